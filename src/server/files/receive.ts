import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { Config } from '#server/config.ts';
import { roomOr } from './failures.ts';

/** A file that has arrived whole, in a folder of its own that goes when the request ends. */
export interface ReceivedFile {
  path: string;
  folder: string;
  sizeBytes: number;
  /** Of what came, before anything is taken out of it. */
  sha256: string;
  discard(): Promise<void>;
}

type Settings = Pick<Config, 'dataDir' | 'maxFileBytes'>;
const stalledAfterMs = 30_000;

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** Where files are until they are known to be good. */
export function arrivalsFolder(dataDir: string): string {
  return join(filesFolder(dataDir), 'arriving');
}

/** Writes the body of a request to disk, piece by piece. Cut off or too large, it leaves nothing. */
export async function receiveFile(
  config: Settings,
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
): Promise<ReceivedFile> {
  if (!(body instanceof Readable)) throw new AppError('invalid', 'Send the file as the body');
  if (Number(headers['content-length'] ?? 0) > config.maxFileBytes) throw tooLarge(config);
  const folder = await anArrival(config.dataDir);
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    const written = await write(body, path, config);
    if (written.sizeBytes === 0) throw new AppError('invalid', 'This file is empty');
    return { path, folder, ...written, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** A new folder for files that are being made. */
export async function anArrival(dataDir: string): Promise<string> {
  const arrivals = arrivalsFolder(dataDir);
  await mkdir(arrivals, { recursive: true, mode: 0o700 });
  return mkdtemp(join(arrivals, 'file-'));
}

async function write(body: Readable, path: string, config: Settings) {
  let sizeBytes = 0;
  const hash = createHash('sha256');
  const stall = () => body.destroy(new Error('nothing came for too long'));
  let timer = setTimeout(stall, stalledAfterMs);
  const target = await open(path, 'wx');
  try {
    // Left as it is when this ends early: destroyed, it would take the answer along.
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      clearTimeout(timer);
      timer = setTimeout(stall, stalledAfterMs);
      sizeBytes += piece.length;
      if (sizeBytes > config.maxFileBytes) throw tooLarge(config);
      hash.update(piece);
      await target.writeFile(piece);
    }
    return { sizeBytes, sha256: hash.digest('hex') };
  } catch (error) {
    const cause = roomOr(error);
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid', 'The upload was cut off. Try again.', { cause });
  } finally {
    clearTimeout(timer);
    await target.close();
  }
}

function tooLarge({ maxFileBytes }: Settings): AppError {
  return new AppError('too_large', `Use a file of at most ${maxFileBytes / 1024 / 1024} MB`);
}
