import { link, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileIdOf } from '#server/files/keep.ts';
import type { FileStore } from '#server/files/store.ts';
import { pathOfFile, type SavedFile } from './manifest.ts';
import type { Pace } from './pace.ts';
import { savePlain } from './saving.ts';
import { requireWhole } from './whole.ts';

interface Work {
  files: FileStore;
  /** Ids of the files that are wanted. */
  named: ReadonlySet<string>;
  /** Those of the last backup, by their keys, and where it lies. */
  previous: { path: string; files: ReadonlyMap<string, SavedFile> } | undefined;
  backup: string;
  pace: Pace;
}

/** A bucket answers slowly, and several at once. */
const atOnce = 4;

/** Saves the wanted files that the store has, with their small pictures, and reads them back. */
export async function saveFiles(work: Work): Promise<SavedFile[]> {
  const { files, named, previous, backup, pace } = work;
  const saved: SavedFile[] = [];
  const folders = new Set<string>();
  const save = async (key: string) => {
    const path = pathOfFile(backup, { key });
    if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    folders.add(dirname(path));
    const known = previous?.files.get(key);
    if (known && previous && (await linked(work, previous.path, known))) {
      saved.push(known);
      return;
    }
    const found = await files.get(key);
    // Swept away since it was listed: whoever names it was deleted meanwhile.
    if (!found) return;
    const file = { key, ...(await savePlain(found.bytes, path, pace)) };
    await requireWhole(backup, { tables: [], files: [file] }, pace);
    saved.push(file);
  };
  const keys = files.list()[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const id = fileIdOf(next.value.key);
      if (id && named.has(id)) await save(next.value.key);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return saved.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** Shares the bytes of the last backup, if they are still what they were. */
async function linked(
  { backup, pace }: Work,
  previous: string,
  known: SavedFile,
): Promise<boolean> {
  const to = pathOfFile(backup, known);
  try {
    await link(pathOfFile(previous, known), to);
  } catch {
    return false; // Not every file system has links.
  }
  return requireWhole(backup, { tables: [], files: [known] }, pace).then(
    () => true,
    () => rm(to).then(() => false),
  );
}
