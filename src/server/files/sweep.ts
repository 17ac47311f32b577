import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#server/http/context.ts';
import { fileIdOf } from './keep.ts';
import { arrivalsFolder } from './receive.ts';
import type { FileStore } from './store.ts';

const everyMs = 3_600_000;
const batch = 500;

interface Found {
  key: string;
  /** Of the file; its small picture has the same. */
  id: string;
}

/** Of these files, by their ids, those that some record still names. */
export type FindNamed = (fileIds: string[]) => Promise<ReadonlySet<string>>;

/**
 * Removes the files that no record names any more: what was deleted 30 days ago, what belonged to a
 * deleted workspace, and what was left by a server that died. Younger ones may be just arriving.
 */
export async function sweep(
  { files, config }: Pick<Services, 'files' | 'config'>,
  findNamed: FindNamed,
  olderThanMs = everyMs,
): Promise<void> {
  const before = Date.now() - olderThanMs;
  let found: Found[] = [];
  for await (const { key, at } of files.list()) {
    const id = fileIdOf(key);
    if (at.getTime() > before || !id) continue;
    found.push({ key, id });
    if (found.length < batch) continue;
    await removeUnnamed(files, found, findNamed);
    found = [];
  }
  await removeUnnamed(files, found, findNamed);
  await removeArrivals(config.dataDir, before);
}

async function removeUnnamed(
  files: FileStore,
  found: readonly Found[],
  findNamed: FindNamed,
): Promise<void> {
  if (found.length === 0) return;
  const named = await findNamed([...new Set(found.map(({ id }) => id))]);
  for (const { key, id } of found) if (!named.has(id)) await files.remove(key);
}

async function removeArrivals(dataDir: string, before: number): Promise<void> {
  const folder = arrivalsFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** Sweeps hourly. */
export function startSweeping(services: Services, findNamed: FindNamed): { stop(): void } {
  const timer = setInterval(() => {
    sweep(services, findNamed).catch((error: unknown) =>
      services.log.warn({ err: error }, 'sweeping files failed'),
    );
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
