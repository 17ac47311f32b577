import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import { DiskStore } from './disk-store.ts';
import { S3Store, StoreRefusal } from './s3-store.ts';

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

const waitMs = 5_000;

/**
 * Fails in one line if the store will never give anything: no such bucket, or no right to it. One
 * that cannot be reached may come yet, and all but files works without.
 */
export async function requireStore(files: FileStore, log: FastifyBaseLogger): Promise<void> {
  const look = files.list()[Symbol.asyncIterator]();
  try {
    const late = AbortSignal.timeout(waitMs);
    const tooLate = new Promise<never>((_, reject) =>
      late.addEventListener('abort', () => reject(new Error('it does not answer'))),
    );
    await Promise.race([look.next(), tooLate]);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof StoreRefusal)
      throw new Error(
        `the bucket of S3_BUCKET cannot be used (${cause.message}). Look at the S3 settings.`,
        { cause },
      );
    log.warn(`the bucket of S3_ENDPOINT cannot be reached: ${wordsOf(cause)}`);
  }
}

// What fetch throws says nothing itself.
function wordsOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** The small picture of a picture lies beside it. */
export function thumbnailKey(key: string): string {
  return `${key}.thumbnail`;
}
