import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing, roomOr } from './failures.ts';
import { filesFolder } from './receive.ts';
import type { FileStore, StoredBytes } from './store.ts';

/** Keeps files in a folder of this machine. */
export class DiskStore implements FileStore {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(filesFolder(dataDir), 'kept');
  }

  /** The bytes reach the disk before the name does: after a power cut a name has its whole file. */
  async put(key: string, path: string): Promise<void> {
    const target = this.#pathOf(key);
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await sync(path, 'r+');
      await rename(path, target);
      // Windows keeps names by itself and opens no folder.
      if (process.platform !== 'win32') await sync(dirname(target), 'r');
    } catch (error) {
      throw roomOr(error);
    }
  }

  async get(key: string): Promise<StoredBytes | null> {
    const path = this.#pathOf(key);
    try {
      const { size } = await stat(path);
      return { bytes: createReadStream(path), sizeBytes: size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<{ key: string; at: Date }> {
    for (const workspace of await names(this.#folder)) {
      for (const file of await names(join(this.#folder, workspace))) {
        const key = `${workspace}/${file}`;
        const found = await stat(this.#pathOf(key)).catch(() => null);
        if (found) yield { key, at: found.mtime };
      }
    }
  }

  #pathOf(key: string): string {
    // Keys are made of our own ids; nothing that a person typed gets here.
    if (!/^[\w-]+\/[\w.-]+$/.test(key) || key.includes('..')) throw new Error('No key of a file');
    return join(this.#folder, key);
  }
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
