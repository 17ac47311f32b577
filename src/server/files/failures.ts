import { AppError } from '#shared/errors.ts';

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** A full disk in words; everything else as it is. */
export function roomOr(error: unknown): unknown {
  const code = codeOf(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new AppError('unavailable', 'There is no room for files on this server', { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
