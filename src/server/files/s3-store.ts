import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { Parser } from 'htmlparser2';
import { AppError } from '#shared/errors.ts';
import type { S3Settings } from '#server/config.ts';
import type { FileStore, StoredBytes } from './store.ts';

const answerWithinMs = 60_000;

/** Keeps files in a bucket of any service that speaks like Amazon S3. */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  readonly #bucket: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#bucket = `${endpoint}/${encodeURIComponent(bucket)}`;
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: 2,
    });
  }

  async put(key: string, path: string): Promise<void> {
    await this.#ask('PUT', key, { body: await openAsBlob(path) });
  }

  async get(key: string): Promise<StoredBytes | null> {
    const answer = await this.#ask('GET', key);
    if (answer.status === 404 || !answer.body) return null;
    const sizeBytes = Number(answer.headers.get('content-length') ?? Number.NaN) || undefined;
    // The types of the web's streams and of Node's own are two for the same thing.
    return { bytes: Readable.fromWeb(answer.body as never), sizeBytes };
  }

  async remove(key: string): Promise<void> {
    await this.#ask('DELETE', key);
  }

  async *list(): AsyncIterable<{ key: string; at: Date }> {
    let next = '';
    do {
      const query = new URLSearchParams({ 'list-type': '2' });
      if (next) query.set('continuation-token', next);
      const answer = await this.#ask('GET', `?${query.toString()}`);
      const page = readPage(await answer.text());
      yield* page.files;
      next = page.next;
    } while (next);
  }

  async #ask(method: string, key: string, more: { body?: Blob } = {}): Promise<Response> {
    const answer = await this.#client
      .fetch(`${this.#bucket}/${key}`, {
        method,
        ...more,
        signal: AbortSignal.timeout(answerWithinMs),
      })
      .catch((error: unknown) => {
        throw unreachable(error);
      });
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    throw unreachable(new Error(`the store of files answered ${method} with ${answer.status}`));
  }
}

function unreachable(cause: unknown): AppError {
  const text = 'The server cannot reach its files right now. Try again in a moment.';
  return new AppError('unavailable', text, { retryAfterSeconds: 5, cause });
}

/** One page of a listing: `<Contents><Key/><LastModified/></Contents>`, and where the next begins. */
function readPage(xml: string): { files: { key: string; at: Date }[]; next: string } {
  const files: { key: string; at: Date }[] = [];
  const texts = new Map<string, string>();
  let name = '';
  const parser = new Parser(
    {
      onopentag: (tag) => {
        name = tag;
        texts.set(tag, '');
      },
      ontext: (text) => texts.set(name, (texts.get(name) ?? '') + text),
      onclosetag: (tag) => {
        name = '';
        if (tag !== 'Contents') return;
        const at = new Date(texts.get('LastModified') ?? '');
        files.push({ key: texts.get('Key') ?? '', at });
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { files, next: texts.get('NextContinuationToken') ?? '' };
}
