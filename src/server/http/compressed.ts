import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below it the head of an answer outweighs what can be saved. */
const smallest = 1024;

// Off the main thread, and as fast as it goes: of rows that are alike the last percents cost most.
const ways: Record<string, (text: Buffer) => Promise<Buffer>> = {
  zstd: (text) =>
    promisify(zstdCompress)(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 4 }),
};

/**
 * The answer in the smallest way that its reader understands. Streams and files go as they are, and so
 * does what nobody may learn from its length (071): answers that hold a secret, and those that another
 * site, or a link that somebody followed, has made a browser ask for.
 */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < smallest) return payload;
  const { declared } = request.routeOptions.config;
  if (typeof declared !== 'object' || declared.secret) return payload;
  const { 'sec-fetch-site': site, 'accept-encoding': accepted = '' } = request.headers;
  if (site !== undefined && site !== 'same-origin') return payload;
  reply.header('vary', 'accept-encoding');
  const name = encodingOf(accepted);
  const way = name && ways[name];
  if (!way) return payload;
  reply.header('content-encoding', name);
  return way(Buffer.from(payload));
}

/** The first of our ways that this header of a request names and does not refuse. */
export function encodingOf(accepted: string): string | undefined {
  const named = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...options] = part.split(';').map((word) => word.trim().toLowerCase());
      const isRefused = options.some((option) => /^q=0(\.0*)?$/.test(option));
      return [name, !isRefused];
    }),
  );
  return Object.keys(ways).find((name) => named.get(name));
}
