import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#server/http/context.ts';
import { arrivalsFolder } from './receive.ts';
import type { FileStore } from './store.ts';

const everyMs = 3_600_000;
const batch = 500;

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
  let keys: string[] = [];
  for await (const { key, at } of files.list()) {
    // A bucket may hold what is not ours.
    if (at.getTime() > before || !isOurs.test(key)) continue;
    keys.push(key);
    if (keys.length < batch) continue;
    await removeUnnamed(files, keys, findNamed);
    keys = [];
  }
  await removeUnnamed(files, keys, findNamed);
  await removeArrivals(config.dataDir, before);
}

async function removeUnnamed(
  files: FileStore,
  keys: string[],
  findNamed: FindNamed,
): Promise<void> {
  if (keys.length === 0) return;
  const named = await findNamed([...new Set(keys.map(fileIdOf))]);
  for (const key of keys) if (!named.has(fileIdOf(key))) await files.remove(key);
}

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const isOurs = new RegExp(`^${id}/${id}(?:\\.thumbnail)?$`);

function fileIdOf(key: string): string {
  return key.split('/')[1]?.split('.')[0] ?? '';
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
