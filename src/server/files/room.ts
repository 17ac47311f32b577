import { AppError } from '#shared/errors.ts';
import type { UserContext } from '#server/http/context.ts';

interface Whose {
  /** Whose files they are: a workspace or a person. */
  owner: string;
  /** Who has used what there is: 'This workspace has used its'. */
  usedText: string;
  /** How many bytes are kept for `$1`. */
  usedBytes: string;
}

/**
 * Refuses a file for which an owner has no room left. One after another, or two that come at once would
 * both find room for themselves.
 */
export async function requireRoom(
  { transaction, config }: Pick<UserContext, 'transaction' | 'config'>,
  { owner, usedText, usedBytes }: Whose,
  sizeBytes: number,
): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(hashtextextended('files ' || $1, 0))`, [
    owner,
  ]);
  const [used] = await transaction.query<{ bytes: number }>(
    `select coalesce((${usedBytes}), 0)::float8 as bytes`,
    [owner],
  );
  if ((used?.bytes ?? 0) + sizeBytes <= config.fileQuotaBytes) return;
  const megabytes = config.fileQuotaBytes / 1024 / 1024;
  const quota = megabytes >= 1024 ? `${Math.floor(megabytes / 1024)} GB` : `${megabytes} MB`;
  throw new AppError(
    'too_large',
    `${usedText} ${quota} for files. Deleted files count for 30 days.`,
  );
}
