import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, anotherDevice, type TestUser } from '#server/testing/people.ts';
import { seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';

const seed = Number(process.env['TEST_SEED'] ?? 815);
const server = await startTestServer();

async function write(user: TestUser, url = user.url): Promise<string> {
  const id = newId();
  const answer = await fetch(`${url}/api/v1/tasks`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json', 'idempotency-key': newId() },
    body: JSON.stringify({ id, title: 'Film the intro' }),
  });
  if (answer.status !== 200) throw new Error(`Writing answered ${answer.status}`);
  return id;
}

/** Each change of the log exactly once and in order, as one reader heard it over all connections. */
function expectWhole(reader: FeedReader, from: number, count: number): void {
  const heard = reader.changes.map((change) => change.seq);
  expect(heard, `seed ${seed}`).toEqual(Array.from({ length: count }, (_, i) => from + 1 + i));
}

test('readers who come and go under eight writers hear everything once and in order', async () => {
  const random = seeded(seed);
  const user = await aUser(server);
  const readers = await Promise.all(
    Array.from({ length: 6 }, () => new FeedReader(user).connect()),
  );
  const from = readers[0]?.cursors.get(user.id)?.seq ?? 0;
  const each = 40;
  let writing = true;
  const writers = Array.from({ length: 8 }, async () => {
    for (let i = 0; i < each; i += 1) await write(user);
  });
  const moving = readers.slice(1).map(async (reader) => {
    while (writing) {
      await delay(random() * 60);
      reader.disconnect();
      // While it is away the others are sent on, so it comes back behind them.
      await delay(random() * 60);
      await reader.connect();
    }
  });
  await Promise.all(writers);
  writing = false;
  await Promise.all(moving);
  const count = 8 * each;
  for (const reader of readers) {
    await reader.until(() => reader.changes.length >= count);
    expectWhole(reader, from, count);
    expect(reader.reloads).toEqual([]);
    reader.disconnect();
  }
}, 30_000);

test('a cursor of another epoch, of the future or too old is told to read anew', async () => {
  const user = await aUser(server);
  for (let i = 0; i < 3; i += 1) await write(user);
  const now = (await new FeedReader(user).connect()).cursors.get(user.id);
  if (!now) throw new Error('The feed named no cursor');
  for (const cursor of [
    { ...now, epoch: newId() },
    { ...now, seq: now.seq + 1 },
  ]) {
    const reader = new FeedReader(user);
    reader.cursors.set(user.id, cursor);
    await reader.connect();
    await reader.until(() => reader.reloads.length > 0);
    expect([reader.reloads, reader.changes]).toEqual([[now], []]);
    reader.disconnect();
  }
  await ask(server.database.superuser, 'delete from changes where stream_id = $1 and seq < $2', [
    user.id,
    now.seq,
  ]);
  for (const [back, reloads] of [
    [3, 1],
    [2, 1],
    [1, 0],
  ] as const) {
    const reader = new FeedReader(user);
    reader.cursors.set(user.id, { ...now, seq: now.seq - back });
    await reader.connect();
    await reader.until(() => reader.reloads.length + reader.changes.length > 0);
    expect([reader.reloads.length, reader.changes.length], `${back} back`).toEqual([
      reloads,
      1 - reloads,
    ]);
    reader.disconnect();
  }
});

test("somebody else's stream cannot be followed by naming its cursor", async () => {
  const [maria, pia] = await Promise.all([aUser(server), aUser(server)]);
  const hers = (await new FeedReader(pia).connect()).cursors.get(pia.id);
  const spy = new FeedReader(maria);
  if (hers) spy.cursors.set(pia.id, { ...hers, seq: 0 });
  await spy.connect();
  await write(pia);
  const marker = await write(maria);
  await spy.until(() => spy.changes.some((change) => change.id === marker));
  expect(new Set(spy.changes.map((change) => change.stream))).toEqual(new Set([maria.id]));
  expect(spy.hellos.flat().map(({ stream }) => stream)).toEqual([maria.id]);
  spy.disconnect();
});

test('the feed is no page to keep, and carries the security headers', async () => {
  const reader = await new FeedReader(await aUser(server)).connect();
  expect(reader.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(reader.headers['content-encoding']).toBeUndefined();
  reader.disconnect();
});

test('two servers on one database both deliver what either of them writes', async () => {
  const other = await startTestServer({ database: server.database });
  const maria = await aUser(server);
  const [here, there] = await Promise.all([
    new FeedReader(maria).connect(),
    new FeedReader(maria).connect(other.url),
  ]);
  const from = here.cursors.get(maria.id)?.seq ?? 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => write(maria, i % 2 === 0 ? server.url : other.url)),
  );
  for (const reader of [here, there]) {
    await reader.until(() => reader.changes.length >= 20);
    expectWhole(reader, from, 20);
  }
  // Quicker than polling alone would be.
  expect(performance.now() - began).toBeLessThan(1_900);

  await other.stop();
  expect([there.ended, there.reconnects]).toEqual([true, 1]);
  await write(maria);
  await there.connect(server.url);
  await there.until(() => there.changes.length >= 21);
  expectWhole(there, from, 21);
  here.disconnect();
  there.disconnect();
});

test('a server that stops asks its readers to connect again, and does not wait for them', async () => {
  const other = await startTestServer({ database: server.database });
  const user = await aUser(server);
  const readers = await Promise.all(
    Array.from({ length: 5 }, () => new FeedReader(user).connect(other.url)),
  );
  const began = performance.now();
  await other.stop();
  expect(performance.now() - began).toBeLessThan(2_000);
  for (const reader of readers) expect([reader.ended, reader.reconnects]).toEqual([true, 1]);
});

test('a new password ends the streams of all other devices within a second', async () => {
  const maria = await aUser(server);
  const telephone = await anotherDevice(server, maria);
  const [here, there] = [
    await new FeedReader(maria).connect(),
    await new FeedReader(telephone).connect(),
  ];
  const answer = await maria.fetch('/api/v1/auth/password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: maria.password, newPassword: 'a boat on the lake' }),
  });
  expect(answer.status).toBe(200);
  await there.until(() => there.ended, 1_000);
  expect((await telephone.fetch('/api/v1/tasks')).status).toBe(401);
  expect([here.ended, (await maria.fetch('/api/v1/tasks')).status]).toEqual([false, 200]);
  here.disconnect();
});
