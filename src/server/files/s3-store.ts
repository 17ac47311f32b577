import { openAsBlob } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { Parser } from 'htmlparser2';
import { AppError } from '#shared/errors.ts';
import type { S3Settings } from '#server/config.ts';
import { Silence } from '#server/http/silence.ts';
import type { FileStore, StoredBytes } from './store.ts';

const silentForMs = 60_000;

/** Keeps files in a bucket of any service that speaks like Amazon S3. */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  readonly #bucket: string;
  readonly #silentForMs: number;

  constructor(settings: S3Settings, times: { silentForMs?: number } = {}) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
    this.#silentForMs = times.silentForMs ?? silentForMs;
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
    const body = await openAsBlob(path);
    // Nobody tells how far a body has gone: the platform itself ends an upload of which nothing was
    // taken for five minutes.
    const answer = await this.#client
      .fetch(this.#addressOf(key), { method: 'PUT', body })
      .catch((error: unknown) => {
        throw unreachable(error);
      });
    if (!answer.ok) throw refused('PUT', answer, await wordsIn(answer));
  }

  async get(key: string): Promise<StoredBytes | null> {
    const { answer, bytes } = await this.#ask('GET', key);
    if (answer.status === 404 || !bytes) return null;
    const sizeBytes = Number(answer.headers.get('content-length') ?? Number.NaN) || undefined;
    return { bytes, sizeBytes };
  }

  async remove(key: string): Promise<void> {
    await this.#ask('DELETE', key);
  }

  async *list(): AsyncIterable<{ key: string; at: Date }> {
    let next = '';
    do {
      const query = new URLSearchParams({ 'list-type': '2' });
      if (next) query.set('continuation-token', next);
      const { answer, bytes, words } = await this.#ask('GET', `?${query.toString()}`);
      // That a key is not there says nothing; that the bucket is not there does.
      if (!bytes) throw refused('GET', answer, words);
      const page = readPage(await text(bytes));
      yield* page.files;
      next = page.next;
    } while (next);
  }

  #addressOf(key: string): string {
    return `${this.#bucket}/${key}`;
  }

  async #ask(
    method: 'GET' | 'DELETE',
    key: string,
  ): Promise<{ answer: Response; bytes: Readable | undefined; words: string }> {
    const silence = new Silence(this.#silentForMs);
    const { signal } = silence;
    const answer = await silence
      .during(this.#client.fetch(this.#addressOf(key), { method, signal }))
      .catch((error: unknown) => {
        throw unreachable(error);
      });
    if (answer.ok && answer.body && method === 'GET')
      return { answer, bytes: silence.read(answer.body), words: '' };
    const words = await wordsIn(answer);
    if (!answer.ok && answer.status !== 404) throw refused(method, answer, words);
    return { answer, bytes: undefined, words };
  }
}

/** The store answered, and not as it should: a wrong name, a wrong key. */
export class StoreRefusal extends Error {}

async function wordsIn(answer: Response): Promise<string> {
  return answer.text().catch(() => '');
}

function refused(method: string, { status }: Response, said: string): AppError {
  const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1];
  const words = `the store of files answered ${method} with ${status}${code ? ` ${code}` : ''}`;
  // A key that may do some things and not others is no wrong one.
  if (code === 'AccessDenied') return unreachable(new Error(words));
  return unreachable(status < 500 ? new StoreRefusal(words) : new Error(words));
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
