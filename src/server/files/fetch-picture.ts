import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import { FetchRefused, guardedFetch } from '#server/jobs/guarded-fetch.ts';
import { examine, type ExaminedFile } from './examine.ts';

/**
 * A picture from an address that somebody typed, looked at and made anew like one that was uploaded:
 * whoever is shown it asks this server, and nobody else learns of it.
 */
export async function fetchPicture(
  url: string,
  { folder, userId }: { folder: string; userId: string },
): Promise<ExaminedFile> {
  const { bytes, type } = await guardedFetch(url, { accept: 'image/*' });
  if (type === 'image/svg+xml') {
    throw new AppError(
      'invalid',
      'An SVG can hold scripts. Save the picture as PNG and upload it.',
    );
  }
  if (type.startsWith('text/')) throw new FetchRefused('It is no picture');
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const examined = await examine({ path, folder }, { fileName: '', userId });
  if (examined.thumbnailPath) return examined;
  throw new FetchRefused('It is no picture');
}
