import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#server/files/failures.ts';
import { manifestName } from './manifest.ts';

const finished = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const mark = '.unfinished';

/** What the backup of this moment is called. */
export function nameOf(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, '-');
}

/** Where a backup lies until it is whole. */
export function unfinishedPath(folder: string, name: string): string {
  return join(folder, `${name}${mark}`);
}

/** The backups in a folder that were finished, the newest last. */
export async function backupsIn(folder: string): Promise<string[]> {
  return (await names(folder)).filter((name) => finished.test(name)).toSorted();
}

/** When the newest backup in the folder was begun. */
export async function newestAt(folder: string): Promise<Date | undefined> {
  const newest = (await backupsIn(folder)).at(-1);
  const [day, time = ''] = newest?.split('T') ?? [];
  const [hours, minutes, seconds] = time.split('-');
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
}

/** Leaves the newest so many, and nothing of what was never finished. Call it while no other runs. */
export async function prune(folder: string, keep: number | undefined): Promise<string[]> {
  const all = await backupsIn(folder);
  const old = keep === undefined ? [] : all.slice(0, Math.max(0, all.length - keep));
  // Half of one must not look like a whole one.
  for (const name of old) await rename(join(folder, name), unfinishedPath(folder, name));
  await removeUnfinished(folder);
  return old;
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await names(folder))
    if (name.endsWith(mark) && finished.test(name.slice(0, -mark.length)))
      await rm(join(folder, name), { recursive: true, force: true });
}

/** The backup that a path means: itself, or the newest of those in it. */
export async function backupAt(path: string): Promise<string> {
  if (await stat(join(path, manifestName)).catch(() => null)) return path;
  const newest = (await backupsIn(path)).at(-1);
  if (!newest) throw new Error(`There is no backup in ${path}.`);
  return join(path, newest);
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
