import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { permitForTest } from './guarded-fetch.ts';
import { guardedJson } from './guarded-json.ts';

const limits = { silentForMs: 300, inAllMs: 700 };
const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

/** A site on this machine that answers as it is told. */
async function site(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const forbid = permitForTest(`127.0.0.1:${port}`);
  closing.push(() => (server.closeAllConnections(), server.close(), forbid()));
  return `http://127.0.0.1:${port}/`;
}
const answering = (body: string | Buffer, type = 'application/json') =>
  site((_request, response) => void response.setHeader('content-type', type).end(body));

test('what a site says comes as it is', async () => {
  const url = await answering(
    '{"docs":[{"title":"Salt, Late"}]}',
    'application/json; charset=utf-8',
  );
  expect(await guardedJson(url)).toEqual({ value: { docs: [{ title: 'Salt, Late' }] } });
  expect(await guardedJson(await answering('[]', 'application/problem+json'))).toEqual({
    value: [],
  });
});

test.each([
  ['a page that calls itself JSON', '<p>Hi', 'application/json'],
  ['JSON that calls itself a page', '{}', 'text/html'],
  ['half of it', '{"docs":[{"title":', 'application/json'],
  ['a tower', `${'['.repeat(200_000)}`, 'application/json'],
  ['letters that are none', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'application/json'],
  ['what cannot be stored', '{"title":"a\\u0000b"}', 'application/json'],
  ['a name that every object has', '{"__proto__":{"isAdmin":true}}', 'application/json'],
])('%s is no JSON', async (_name, body, type) => {
  expect(await guardedJson(await answering(body, type))).toEqual({ failure: 'no_json' });
});

test('ten megabytes are refused when the limit is reached, not when they are there', async () => {
  let sent = 0;
  const url = await site((_request, response) => {
    response.setHeader('content-type', 'application/json');
    const piece = Buffer.alloc(64 * 1024, 32);
    const more = () => {
      while (sent < 160 && response.write(piece)) sent += 1;
      if (sent < 160) response.once('drain', () => ((sent += 1), more()));
      else response.end();
    };
    more();
  });
  expect(await guardedJson(url, { maxBytes: 128 * 1024 })).toEqual({ failure: 'large' });
  expect(sent).toBeLessThan(160);
});

test('one that is slow, that drips, and that never answers is told of in time', async () => {
  const silent = await site(() => undefined);
  const dripping = await site((_request, response) => {
    response.setHeader('content-type', 'application/json');
    const drip = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(drip));
  });
  for (const url of [silent, dripping]) {
    const begun = performance.now();
    expect(await guardedJson(url, { limits })).toEqual({ failure: 'slow' });
    expect(performance.now() - begun).toBeLessThan(2_000);
  }
});

test.each([
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'file:///etc/passwd',
])('it is not led to %s', async (location) => {
  const url = await site((_request, response) => void response.writeHead(302, { location }).end());
  expect(await guardedJson(url)).toEqual({ failure: 'refused' });
  expect(await guardedJson(location)).toEqual({ failure: 'refused' });
});

test('one that breaks down or hangs up is away', async () => {
  const broken = await site((_request, response) => void response.writeHead(503).end('{}'));
  const hanging = await site((request) => void request.socket.destroy());
  for (const url of [broken, hanging]) expect(await guardedJson(url)).toEqual({ failure: 'away' });
});
