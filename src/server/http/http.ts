import { isUtf8 } from 'node:buffer';
import { STATUS_CODES } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { maxBodyBytes, uploadType } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { askedBy, isRequestId } from '#server/database/asked-by.ts';
import { compressed } from './compressed.ts';
import type { Services } from './context.ts';
import { answerFailure } from './failures.ts';
import { parseJson } from './json.ts';
import { requireSameOrigin, securityHeaders } from './protection.ts';
import { RequestLimit } from './request-limit.ts';
import { readSession } from './request.ts';
import { requireDeclaredRoutes } from './routes.ts';
import { Shares } from './shares.ts';
import { Unread } from '#server/records/unread.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What an account may have done at once. */
    shares: Shares;
  }
}

/** A quarter of the connections to the database; the line is what a page that opens may ask for. */
const shareOfAccount = { atOnce: 4, waiting: 200, withinMs: 10_000 };
/** Several whole lists on their way to a phone; whoever takes nothing for so long has gone. */
const unreadOfAccount = { mostBytes: 64 * 1024 * 1024, stalledMs: 2 * 60_000 };

/** How a request is answered of which Node could not even read the head. */
const unreadableStatus: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** The HTTP server with everything that holds for every route, and no route yet. */
export async function createHttp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app: FastifyInstance = Fastify({
    // Fastify's own type of a logger is narrower than the one it accepts.
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      // Whoever comes without a proxy could write the ids of others into the log.
      return config.trustProxy && isRequestId(given) ? given : newId();
    },
    bodyLimit: maxBodyBytes,
    // Only who knocks at our own door is believed; what stands before it in the header is whatever
    // the client wrote there.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: 'idle',
    // What still comes over an open connection while stopping is answered like everything else.
    return503OnClosing: false,
    // A large file may take its time over a phone's network: a silence ends it (`receiveFile`), and
    // this only whoever drips. Everything else has `bodyWithinMs`.
    requestTimeout: Math.max(uploadWithinMs, config.maxFileBytes / slowestBytesPerMs),
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    // The router answers an address that it cannot decode by itself, past all hooks and headers.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/api/address-not-valid'),
    // Nor may it judge by length: no address is longer than what a request's head may hold.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    clientErrorHandler(error, socket) {
      // Not the error itself: it carries the bytes that came, and so perhaps a cookie.
      services.log.debug({ code: error.code }, 'a request could not be read');
      // Browsers open connections ahead: what is said into one that has asked nothing would be taken
      // for the answer to its next request.
      if (socket.bytesRead === 0) return void socket.destroy();
      const status = unreadableStatus[error.code ?? ''] ?? 400;
      if (socket.writable)
        socket.end(
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
        );
    },
  });

  requireDeclaredRoutes(app);
  // JSON only: everything else, text/plain above all, answers 415.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = textOf(request, body as Buffer); // As `parseAs` says.
      done(null, text === '' ? undefined : parseJson(text));
    } catch (error) {
      done(error instanceof Error ? error : new Error('unreadable body'));
    }
  });
  app.addContentTypeParser(uploadType, (request, body, done) => {
    const { declared } = request.routeOptions.config;
    const isUpload = typeof declared === 'object' && declared.upload;
    done(isUpload ? null : new AppError('unsupported', 'Send JSON'), body);
  });
  app.decorateRequest('session', null);
  const unread = new Unread(unreadOfAccount);
  app.decorate('shares', new Shares(shareOfAccount, unread));

  await app.register(helmet, securityHeaders(config));
  await app.register(cookie);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dayslate',
        description: 'Everything the browser app does, it does through this API.',
        version: '1',
      },
    },
  });

  const limit = new RequestLimit(config.requestsPerSecond);
  // What is read of a body comes from the outside, and knows nothing of the request any more.
  app.addHook('onRequest', ({ id }, _reply, done) => askedBy.run(id, done));
  app.addHook('preValidation', ({ id }, _reply, done) => askedBy.run(id, done));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    limitTime(request);
  });
  app.addHook('onRequest', async (request, reply) => {
    const isApi = request.url.startsWith('/api/');
    if (isApi) reply.header('cache-control', 'no-store');
    requireSameOrigin(config, request);
    const { declared } = request.routeOptions.config;
    if (!isApi || (typeof declared === 'object' && declared.withoutDatabase)) return;
    await readSession(services, request, reply);
    if (request.session) limit.count(request.session.userId);
  });
  app.addHook('onSend', compressed);
  app.addHook('onSend', async (request, reply, payload) => {
    unread.note(reply.raw, request.session?.userId, payload);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    // The route's pattern, never the address itself: that may hold a search or an id.
    request.log.debug(
      {
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerFailure(unknownOperation(), request, reply));
  return app;
}

/** The answer to a path below /api that no contract declares. */
export function unknownOperation(): AppError {
  return new AppError('not_found', 'There is nothing here');
}

// JSON is UTF-8 (RFC 8259). Read as anything else, other signs would pass than those that were sent.
function textOf(request: FastifyRequest, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(
    request.headers['content-type'] ?? '',
  )?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new AppError('unsupported', 'Send JSON as UTF-8');
  if (!isUtf8(body)) throw new AppError('invalid', 'This is not UTF-8');
  return body.toString('utf8');
}

const bodyWithinMs = 30_000;
const uploadWithinMs = 15 * 60_000;
const slowestBytesPerMs = 8;

// Attackers who send a request byte by byte must not hold a connection.
function limitTime({ raw, routeOptions }: FastifyRequest): void {
  const { declared } = routeOptions.config;
  const hasBody = raw.headers['transfer-encoding'] ?? raw.headers['content-length'];
  if (!hasBody || (typeof declared === 'object' && declared.upload)) return;
  const timer = setTimeout(() => raw.destroy(), bodyWithinMs);
  const arrived = () => clearTimeout(timer);
  raw.once('end', arrived).once('close', arrived);
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
