import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { guardedFetch, isPublic, permitForTest } from './guarded-fetch.ts';

const html = { accept: 'text/html' };
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A site on this machine that may be fetched from, but only by this very name and port. */
async function site(handle: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const forbid = permitForTest(`${host}:${port}`);
  closing.push(() => (server.closeAllConnections(), server.close(), forbid()));
  return `http://${host}:${port}`;
}

describe('an address that is not open to everybody', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.1',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is open',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );
});

// In our own words: not that nobody happened to listen there.
const refusal = /^(No address|Only http and https|An address that|An unusual port|No such host)/;

describe('every spelling of a way in is refused before anything is sent', () => {
  let asked = 0;
  const secret = createServer((_request, response) => {
    asked += 1;
    response.end('the secret of this machine');
  });

  test.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://example.org/',
    'data:text/html,x',
    'gopher://127.0.0.1/',
    'no address at all',
    '//example.org',
    'http://127.1/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://１２７.０.０.１/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://user:secret@example.org/',
    'http://example.org@127.0.0.1/',
    'http://example.org:22/',
    'http://169.254.169.254/latest/meta-data/',
  ])('%s', async (address) => {
    await new Promise<void>((resolve) => {
      if (secret.listening) return resolve();
      secret.listen(0, '127.0.0.1', resolve);
      closing.push(() => secret.close());
    });
    const { port } = secret.address() as AddressInfo; // It listens on a port.
    for (const way of [address, address.replace(/(^http:\/\/[^/]+?)\/$/, `$1:${port}/`)])
      await expect(guardedFetch(way, html)).rejects.toThrow(refusal);
    expect(asked).toBe(0);
  });
});

test('a name that leads to this machine is refused, whatever the name', async () => {
  await expect(guardedFetch('http://localhost/', html)).rejects.toThrow('not open to everybody');
});

test('a page comes with its address, type and letters', async () => {
  const origin = await site((request, response) => {
    response.setHeader('content-type', 'Text/HTML; charset="ISO-8859-1"');
    response.end(`${request.method} ${request.headers['cookie']} ${request.headers['referer']}`);
  });
  const { url, type, charset, bytes } = await guardedFetch(`${origin}/a`, html);
  expect([url.href, type, charset]).toEqual([`${origin}/a`, 'text/html', 'iso-8859-1']);
  expect(bytes.toString()).toBe('GET undefined undefined');
});

test('a redirect is followed, three times, and looked at like the first address', async () => {
  const origin = await site((request, response) => {
    const left = Number(request.url?.slice(1));
    if (Number.isNaN(left)) response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.end('arrived');
  });
  expect((await guardedFetch(`${origin}/3`, html)).bytes.toString()).toBe('arrived');
  await expect(guardedFetch(`${origin}/4`, html)).rejects.toThrow('too often');
  await expect(guardedFetch(`${origin}/inside`, html)).rejects.toThrow('unusual port');
});

test.each([
  'http://127.0.0.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://localhost/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//127.1/',
])('a redirect to %s is refused', async (location) => {
  const origin = await site((_request, response) => response.writeHead(301, { location }).end());
  await expect(guardedFetch(`${origin}/`, html)).rejects.toThrow(/not open|Only http/);
});

test('what is too large is cut or refused', async () => {
  const origin = await site((_request, response) => {
    response.on('error', () => undefined);
    response.write(Buffer.alloc(1024 * 1024, 'a'));
    response.write(Buffer.alloc(1024 * 1024, 'b'));
    response.end(Buffer.alloc(1024 * 1024, 'c'));
  });
  await expect(guardedFetch(`${origin}/`, html)).rejects.toThrow('too large');
  const { bytes } = await guardedFetch(`${origin}/`, { ...html, isCut: true });
  expect(bytes.length).toBe(2 * 1024 * 1024);
});

test('who answers slowly is read to the end; who falls silent, or never ends, is not waited for', async () => {
  const limits = { silentForMs: 500, inAllMs: 2_000 };
  const slow = await site((_request, response) => {
    response.setHeader('content-type', 'text/html');
    void pipeline(Readable.from(slowly('abcd')), response);
  });
  const { bytes } = await guardedFetch(`${slow}/`, { ...html, limits });
  expect(bytes.toString()).toBe('abcd');
  const silent = await site(() => undefined);
  const dripping = await site((_request, response) => {
    response.on('error', () => undefined);
    const timer = setInterval(() => response.write('a'), 100);
    response.on('close', () => clearInterval(timer));
  });
  const stalled = await site((_request, response) => void response.write('a'));
  const results = await Promise.allSettled(
    [silent, dripping, stalled].map((origin) => guardedFetch(`${origin}/`, { ...html, limits })),
  );
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
}, 10_000);

test('an answer that is none, or packed, is refused', async () => {
  const missing = await site((_request, response) => response.writeHead(404).end());
  const packed = await site((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  );
  await expect(guardedFetch(`${missing}/`, html)).rejects.toThrow('answered 404');
  await expect(guardedFetch(`${packed}/`, html)).rejects.toThrow('packed');
});

async function* slowly(text: string) {
  for (const piece of text.split('')) {
    await delay(200);
    yield piece;
  }
}
