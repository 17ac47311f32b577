import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { openDatabase } from '#server/database/pool.ts';
import { openFileStore } from '#server/files/store.ts';
import { createHttp } from './http.ts';
import type { Answer } from '#server/testing/client.ts';
import { ask, rowsOfUser, withClient } from '#server/testing/database.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const secure = await startTestServer({
  env: { PUBLIC_URL: 'https://dayslate.test', MAIL_FROM: 'Dayslate <hello@dayslate.test>' },
});
const user = await aUser(server);

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  user.fetch('/api/v1/tasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    // What is neither text nor bytes is sent as JSON.
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const aTask = () => ({ id: newId(), title: 'Film the intro' });
const codeOf = (answer: Answer) => (answer.body as { error?: { code?: string } }).error?.code;

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
  'application/xml',
  'application/octet-stream',
  'nonsense',
])('a body of type %s is refused', async (type) => {
  const answer = await post(aTask(), { 'content-type': type });
  expect([answer.status, codeOf(answer)]).toEqual([415, 'unsupported']);
});

test.each(['utf-16', 'iso-8859-1', '"UTF-7"'])('JSON as %s is refused', async (charset) => {
  const answer = await post(aTask(), { 'content-type': `application/json; charset=${charset}` });
  expect([answer.status, codeOf(answer)]).toEqual([415, 'unsupported']);
});

test('bytes that are no UTF-8 are refused, not replaced', async () => {
  const json = JSON.stringify(aTask());
  const answer = await user.fetch('/api/v1/tasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Uint8Array.from(Buffer.from(json.replace('intro', 'caf\u00E9'), 'latin1')),
  });
  expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid']);
});

test('JSON with a charset is read', async () => {
  expect((await post(aTask(), { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
    200,
  );
});

test.each([
  ['33 levels', `{"id":${'['.repeat(32)}${']'.repeat(32)}}`],
  ['20,000 levels', '['.repeat(20_000)],
  ['an escaped NUL', String.raw`{"id":"${newId()}","title":"a\u0000b"}`],
  ['half a surrogate pair', String.raw`{"id":"${newId()}","title":"a\ud800"}`],
  ['a NUL in a key', String.raw`{"id":"${newId()}","title":"a","x\u0000":1}`],
  ['no JSON', 'title=x'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"task"'],
])('a body with %s is refused', async (_, body) => {
  const answer = await post(body);
  expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid']);
});

test("a body over the operation's own limit is refused", async () => {
  const answer = await post({ ...aTask(), notes: 'x'.repeat(70_000) });
  expect([answer.status, codeOf(answer)]).toEqual([413, 'too_large']);
  expect((await post('['.repeat(300_000))).status).toBe(413);
});

test.each([
  [{ origin: 'http://dayslate.test' }, 200],
  [{ origin: '', 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: '' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://evil.test' }, 403],
  [{ origin: 'http://dayslate.test.evil.test' }, 403],
  [{ origin: 'https://dayslate.test' }, 403],
  [{ origin: 'http://dayslate.test:81' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
])('a write with %j answers %i', async (headers, status) => {
  const before = await rowsOfUser(server.database.superuser, user.id);
  const answer = await post(aTask(), headers);
  expect(answer.status).toBe(status);
  const isSame = (await rowsOfUser(server.database.superuser, user.id)).length === before.length;
  expect(isSame).toBe(status !== 200);
});

test('reading changes nothing, whatever it asks', async () => {
  const before = await rowsOfUser(server.database.superuser, user.id);
  for (const path of [
    'tasks',
    'tasks?limit=1',
    'categories',
    'starred-days',
    'workspaces',
    'auth/session',
    'auth/sign-out',
    'workspaces/personal',
    'health',
    'ready',
  ]) {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await user.fetch(`/api/v1/${path}`, { method, headers: { 'idempotency-key': newId() } });
  }
  expect(await rowsOfUser(server.database.superuser, user.id)).toEqual(before);
  expect((await user.fetch('/api/v1/auth/session')).text).toContain(user.email);
});

const everywhere: [path: string, init: RequestInit][] = [
  ['/api/v1/tasks', {}],
  ['/api/v1/health', {}],
  ['/api/v1/tasks', { method: 'POST', headers: { origin: 'http://evil.test' } }],
  ['/api/v1/tasks', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }],
  ['/api/v1/nothing-here', {}],
  ['/api/v1/nothing-here', { method: 'POST' }],
  ['/api/v1/tasks', { method: 'PUT' }],
  ['/api/docs', {}],
  ['/api/v1/tasks/%00', { method: 'DELETE' }],
  ['/api/v1/tasks/%', { method: 'DELETE' }],
  ['/', {}],
  ['/dashboard', {}],
  ['/assets/app-1a2b3c.js', {}],
  ['/assets/none.js', {}],
  ['/%', {}],
  [`/${'x'.repeat(3_000)}`, {}],
];

test.each(everywhere)('%s (%j) carries every security header', async (path, init) => {
  for (const { stranger, config } of [server, secure]) {
    const answer = await stranger().fetch(path, init);
    const header = (name: string) => answer.headers.get(name);
    const policy = header('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('x-frame-options')).toBe('DENY');
    expect(header('permissions-policy')).toContain('camera=(self)');
    const isSecure = config.publicUrl.startsWith('https:');
    expect(header('strict-transport-security')).toBe(
      isSecure ? 'max-age=63072000; includeSubDomains' : null,
    );
    expect(header('server')).toBeNull();
    expect(header('x-powered-by')).toBeNull();
    const kept = header('cache-control') ?? '';
    expect(!path.startsWith('/api/') || kept === 'no-store').toBe(true);
    expect(answer.status < 400 || !kept.includes('max-age')).toBe(true);
  }
});

test('what no contract declares answers 404 in the shape of every failure', async () => {
  for (const [path, method] of [
    ['/api/v1/none', 'GET'],
    ['/api/v1/none', 'POST'],
    ['/api', 'GET'],
    ['/api/v1/tasks', 'PUT'],
  ] as const) {
    const answer = await user.fetch(path, { method });
    expect(
      [answer.status, codeOf(answer), answer.text.includes('Route')],
      `${method} ${path}`,
    ).toEqual([404, 'not_found', false]);
  }
});

test.each([
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%00',
  '//',
  '//[',
  '/\\..\\secret.txt',
  '/.env',
  '/assets/..%5c..%5csecret.txt',
])('the path %s gives nothing from outside of the pages, and no error', async (path) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: dayslate.test\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400|403|404) /);
  expect(answer).not.toContain('outside of the pages');
});

test('what the proxy calls a request is in its answer, and PostgreSQL knows it by that', async () => {
  const id = `edge-${newId()}`;
  const answer = await withClient(server.database.superuser, async (client) => {
    await client.query('begin; lock table tasks in access exclusive mode');
    const answered = post(aTask(), { 'x-request-id': id });
    const activity = 'select 1 from pg_stat_activity where application_name = $1';
    // Asked anew each time: within one transaction PostgreSQL shows what it first saw.
    const see = () => ask(server.database.superuser, activity, [`dayslate ${id}`]);
    while ((await see()).length === 0) await delay(20);
    await client.query('rollback');
    return answered;
  });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id]);
  const forged = await post(aTask(), { 'x-request-id': `'; drop table tasks` });
  expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a request that is no HTTP is closed without an answer that tells anything', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('NONSENSE\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nconnection: close/);
});

// Browsers open connections ahead: an answer to nothing would be taken for that to their next request.
test('a connection that asks nothing is closed without a word, and half a question as too late', async () => {
  const say = (words: string) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(words);
    return text(socket);
  };
  const [silent, half] = await Promise.all([say(''), say('GET / HTTP/1.1\r\nhost: day')]);
  expect(silent).toBe('');
  expect(half).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nconnection: close/);
}, 60_000);

