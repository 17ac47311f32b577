import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Locks on files by way of SQLite, because Node has no `flock`. They belong to the kernel: whoever
 * dies gives them back, so no lock is ever stale, and they hold between containers that share a disk.
 */
export interface Lock {
  release(): void;
}

/** Waits until no other process holds the lock, then holds it alone while `work` runs. */
export async function whileLocked<T>(file: string, work: () => Promise<T>): Promise<T> {
  let lock = tryExclusive(file);
  while (!lock) {
    await delay(20);
    lock = tryExclusive(file);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** Undefined while anybody else, in any process, shares the lock or holds it alone. */
export function tryExclusive(file: string): Lock | undefined {
  return tryLock(file, 'begin exclusive');
}

/** Many may share the lock; as long as one does, `tryExclusive` fails. */
export function shareLock(file: string): Lock {
  const lock = tryLock(file, 'begin; select count(*) from sqlite_schema');
  if (!lock) throw new Error(`${file} is locked by another process`);
  return lock;
}

function tryLock(file: string, statements: string): Lock | undefined {
  let handle: DatabaseSync | undefined;
  try {
    const open = (handle = new DatabaseSync(file, { timeout: 0 }));
    open.exec(statements);
    return { release: () => open.close() };
  } catch (error) {
    handle?.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === SQLITE_BUSY) return undefined;
    if (!(error instanceof Error) || !unusable.has(code)) throw error;
    throw new Error(
      `${file} cannot be used as a lock (${error.message}). Delete it while no Dayslate runs on its ` +
        'folder; it holds nothing.',
    );
  }
}

const SQLITE_BUSY = 5;
/** Read only, not to be opened, and no file of SQLite. */
const unusable = new Set<unknown>([8, 14, 26]);
