import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, anotherDevice } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer({ env: { REQUESTS_PER_SECOND: '3' } });
const burst = 30;

test('an account that asks too much waits; others do not notice', async () => {
  const [greedy, other] = [await aUser(server), await aUser(server)];
  const asked = () => greedy.fetch('/api/v1/tasks');
  const answers = await Promise.all(Array.from({ length: burst + 10 }, asked));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(5);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(burst);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(refused[0]?.body).toMatchObject({
    error: { code: 'too_many', message: 'Too many requests. Try again in a moment.' },
  });
  expect((await other.fetch('/api/v1/tasks')).status).toBe(200);
  await delay(1_000);
  expect((await asked()).status).toBe(200);
});

test('twenty streams of one account are open at once, and no more', async () => {
  const user = await aUser(server);
  const readers = Array.from({ length: 20 }, () => new FeedReader(user));
  await Promise.all(readers.map((reader) => reader.connect()));
  const another = await new FeedReader(user).connect();
  expect([another.status, another.headers['retry-after']]).toEqual([429, '30']);
  expect((await new FeedReader(await aUser(server)).connect()).status).toBe(200);
  readers[0]?.disconnect();
  await expect.poll(async () => (await new FeedReader(user).connect()).status).toBe(200);
  for (const reader of readers) reader.disconnect();
});

test('a session that has run out ends its stream; another of the same person stays', async () => {
  const user = await aUser(server);
  const other = await anotherDevice(server, user);
  const [mine, theirs] = [
    await new FeedReader(user).connect(),
    await new FeedReader(other).connect(),
  ];
  await ask(
    server.database.superuser,
    `update tokens set expires_at = now() where user_id = $1 and kind = 'session'
      and id = (select id from tokens where user_id = $1 and kind = 'session' order by created_at limit 1)`,
    [user.id],
  );
  await mine.until(() => mine.ended, 6_000);
  expect(theirs.ended).toBe(false);
  theirs.disconnect();
}, 10_000);
