import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Silence } from '#server/http/silence.ts';

/**
 * A slow site may take its time, as long as it goes on; but whoever typed its address waits, and one
 * that drips must end.
 */
const patience = { silentForMs: 5_000, inAllMs: 15_000 };
const mostBytes = 2 * 1024 * 1024;
const maxRedirects = 3;
const probeWithinMs = 10_000;
// Shops and networks count a click at one address after another.
const maxProbeRedirects = 10;

/** What came from an address that a user typed. */
export interface Fetched {
  /** Where it came from in the end. */
  url: URL;
  /** The media type in small letters, without its parameters. */
  type: string;
  charset: string | undefined;
  bytes: Buffer;
}

interface Address {
  address: string;
  family: number;
}

/** Why nothing was fetched: 'refused' is our own doing, the others say something of the address. */
type Reason = 'refused' | 'unreachable' | 'timeout';

/** An address that the server does not go to, or one that gives nothing that may be taken. */
export class FetchRefused extends Error {
  readonly reason: Reason;

  constructor(message: string, reason: Reason = 'refused') {
    super(message);
    this.reason = reason;
  }
}

// Tests fetch from this machine, which nobody else may.
const permitted = new Set<string>();

/** For tests: `127.0.0.1:4399` may be fetched from until the function that it gives is called. */
export function permitForTest(hostAndPort: string): () => void {
  permitted.add(hostAndPort);
  return () => void permitted.delete(hostAndPort);
}

/**
 * The only way to an address that a user typed. The name is resolved here, every address that it
 * has is looked at, and the connection goes to the one that was looked at: a name that answers
 * otherwise the second time gains nothing. Each redirect is treated like the first address.
 * `isCut` takes the beginning of what is longer than `maxBytes`, instead of refusing it.
 */
export async function guardedFetch(
  text: string,
  {
    accept,
    isCut = false,
    limits = patience,
    maxBytes = mostBytes,
  }: { accept: string; isCut?: boolean; limits?: typeof patience; maxBytes?: number },
): Promise<Fetched> {
  const silence = new Silence(limits.silentForMs);
  const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(limits.inAllMs)]);
  const asked = { method: 'GET', accept, signal } as const;
  try {
    const { answer, url } = await silence.during(follow(text, asked, maxRedirects));
    return await read(answer, url, { isCut, maxBytes, silence, signal });
  } catch (error) {
    // However the connection took it: torn off in the middle it says nothing of why.
    throw signal.aborted ? tooLate(signal.reason) : error;
  }
}

function tooLate(reason: unknown): FetchRefused {
  const why = reason instanceof Error ? ` (${reason.name}: ${reason.message})` : '';
  return new FetchRefused(`It took too long${why}`, 'timeout');
}

/** Why what is longer than it may be is refused. */
export const tooLargeText = 'It is too large';

/** Where an address leads in the end and how it answers there, or why nobody can tell. */
export type Probed = { url: URL; status: number } | Reason;

/** Knocks at an address that a user typed, in the same guarded way; nothing of the page is read. */
export async function guardedProbe(text: string, method: 'HEAD' | 'GET'): Promise<Probed> {
  const signal = AbortSignal.timeout(probeWithinMs);
  try {
    const asked = { method, accept: 'text/html,*/*;q=0.8', signal };
    const { answer, url } = await follow(text, asked, maxProbeRedirects);
    answer.destroy();
    return { url, status: answer.statusCode ?? 0 };
  } catch (error) {
    if (signal.aborted) return 'timeout';
    // A connection that breaks is no refusal of ours.
    return error instanceof FetchRefused ? error.reason : 'unreachable';
  }
}

interface Asked {
  method: 'HEAD' | 'GET';
  accept: string;
  signal: AbortSignal;
}

async function follow(
  text: string,
  asked: Asked,
  redirectsLeft: number,
): Promise<{ answer: IncomingMessage; url: URL }> {
  let url = readUrl(text);
  for (let left = redirectsLeft; ; left -= 1) {
    const answer = await ask(url, asked);
    const target = redirectOf(answer);
    if (target === undefined) return { answer, url };
    answer.destroy();
    if (left === 0) throw new FetchRefused('It leads on too often', 'unreachable');
    url = readUrl(target, url);
  }
}

/** The address as a browser would read it; all spellings of a number are one then. */
function readUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new FetchRefused('No address');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchRefused('Only http and https are fetched');
  }
  if (url.username || url.password) throw new FetchRefused('An address that signs in');
  if (url.port !== '' && !permitted.has(url.host)) throw new FetchRefused('An unusual port');
  return url;
}

/** The addresses of a host, all of them open to everybody, or a refusal. */
async function addressesOf(url: URL): Promise<Address[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family
    ? [{ address: host, family }]
    : await lookup(host, { all: true }).catch(() => []);
  if (found.length === 0) throw new FetchRefused('No such host', 'unreachable');
  if (permitted.has(url.host)) return found;
  for (const { address } of found) {
    if (!isPublic(address)) throw new FetchRefused('An address that is not open to everybody');
  }
  return found;
}

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Whether an address is of the open internet: not of this machine, this network, or a way into it. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    // `::ffff:127.0.0.1` and its like reach IPv4 by another name.
    return parsed.match(globalUnicast) && parsed.range() === 'unicast';
  }
  return parsed.range() === 'unicast';
}

async function ask(url: URL, { method, accept, signal }: Asked): Promise<IncomingMessage> {
  const addresses = await inTime(addressesOf(url), signal);
  const pinned: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    request(url, {
      method,
      lookup: pinned,
      signal,
      // No connection is kept that another request could find.
      agent: false,
      maxHeaderSize: 16_384,
      headers: {
        accept,
        'accept-encoding': 'identity',
        'accept-language': 'en',
        'user-agent': 'Mozilla/5.0 (compatible; Dayslate; link preview)',
      },
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined;
}

interface Reading {
  isCut: boolean;
  maxBytes: number;
  silence: Silence;
  signal: AbortSignal;
}

async function read(
  answer: IncomingMessage,
  url: URL,
  { isCut, maxBytes, silence, signal }: Reading,
): Promise<Fetched> {
  const { statusCode, headers } = answer;
  try {
    if (statusCode !== 200) throw new FetchRefused(`It answered ${statusCode}`);
    if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') {
      throw new FetchRefused('It is packed');
    }
    const pieces: Buffer[] = [];
    let size = 0;
    const stream = answer[Symbol.asyncIterator]();
    const next = () => silence.during(stream.next());
    for (let piece = await next(); !piece.done; piece = await next()) {
      signal.throwIfAborted();
      // Without an encoding a stream gives bytes.
      const bytes = piece.value as Buffer;
      size += bytes.length;
      if (size > maxBytes && !isCut) throw new FetchRefused(tooLargeText);
      pieces.push(bytes);
      if (size > maxBytes) break;
    }
    const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
    const charset = /charset="?([\w-]+)/.exec(parameters.join(';'))?.[1];
    const bytes = Buffer.concat(pieces).subarray(0, maxBytes);
    return { url, type: type.trim(), charset, bytes };
  } finally {
    answer.destroy();
  }
}

// Nothing stops a look-up of a name; but nobody has to wait for it.
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new FetchRefused('It took too long', 'timeout'));
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}
