import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { anotherDevice, aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { starredDaysContract as starredDays } from './contract.ts';

const server = await startTestServer();

test('a day starred on two devices is one starred day', async () => {
  const maria = await aUser(server);
  const telephone = await anotherDevice(server, maria);
  const first = await maria.call(starredDays.create, {
    params: {},
    body: { id: newId(), starredOn: '2026-03-14' },
  });
  const second = await telephone.call(starredDays.create, {
    params: {},
    body: { id: newId(), starredOn: '2026-03-14' },
  });
  expect(second).toEqual(first);
});

test('a day starred on many devices at the same moment is one starred day', async () => {
  for (let day = 10; day < 16; day += 1) {
    const maria = await aUser(server);
    const feed = await new FeedReader(maria).connect();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        maria.send(
          starredDays.create,
          { params: {}, body: { id: newId(), starredOn: `2026-03-${day}` } },
          { 'idempotency-key': newId() },
        ),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    const { rows } = await maria.call(starredDays.list, { params: {}, query: {} });
    expect(rows).toHaveLength(1);
    await feed.until(() => feed.changes.length > 0);
    expect(feed.changes).toHaveLength(1);
    feed.disconnect();
  }
});

test('a day that was starred, cleared and starred again is starred', async () => {
  const maria = await aUser(server);
  const star = () =>
    maria.call(starredDays.create, { params: {}, body: { id: newId(), starredOn: '2026-03-14' } });
  const first = await star();
  await maria.call(starredDays.remove, { params: { id: first.id } });
  const again = await star();
  expect(again.id).not.toBe(first.id);
  expect((await maria.call(starredDays.list, { params: {}, query: {} })).rows).toEqual([again]);
});

test.each(['2026-02-30', '2026-13-01', '14.03.2026', '', '2026-3-14'])(
  '%j is no day',
  async (starredOn) => {
    const maria = await aUser(server);
    const answer = await maria.send(starredDays.create, {
      params: {},
      body: { id: newId(), starredOn },
    });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('starredOn')]);
  },
);
