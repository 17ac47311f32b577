import type { Readable } from 'node:stream';
import type { Config } from '#server/config.ts';
import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3-store.ts';

/** Where files are kept, by a name like `{workspace}/{file}`; nothing in it ever changes. */
export interface FileStore {
  /** Takes over a finished file of this machine; when it returns the file is safe. */
  put(key: string, path: string): Promise<void>;
  /** The bytes of a file, or null if there is none. */
  get(key: string): Promise<StoredBytes | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file that is there, with when it came. */
  list(): AsyncIterable<{ key: string; at: Date }>;
}

export interface StoredBytes {
  bytes: Readable;
  /** If the store tells it. */
  sizeBytes: number | undefined;
}

/** The store that the settings name: a folder, or a service that speaks like S3. */
export function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 ? new S3Store(s3) : new DiskStore(dataDir);
}

/** The small picture of a picture lies beside it. */
export function thumbnailKey(key: string): string {
  return `${key}.thumbnail`;
}