test('a request that cannot be read leaves no cookie in the log', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const { config } = server;
  const database = openDatabase(server.database.app, { onError: () => undefined });
  const app = await createHttp({ config, database, log, files: openFileStore(config) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\ncookie: sid=secret\r\nNONSENSE\r\n\r\n');
  await text(socket);
  await app.close();
  await database.close();
  const [line] = lines.filter((one) => one.includes('could not be read'));
  expect(Object.keys(JSON.parse(line ?? '{}'))).toEqual([
    'level',
    'time',
    'pid',
    'hostname',
    'code',
    'msg',
  ]);
});

test('security.txt says where weaknesses are reported, and has not run out', async () => {
  const answer = await secure.stranger().fetch('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const fields = new Map(
    answer.text.split('\n').map((one): [string, string] => {
      const [name = '', ...value] = one.split(': ');
      return [name, value.join(': ')];
    }),
  );
  expect(fields.get('Contact')).toBe('mailto:hello@dayslate.test');
  expect(fields.get('Canonical')).toBe('https://dayslate.test/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  // RFC 9116 recommends less than a year.
  expect(days).toBeLessThan(365);
  // Where nobody can be reached, nobody is promised.
  expect((await server.stranger().fetch('/.well-known/security.txt')).status).toBe(404);
});

/** An answer as it came over the wire, and unpacked. */
async function asSent(path: string, headers: Record<string, string>) {
  const sent = get(`${server.url}${path}`, { headers: { ...user.headers, ...headers } });
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const packed = await buffer(answer);
  const { 'content-encoding': way, vary } = answer.headers;
  const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }[
    way ?? ''
  ];
  return { way, vary, size: packed.length, text: (unpack?.(packed) ?? packed).toString() };
}

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=1.0, deflate', 'gzip'],
  ['zstd;q=0, br;q=0.0, gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('who accepts %j is answered a long list as %s', async (accepted, way) => {
  for (let i = 0; i < 8; i += 1) await post(aTask());
  const plain = await asSent('/api/v1/tasks', {});
  expect(plain.way).toBeUndefined();
  const told = await asSent('/api/v1/tasks', {
    'accept-encoding': accepted,
    'sec-fetch-site': 'same-origin',
  });
  expect(told).toMatchObject({ way, vary: 'accept-encoding', text: plain.text });
  expect(told.size < plain.size / 2).toBe(way !== undefined);
});

test('what another site or a followed link asks for, and what is short, goes as it is', async () => {
  for (let i = 0; i < 8; i += 1) await post(aTask());
  const all = { 'accept-encoding': 'gzip, br, zstd' };
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await asSent('/api/v1/tasks', { ...all, 'sec-fetch-site': site })).way).toBeUndefined();
  expect((await asSent('/api/v1/starred-days', all)).way).toBeUndefined();
});
