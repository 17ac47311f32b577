import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import { endingOf, requireFitting } from './file-types.ts';
import { remakePicture } from './pictures.ts';
import type { ReceivedFile } from './receive.ts';

/** A file that may be kept: what it is by its content, and as it will be stored. */
export interface ExaminedFile {
  path: string;
  thumbnailPath: string | null;
  mime: string;
  sizeBytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
}

/**
 * Finds out what a file is, whatever its name says, and refuses in a sentence what may not be kept.
 * Pictures are made anew, in turns by person.
 */
export async function examine(
  { path, folder }: Pick<ReceivedFile, 'path' | 'folder'>,
  { fileName, userId }: { fileName: string; userId: string },
): Promise<ExaminedFile> {
  const mime = await typeOf(path, fileName);
  requireFitting(fileName, mime);
  // `requireFitting` refuses what has no type.
  const type = String(mime);
  if (!type.startsWith('image/')) {
    const none = { thumbnailPath: null, width: null, height: null };
    return { path, mime: type, ...none, ...(await measured(path)) };
  }
  const picture = await remakePicture(path, { folder, mime: type, userId });
  return { ...picture, mime: type, ...(await measured(picture.path)) };
}

async function typeOf(path: string, fileName: string): Promise<string | undefined> {
  // A file that ends in the middle of its head breaks the reading of it.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found) return found.mime;
  if (!(await isPlainText(path))) return undefined;
  return endingOf(fileName) === '.csv' ? 'text/csv' : 'text/plain';
}

// Text has no control characters, and does not begin like a page or a drawing, which browsers may run.
async function isPlainText(path: string): Promise<boolean> {
  let isFirst = true;
  // One character per byte: the same for every encoding that a table may come in.
  for await (const piece of createReadStream(path, 'latin1')) {
    const text = String(piece);
    // oxlint-disable-next-line no-control-regex -- Control characters are what it looks for.
    if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return false;
    if (isFirst && /^(\xef\xbb\xbf)?\s*<[!?a-z]/i.test(text)) return false;
    isFirst = false;
  }
  return true;
}

async function measured(path: string): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { sizeBytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
