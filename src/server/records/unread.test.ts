import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { Unread } from './unread.ts';

const server = await startTestServer();

/** A connection on which an address is asked for and nothing is read. */
function aSleeper(url: string, path: string, headers: Record<string, string>): Socket {
  const { hostname, port } = new URL(url);
  const lines = Object.entries({ host: hostname, ...headers }).map(([key, is]) => `${key}: ${is}`);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('who asks for long lists and reads none is given no more; others notice nothing, and reading mends it', async () => {
  const [user, other] = [await aUser(server), await aUser(server)];
  await ask(
    server.database.superuser,
    `insert into tasks (id, user_id, created_by_user_id, updated_by_user_id, title, notes)
      select gen_random_uuid(), $1, $1, $1, 'Film', repeat('n', 10000) from generate_series(1, 500)`,
    [user.id],
  );
  const sleepers = Array.from({ length: 40 }, () =>
    aSleeper(server.url, '/api/v1/tasks', user.headers),
  );
  const status = async () => (await user.fetch('/api/v1/tasks')).status;
  await expect.poll(status, { timeout: 20_000 }).toBe(429);
  const refused = await user.fetch('/api/v1/tasks');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const id = newId();
  const written = await other.fetch('/api/v1/tasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
    body: JSON.stringify({ id, title: 'Film' }),
  });
  expect(written.status).toBe(200);
  for (const sleeper of sleepers) sleeper.resume();
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
}, 60_000);

test('an answer of which nothing is taken is cut off, and no longer counted', async () => {
  const unread = new Unread({ mostBytes: 1_000_000, stalledMs: 300 });
  const text = 'x'.repeat(20_000_000);
  const http = createServer((_request, response) => {
    unread.note(response, 'mine', text);
    response.end(text);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo; // It listens on a port, not on a path.
  aSleeper(`http://127.0.0.1:${port}`, '/', {});
  await once(http, 'request');
  expect(() => unread.require('mine')).toThrow('wait to be read');
  expect(() => unread.require('other')).not.toThrow();
  await expect.poll(() => isFree(unread)).toBe(true);
});

function isFree(unread: Unread): boolean {
  try {
    unread.require('mine');
    return true;
  } catch {
    return false;
  }
}
