import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { Feed } from './feed.ts';
import { FeedSource, type LoggedChange } from './feed-source.ts';
import { ask } from './testing/database.ts';
import { FeedReader } from './testing/feed-reader.ts';
import { aUser, type TestUser } from './testing/people.ts';
import { TestClient } from './testing/client.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();

/** The log at the end of a slow line: what was read arrives when the test says so. */
class SlowSource extends FeedSource {
  hold: Promise<void> = Promise.resolve();
  /** The first number of the batch that was read last. */
  first = 0;

  override async read(after: Map<string, number>): Promise<LoggedChange[]> {
    const changes = await super.read(after);
    this.first = changes[0]?.seq ?? 0;
    // An empty batch may arrive at any time: nothing is lost with it.
    if (changes.length > 0) await this.hold;
    return changes;
  }
}

async function aSlowFeed(user: TestUser) {
  const log = pino({ level: 'silent' });
  const source: SlowSource = new SlowSource({
    access: server.database.app,
    role: undefined,
    log,
    onWake: (streams) => feed.wake(streams),
  });
  const feed: Feed = new Feed(source, log);
  const door = createServer((request, response) => {
    const [stream = '', epoch = '', seq] = (
      new URL(request.url ?? '', 'http://x').searchParams.get('since') ?? ''
    ).split(':');
    const since = stream ? new Map([[stream, { epoch, seq: Number(seq) }]]) : new Map();
    const follower = { sessionId: newId(), userId: user.id, response, keptFrom: new Set<string>() };
    void feed.follow(follower, [user.id], since);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    feed.close();
    await source.close();
    door.close();
    door.closeAllConnections();
  });
  const { port } = door.address() as AddressInfo; // A server on TCP has no other address.
  return { feed, source, client: new TestClient({ url: `http://127.0.0.1:${port}`, origin: '' }) };
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
  await ask(
    server.database.superuser,
    `insert into changes (stream_id, seq, domain, record_id, version)
      select '${user.id}', ${start.seq} + n, 'tasks', gen_random_uuid(), 1 from generate_series(1, 4500) as n;
    update streams set seq = seq + 4500 where id = '${user.id}'`,
  );
  const reader = new FeedReader(client);
  reader.cursors.set(user.id, start);
  await reader.connect();
  await reader.until(() => reader.changes.length >= 4_500);
  expect(reader.changes.map((change) => change.seq)).toEqual(
    Array.from({ length: 4_500 }, (_, i) => start.seq + 1 + i),
  );
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
