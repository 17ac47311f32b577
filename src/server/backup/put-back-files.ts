import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileIdOf } from '#server/files/keep.ts';
import { anArrival } from '#server/files/receive.ts';
import type { FileStore } from '#server/files/store.ts';
import { type Manifest, NotWhole, pathOfFile, type SavedFile } from './manifest.ts';
import { savePlain, sumOf } from './saving.ts';

/**
 * A file of ours that the backup does not have would be swept away, since no row names it. What else
 * lies in a bucket is left alone.
 */
export async function requireRoomFor(files: FileStore, saved: Manifest): Promise<void> {
  const known = new Set(saved.files.map(({ key }) => key));
  for await (const { key } of files.list())
    if (fileIdOf(key) && !known.has(key))
      throw new Error(
        `The store of files is not empty, and has some that are not in the backup (${key}). Empty it, ` +
          'or take another one.',
      );
}

/** Puts the saved files into the store and reads them back. Those of a restore before stay. */
export async function putBackFiles(
  { files, dataDir }: { files: FileStore; dataDir: string },
  backup: string,
  saved: Manifest,
): Promise<void> {
  const isThere = async (file: SavedFile) => {
    const found = await files.get(file.key);
    return found !== null && (await sumOf(found.bytes)).sha256 === file.sha256;
  };
  for (const file of saved.files) {
    if (await isThere(file)) continue;
    // The store takes over what it is given, and the backup has to keep its own.
    const folder = await anArrival(dataDir);
    try {
      const path = join(folder, 'file');
      await savePlain(createReadStream(pathOfFile(backup, file)), path);
      await files.put(file.key, path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    if (!(await isThere(file)))
      throw new NotWhole(`The store of files gives ${file.key} otherwise than it was saved.`);
  }
}
