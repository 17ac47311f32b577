import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { setTimeout as delay } from 'node:timers/promises';
import { readCursors } from '#shared/contracts/feed-contract.ts';
import { newId } from '#shared/ids.ts';
import { openDatabase } from '#server/database/pool.ts';
import { Feed } from './feed.ts';
import { healthRoutes } from '#server/health/health.ts';
import { FeedSource, type Piece, type Place } from './feed-source.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { TestClient } from '#server/testing/client.ts';
import { seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();

/** The log at the end of a slow line: what was read arrives when the test says so. */
class SlowSource extends FeedSource {
  hold: Promise<void> = Promise.resolve();
  /** The first number of the batch that was read last. */
  first = 0;

  override async read(places: readonly Place[]): Promise<Piece[]> {
    const pieces = await super.read(places);
    const first = pieces.flatMap(({ changes }) => changes)[0];
    this.first = first?.seq ?? 0;
    // An empty batch may arrive at any time: nothing is lost with it.
    if (first) await this.hold;
    return pieces;
  }
}

async function aSlowFeed(user: TestUser, options?: ConstructorParameters<typeof Feed>[2]) {
  const log = pino({ level: 'silent' });
  const source: SlowSource = new SlowSource({
    access: server.database.app,
    role: undefined,
    log,
    onWake: (streams) => feed.wake(streams),
  });
  const feed: Feed = new Feed(source, log, options);
  const responses: ServerResponse[] = [];
  const door = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const userId = pathname.split('/')[1] ?? '';
    responses.push(response);
    const since = readCursors(searchParams.get('since') ?? '');
    void sessionOf(userId).then((sessionId) =>
      feed.follow({ sessionId, userId, response, keptFrom: new Set() }, [userId], since),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    feed.close();
    await source.close();
    door.close();
    door.closeAllConnections();
  });
  const { port } = door.address() as AddressInfo; // A server on TCP has no other address.
  const clientOf = (user: TestUser) =>
    new TestClient({ url: `http://127.0.0.1:${port}/${user.id}`, origin: '' });
  return { feed, source, responses, clientOf, client: clientOf(user) };
}

const sessions = new Map<string, Promise<string>>();
function sessionOf(userId: string): Promise<string> {
  const text = "select id from tokens where user_id = $1 and kind = 'session'";
  const found =
    sessions.get(userId) ??
    ask<{ id: string }>(server.database.superuser, text, [userId]).then(
      (rows) => rows[0]?.id ?? '',
    );
  sessions.set(userId, found);
  return found;
}

/** As many changes as if somebody had written them, each of so many letters. */
async function grow(user: TestUser, count: number, letters = 1): Promise<void> {
  await ask(
    server.database.superuser,
    `insert into changes (stream_id, seq, domain, record_id, version, record)
      select id, seq + n, 'tasks', gen_random_uuid(), 1, to_json(repeat('x', ${letters}))::text
      from streams, generate_series(1, ${count}) as n where id = '${user.id}';
    update streams set seq = seq + ${count} where id = '${user.id}'`,
  );
}

async function write(user: TestUser): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ id: newId(), title: 'Film the intro' });
  expect((await user.fetch('/api/v1/tasks', { method: 'POST', headers, body })).status).toBe(200);
}

test('a reader who joins from further back while a later batch is on its way misses nothing', async () => {
  const user = await aUser(server);
  const { source, feed, client } = await aSlowFeed(user);
  const prompt = await new FeedReader(client).connect();
  const start = prompt.cursors.get(user.id);
  if (!start) throw new Error('The feed named no cursor');
  for (let i = 0; i < 5; i += 1) await write(user);
  feed.wake([user.id]);
  await prompt.until(() => prompt.changes.length === 5);

  let release = (): void => undefined;
  source.hold = new Promise((resolve) => (release = resolve));
  await write(user);
  feed.wake([user.id]);
  await prompt.until(() => source.first === start.seq + 6);
  const late = new FeedReader(client);
  late.cursors.set(user.id, start);
  await late.connect();
  release();

  const all = Array.from({ length: 6 }, (_, i) => start.seq + 1 + i);
  for (const reader of [prompt, late]) {
    await reader.until(() => reader.cursors.get(user.id)?.seq === start.seq + 6);
    expect(reader.changes.map((change) => change.seq)).toEqual(all);
  }
});

test('a reader far behind a full log gets all of it, batch by batch', async () => {
  const user = await aUser(server);
  const { client } = await aSlowFeed(user);
  const start = (await new FeedReader(client).connect()).cursors.get(user.id);
  if (!start) throw new Error('The feed named no cursor');
  await grow(user, 4_500);
  const reader = new FeedReader(client);
  reader.cursors.set(user.id, start);
  await reader.connect();
  await reader.until(() => reader.changes.length >= 4_500);
  expect(reader.changes.map((change) => change.seq)).toEqual(
    Array.from({ length: 4_500 }, (_, i) => start.seq + 1 + i),
  );
});

