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
  const handle = new DatabaseSync(file, { timeout: 0 });
  try {
    handle.exec(statements);
    return { release: () => handle.close() };
  } catch (error) {
    handle.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return undefined; // SQLITE_BUSY
    throw error;
  }
}
