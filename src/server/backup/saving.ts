import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Pace } from './pace.ts';

const syncEveryBytes = 8 * 1024 * 1024;

/** What a stream came to. */
export interface Sum {
  bytes: number;
  sha256: string;
}

/** Lets a stream through, no faster than its pace, and knows at its end what it came to. */
class Summing extends Transform {
  readonly #hash = createHash('sha256');
  readonly #pace: Pace | undefined;
  #bytes = 0;

  constructor(pace: Pace | undefined) {
    super();
    this.#pace = pace;
  }

  override _transform(
    piece: Buffer,
    _encoding: string,
    done: (error: null, piece: Buffer) => void,
  ): void {
    this.#hash.update(piece);
    this.#bytes += piece.length;
    if (!this.#pace) return done(null, piece);
    void this.#pace.after(piece.length).then(() => done(null, piece));
  }

  sum(): Sum {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Packs a stream into a new file, and says what it came to before. */
export async function savePacked(source: Readable, path: string, pace?: Pace): Promise<Sum> {
  const summing = new Summing(pace);
  await pipeline(source, summing, pack(), newFile(path));
  return summing.sum();
}

/** Writes a stream into a new file as it is. */
export async function savePlain(source: Readable, path: string, pace?: Pace): Promise<Sum> {
  const summing = new Summing(pace);
  await pipeline(source, summing, newFile(path));
  return summing.sum();
}

export async function sumOfPacked(path: string, pace?: Pace): Promise<Sum> {
  const plain = createZstdDecompress();
  const [sum] = await Promise.all([sumOf(plain, pace), pipeline(createReadStream(path), plain)]);
  return sum;
}

export async function sumOfPlain(path: string, pace?: Pace): Promise<Sum> {
  return sumOf(createReadStream(path), pace);
}

/** Reads a stream to its end and keeps nothing. */
export async function sumOf(source: Readable, pace?: Pace): Promise<Sum> {
  const summing = new Summing(pace);
  summing.resume();
  await pipeline(source, summing);
  return summing.sum();
}

function pack(): Transform {
  const params = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 };
  return createZstdCompress({ params });
}

/**
 * Writes a new file for nobody's eyes but the owner's. It reaches the disk bit by bit: whoever writes
 * to the database meanwhile would have to wait for all of it at once.
 */
function newFile(path: string) {
  return async (source: AsyncIterable<Buffer>) => {
    const file = await open(path, 'wx', 0o600);
    try {
      let waiting = 0;
      for await (const piece of source) {
        await file.writeFile(piece);
        waiting += piece.length;
        if (waiting < syncEveryBytes) continue;
        await file.datasync();
        waiting = 0;
      }
      await file.sync();
    } finally {
      await file.close();
    }
  };
}