test('a stream whose last reader leaves while it is read is let go, and those behind it are still read', async () => {
  const people = [await aUser(server), await aUser(server)];
  const [long, short] = people.sort((one, other) => (one.id < other.id ? -1 : 1));
  if (!long || !short) throw new Error('Nobody is there');
  const { feed, source, client, clientOf } = await aSlowFeed(long);
  const idle = await new FeedReader(client).connect();
  const start = idle.cursors.get(long.id);
  idle.disconnect();
  if (!start) throw new Error('The feed named no cursor');
  await grow(long, 4_500);
  const other = await new FeedReader(clientOf(short)).connect();

  let release = (): void => undefined;
  source.hold = new Promise((resolve) => (release = resolve));
  const leaving = new FeedReader(client);
  leaving.cursors.set(long.id, start);
  await leaving.connect();
  await expect.poll(() => source.first).toBe(start.seq + 1);
  leaving.disconnect();
  await expect.poll(() => feed.size).toBe(1);
  release();

  await write(short);
  feed.wake([short.id]);
  await other.until(() => other.changes.length === 1);
});

test('a reader who has left is forgotten, also one who left while joining', async () => {
  const user = await aUser(server);
  const { feed, client } = await aSlowFeed(user);
  const readers = Array.from({ length: 10 }, () => new FeedReader(client));
  const joining = readers.map((reader) => reader.connect());
  for (const reader of readers.slice(0, 5)) reader.disconnect();
  await Promise.all(joining);
  for (const reader of readers.slice(5)) reader.disconnect();
  await expect.poll(() => feed.size).toBe(0);
});

test('who does not read is given no more than it takes, and is cut off in the end', async () => {
  const user = await aUser(server);
  const { feed, client, responses } = await aSlowFeed(user, { stalledMs: 1_500, pollEveryMs: 100 });
  const reader = await new FeedReader(client).connect();
  const start = reader.cursors.get(user.id);
  if (!start) throw new Error('The feed named no cursor');
  await grow(user, 800, 50_000);
  const sleepers = Array.from({ length: 10 }, () =>
    get(`${client.url}/api/v1/feed?since=${user.id}:${start.epoch}:${start.seq}`, (answer) =>
      answer.on('error', () => undefined),
    ).on('error', () => undefined),
  );
  onTestFinished(() => sleepers.forEach((sleeper) => void sleeper.destroy()));
  await expect.poll(() => feed.size).toBe(11);
  // Whoever reads gets all of it meanwhile.
  feed.wake([user.id]);
  await reader.until(() => reader.changes.length === 800, 20_000);
  const kept = responses.map((response) => response.writableLength);
  expect(Math.max(...kept)).toBeGreaterThan(0);
  expect(Math.max(...kept)).toBeLessThan(1024 * 1024);
  await expect.poll(() => feed.size).toBe(1);
  expect(responses.filter(({ destroyed }) => destroyed)).toHaveLength(10);
});

test('thousands who come and go keep nobody from hearing what is written meanwhile', async () => {
  const seed = Number(process.env['TEST_SEED'] ?? 1_207);
  const random = seeded(seed);
  const user = await aUser(server);
  const restless = await Promise.all(Array.from({ length: 4 }, () => aUser(server)));
  const { feed, clientOf, client } = await aSlowFeed(user);
  const starts = await Promise.all(
    restless.map(async (each) => {
      const first = await new FeedReader(clientOf(each)).connect();
      first.disconnect();
      await grow(each, 2_500);
      return first.cursors;
    }),
  );
  const listener = await new FeedReader(client).connect();
  let left = 2_000;
  const comings = Array.from({ length: 30 }, async () => {
    while (left > 0) {
      left -= 1;
      const index = Math.floor(random() * restless.length);
      const reader = new FeedReader(clientOf(restless[index] ?? user));
      for (const [stream, cursor] of starts[index] ?? []) reader.cursors.set(stream, cursor);
      const joined = reader.connect();
      if (random() < 0.5) await joined;
      await delay(random() * 4);
      reader.disconnect();
      await joined;
    }
  });
  let written = 0;
  const writing = (async () => {
    while (left > 0) {
      await write(user);
      feed.wake([user.id]);
      written += 1;
    }
  })();
  await Promise.all([...comings, writing]);
  await listener.until(() => listener.changes.length === written, 30_000);
  await expect.poll(() => feed.size).toBe(1);
  expect(written, `seed ${seed}`).toBeGreaterThan(20);
}, 60_000);

test('a feed that stands still is noticed, told by /ready, and its readers connect anew', async () => {
  const user = await aUser(server);
  const { feed, client } = await aSlowFeed(user, { stillAfterMs: 300, pollEveryMs: 50 });
  const database = openDatabase(server.database.app, { onError: () => undefined });
  onTestFinished(() => database.close());
  // The handler asks for nothing else of its context.
  const ready = () => healthRoutes(feed).handlers['ready']?.({ database } as never, {} as never);
  const reader = await new FeedReader(client).connect();
  expect(await ready()).toEqual({ status: 'ok' });
  // A number that no change has: its readers can never come so far.
  await ask(server.database.superuser, 'update streams set seq = seq + 1 where id = $1', [user.id]);
  await reader.until(() => reader.reconnects === 1);
  await expect(ready()).rejects.toThrow('The live feed stands still');
  await reader.connect();
  await write(user);
  feed.wake([user.id]);
  await reader.until(() => reader.changes.length === 1);
});
