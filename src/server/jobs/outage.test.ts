import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask, cloneDatabase } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { Line } from '#server/testing/line.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const database = await cloneDatabase();
const line = new Line(database);
await line.mend();
const server = await startTestServer({ database, connect: line.database });
afterAll(async () => {
  await server.stop();
  line.remove();
});

test('while the database is away answers say so at once; afterwards every write is there exactly once', async () => {
  const user = await aUser(server);
  const feed = await new FeedReader(user).connect();
  const from = feed.cursors.get(user.id)?.seq ?? 0;
  const statuses = new Map<number, number>();
  let slowest = 0;
  let refused: Headers | undefined;
  let writing = true;
  const acknowledged: string[] = [];
  // Each writer repeats a write until it is acknowledged, as a browser's queue does.
  const writers = Array.from({ length: 6 }, async () => {
    while (writing) {
      const id = newId();
      const headers = { 'content-type': 'application/json', 'idempotency-key': newId() };
      for (;;) {
        const began = performance.now();
        const answer = await user.fetch('/api/v1/tasks', {
          method: 'POST',
          headers,
          body: JSON.stringify({ id, title: 'Film' }),
        });
        slowest = Math.max(slowest, performance.now() - began);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 200) break;
        refused = answer.headers;
        await delay(50);
      }
      acknowledged.push(id);
      await delay(10);
    }
  });
  await delay(400);
  line.cut();
  await delay(3_000);
  expect((await server.stranger().fetch('/api/v1/health')).status).toBe(200);
  expect((await server.stranger().fetch('/api/v1/ready')).status).toBe(503);
  const before = acknowledged.length;
  await line.mend();
  const mended = performance.now();
  await expect.poll(() => acknowledged.length, { interval: 20 }).toBeGreaterThan(before);
  expect(performance.now() - mended).toBeLessThan(5_000);
  await delay(300);
  writing = false;
  await Promise.all(writers);

  expect(new Set(statuses.keys())).toEqual(new Set([200, 503]));
  expect(Number(refused?.get('retry-after'))).toBeGreaterThan(0);
  expect(slowest).toBeLessThan(2_000);
  const rows = await ask<{ id: string }>(
    database.superuser,
    'select id from tasks where user_id = $1',
    [user.id],
  );
  expect(rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort());

  // The feed has found its way back too, and lost or doubled nothing.
  if (feed.ended) await feed.connect();
  await feed.until(() => feed.changes.length >= acknowledged.length);
  expect(feed.changes.map(({ seq }) => seq)).toEqual(acknowledged.map((_, i) => from + 1 + i));
  feed.disconnect();
  expect(server.errors.splice(0).every((text) => text.includes('a request failed'))).toBe(true);
}, 30_000);

test('while the database is frozen every answer comes within five seconds, and health at once', async () => {
  const user = await aUser(server);
  const asked = { method: 'GET', headers: user.headers };
  const timed = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(`${server.url}${path}`, { ...asked, redirect: 'manual' });
    await answer.text();
    return { status: answer.status, ms: performance.now() - began, headers: answer.headers };
  };
  line.freeze();
  const waiting = ['/api/v1/tasks', '/api/v1/workspaces', '/api/v1/ready', '/'].map(timed);
  for (const path of ['/api/v1/health', '/today', '/manifest.webmanifest']) {
    const { status, ms } = await timed(path);
    expect([status, ms < 1_000], `${path}`).toEqual([200, true]);
  }
  const [first, second, ready, landing] = await Promise.all(waiting);
  for (const answer of [first, second, ready]) {
    expect([answer?.status, Number(answer?.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(answer?.ms).toBeLessThan(5_000);
  }
  expect([landing?.status, landing?.headers.get('location')]).toEqual([302, '/dashboard']);
  expect(landing?.ms).toBeLessThan(5_000);
  // From now on it is known.
  expect((await timed('/api/v1/tasks')).ms).toBeLessThan(1_000);
  line.thaw();
  await expect.poll(async () => (await timed('/api/v1/tasks')).status).toBe(200);
  server.errors.splice(0);
}, 30_000);

test('a feed asked for while the database is away ends instead of hanging', async () => {
  const user = await aUser(server);
  line.cut();
  const began = performance.now();
  const feed = await new FeedReader(user).connect();
  expect(feed.status === 503 || feed.ended).toBe(true);
  expect(performance.now() - began).toBeLessThan(2_500);
  await line.mend();
  server.errors.splice(0);
  await feed.connect();
  expect(feed.status).toBe(200);
  feed.disconnect();
});
