import * as z from 'zod/mini';
import { uploadType, type Call, type Operation, type Output } from '#shared/contract.ts';

/** What came back, whole. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** The smallest PNG there is: one black pixel. */
export const aPicture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A browser of a person: it has a cookie, an address and an origin, and knocks on the real door. */
export class TestClient {
  readonly url: string;
  readonly origin: string;
  readonly address: string;
  /** The session's. */
  cookie: string;
  /** What this browser is known by after signing in. */
  device = '';

  constructor(options: { url: string; origin: string; address?: string; cookie?: string }) {
    this.url = options.url;
    this.origin = options.origin;
    this.address = options.address ?? randomAddress();
    this.cookie = options.cookie ?? '';
  }

  /** The headers that a page of ours sends. */
  get headers(): Record<string, string> {
    return {
      origin: this.origin,
      'x-forwarded-for': this.address,
      ...(this.cookie || this.device
        ? { cookie: [this.cookie, this.device].filter(Boolean).join('; ') }
        : {}),
    };
  }

  /** Any request; keeps the session cookie that comes back, as a browser would. */
  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...init,
      headers: { ...this.headers, ...(init.headers as Record<string, string> | undefined) },
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      if (/^(__Host-)?did=/.test(pair)) this.device = pair;
      else this.cookie = pair.endsWith('=') ? '' : pair;
    }
    const text = await response.text();
    const isJson =
      text !== '' && response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : text,
    };
  }

  /**
   * An operation with any input, right or wrong; gives whatever is answered. An upload sends a tiny
   * picture, and its body in the query.
   */
  async send(
    operation: Operation,
    input: Parts,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    if (operation.upload) return this.upload(operation, input, aPicture, headers);
    const hasBody = input.body !== undefined;
    return this.fetch(`/api/v1${pathOf(operation, input)}`, {
      method: operation.method,
      headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
    });
  }

  /** An upload of these bytes. */
  async upload(
    operation: Operation,
    { params, query, body }: Parts,
    bytes: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    // A body that is no object names nothing.
    const fields = typeof body === 'object' ? body : {};
    const path = pathOf(operation, { params, query: { ...Object(query), ...fields } });
    return this.fetch(`/api/v1${path}`, {
      method: operation.method,
      headers: { 'content-type': uploadType, ...headers },
      body: bytes,
    });
  }

  /** An operation that must succeed and answer exactly what its contract says. */
  async call<T extends Operation>(
    operation: T,
    input: Call<T>,
    headers: Record<string, string> = {},
  ): Promise<Output<T>> {
    // Every call is made of these three parts; the contract's types said which.
    const answer = await this.send(operation, input as Parts, headers);
    if (answer.status !== 200)
      throw new Error(
        `${operation.method} ${operation.path} answered ${answer.status} ${answer.text}`,
      );
    return z.parse(operation.output, answer.body) as Output<T>;
  }
}

export function pathOf(operation: Operation, { params, query }: Parts): string {
  const named = { ...(params as Record<string, string> | undefined) };
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(named[name] ?? ''),
  );
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
}

// Everybody has an address of their own, or the limits per address would count all tests as one.
export function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}
