import { entries as readEntries, promisifyRequest, type UseStore } from 'idb-keyval';
import { remembered } from './remembered.ts';

/** Points to the database of who is signed in, so that the app starts offline; no secret. */
export const userKey = 'dayslate.user';

const prefix = 'dayslate-';
const table = 'entries';

interface Store {
  userId: string;
  inStore: UseStore;
  close: () => void;
}
let current: Store | undefined;
let early: Promise<[string, unknown][]> | undefined;

/** Who used this browser last and has not signed out. */
export function rememberedUserId(): string | null {
  return remembered(userKey);
}

/** Begins to read what is kept of the user who was here last, for the first who asks; gives whether anybody was. */
export function readEarly(): boolean {
  const userId = rememberedUserId();
  if (!userId) return false;
  openStore(userId);
  early = readStore();
  return true;
}

/** Whose database is open, or null while nobody is signed in. */
export function storeUserId(): string | null {
  return current?.userId ?? null;
}

/** Opens the database of a user; what is written from now on goes there. */
export function openStore(userId: string): void {
  if (current?.userId === userId) return;
  closeStore();
  current = connect(userId);
}

/** Closes the database: later writes go nowhere, so nothing comes back after a sign-out. */
export function closeStore(): void {
  current?.close();
  current = undefined;
  early = undefined;
}

/** Everything stored for the user whose database is open. */
export async function readStore(): Promise<[string, unknown][]> {
  const begun = early;
  early = undefined;
  if (begun) return begun;
  if (!current) return [];
  try {
    return await readEntries<string, unknown>(current.inStore);
  } catch {
    // Private windows and full disks: the app works, it only remembers nothing.
    return [];
  }
}

/** Writes and erases in one step: all of it is stored, or nothing; gives whether it was. */
export async function changeStore(
  write: [string, unknown][],
  erase: string[] = [],
): Promise<boolean> {
  if (!current) return false;
  if (write.length + erase.length === 0) return true;
  try {
    await current.inStore('readwrite', (store) => {
      for (const [key, value] of write) store.put(value, key);
      for (const key of erase) store.delete(key);
      // Without this the commit waits for a turn of this tab, which may close before.
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    });
    return true;
  } catch {
    return false;
  }
}

/** Erases every entry that need not be kept; gives whether that could be done. */
export async function eraseAllBut(isKept: (key: string) => boolean): Promise<boolean> {
  if (!current) return false;
  try {
    await current.inStore('readwrite', async (store) => {
      const keys = await promisifyRequest(store.getAllKeys());
      // Every key here is a text.
      for (const key of keys) if (typeof key !== 'string' || !isKept(key)) store.delete(key);
      return promisifyRequest(store.transaction);
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes the database of the user whose it is here, and no other: in a tab that slept through a
 * sign-out somebody else may have signed in since. Theirs removes what is left of others.
 */
export async function deleteStore(): Promise<void> {
  if (!current) return;
  const name = prefix + current.userId;
  await emptyStore(current.inStore);
  closeStore();
  await deleteDatabase(name);
}

/** Deletes what other users left unsent in this browser. */
export async function deleteOtherStores(): Promise<void> {
  const own = current && prefix + current.userId;
  const others = (await storeNames()).filter((name) => name !== own);
  await Promise.all(others.map(deleteDatabase));
}

async function storeNames(): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return [];
  const all = (await indexedDB.databases?.().catch(() => [])) ?? [];
  return all.map(({ name }) => name ?? '').filter((name) => name.startsWith(prefix));
}

// Another tab may hold the database open for a moment, and deleting waits for it: the content goes
// first.
async function emptyStore(inStore: UseStore): Promise<void> {
  try {
    await inStore('readwrite', (store) => promisifyRequest(store.clear()));
  } catch {
    // Nothing could be stored, so there is nothing to empty.
  }
}

function deleteDatabase(name: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
    request.addEventListener('blocked', () => resolve());
  });
}

function connect(userId: string): Store {
  let opening: Promise<IDBDatabase> | undefined;
  let closed = false;
  function database(): Promise<IDBDatabase> {
    if (closed || typeof indexedDB === 'undefined') return Promise.reject(new Error('No database'));
    opening ??= open(prefix + userId, () => (opening = undefined));
    return opening;
  }
  return {
    userId,
    inStore: async (mode, work) => {
      const opened = await database();
      return work(opened.transaction(table, mode).objectStore(table));
    },
    close: () => {
      closed = true;
      void opening?.then((opened) => opened.close()).catch(() => undefined);
    },
  };
}

async function open(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table));
  const database = await promisifyRequest(request);
  // Another tab signed out and deletes the database: holding on would keep its content alive.
  database.addEventListener('versionchange', () => {
    database.close();
    onClosed();
  });
  database.addEventListener('close', onClosed);
  return database;
}
