import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { feedContract } from '#shared/contracts/feed-contract.ts';
import { ApiError, call, isAway, NetworkError, onSignedOut, sendWith } from './api.ts';
import { isOnline, lostServer } from '#client/sync/live/online.ts';

let answer: RequestListener;
const net = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
await once(net, 'listening');
afterAll(() => net.close());
const { port } = net.address() as AddressInfo; // It listens on TCP.
const overNet: Parameters<typeof sendWith>[0] = (url, request) =>
  fetch(`http://127.0.0.1:${port}${url}`, request);
sendWith(overNet);

let signedOut = 0;
onSignedOut(() => (signedOut += 1));
afterEach(() => {
  signedOut = 0;
});

const page = '<!doctype html><title>Welcome to Hotel Wi-Fi</title>';
const portals: Record<string, RequestListener> = {
  'a page instead of the answer': (_, response) => response.end(page),
  'words of its own': (_, response) => response.end('Success'),
  'another place': ({ url }, response) =>
    url === '/login'
      ? response.end(JSON.stringify({ rows: [] }))
      : response.writeHead(302, { location: '/login' }).end(),
  'that a sign-in is required': (_, response) => response.writeHead(511).end(page),
  'that it is no session of its': (_, response) => response.writeHead(401).end(page),
  'that the proxy wants to know who asks': (_, response) => response.writeHead(407).end(page),
};

test.each(Object.entries(portals))(
  'somebody on the way who answers %s refuses nothing',
  async (_, portal) => {
    answer = portal;
    lostServer();
    const failure = await call(feedContract.follow, { query: {} }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect(isAway(failure)).toBe(true);
    // Nor does it say that the server is back, or that the session has ended.
    expect([isOnline(), signedOut]).toEqual([false, 0]);
  },
);

test('what the server itself refuses is a refusal', async () => {
  answer = (_, response) =>
    response
      .writeHead(401)
      .end(JSON.stringify({ error: { code: 'unauthenticated', message: 'Who?', reference: 'r' } }));
  lostServer();
  const failure = await call(feedContract.follow, { query: {} }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect([isOnline(), signedOut]).toEqual([true, 1]);
});

test('a long list over a slow network is read to its end; one that falls silent is not waited for', async () => {
  vi.useFakeTimers();
  const pieceEveryMs = 20_000;
  const asked = (pieces: string[], isEnded: boolean) => {
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      await new Promise((resolve) => setTimeout(resolve, pieceEveryMs));
      const piece = pieces.shift();
      if (piece) controller.enqueue(new TextEncoder().encode(piece));
      else if (isEnded) controller.close();
      else await new Promise(() => undefined);
    };
    sendWith(async () => new Response(new ReadableStream({ pull })));
    return call(feedContract.follow, { query: {} }).catch((error: unknown) => error);
  };
  const whole = asked(['["', 'Mär', 'z"', ']'], true);
  await vi.advanceTimersByTimeAsync(6 * pieceEveryMs);
  expect(await whole).toEqual(['März']);
  const torn = asked(['["', 'Mär'], false);
  await vi.advanceTimersByTimeAsync(6 * pieceEveryMs);
  expect(await torn).toBeInstanceOf(NetworkError);
  vi.useRealTimers();
  sendWith(overNet);
});
