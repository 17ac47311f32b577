import { expect, test } from 'vitest';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, anotherDevice } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { sessionsContract as sessions } from './contract.ts';

const server = await startTestServer();

test('lists where one is signed in, this browser first, without any token', async () => {
  const user = await aUser(server);
  const phone = await anotherDevice(server, user);
  const answer = await phone.fetch('/api/v1/auth/sessions', {
    headers: { 'user-agent': 'Something else' },
  });
  const { sessions: listed } = await phone.call(sessions.list, {});
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(listed.map(({ address }) => address)).toEqual([phone.address, user.address]);
  const token = phone.cookie.split('=')[1] ?? 'no cookie';
  expect(answer.text).not.toContain(token);
  expect((await (await aUser(server)).call(sessions.list, {})).sessions).toHaveLength(1);
});

test('when a session was used is kept to five minutes', async () => {
  const user = await aUser(server);
  await ask(
    server.database.superuser,
    `update tokens set used_at = now() - interval '6 minutes' where user_id = $1`,
    [user.id],
  );
  const before = Date.now() - 60_000;
  // The first request notes it, the second reads it.
  await user.call(sessions.list, {});
  const { sessions: listed } = await user.call(sessions.list, {});
  expect(Date.parse(listed[0]?.usedAt ?? '')).toBeGreaterThan(before);
});

test('a session that is ended leaves within a second, with its streams; the others stay', async () => {
  const user = await aUser(server);
  const [phone, tablet] = [await anotherDevice(server, user), await anotherDevice(server, user)];
  const streams = await Promise.all(
    [user, phone, tablet].map((device) => new FeedReader(device).connect()),
  );
  const [mine, ofPhone, ofTablet] = streams;
  const { sessions: listed } = await phone.call(sessions.list, {});
  const sessionId = listed.find(({ isCurrent }) => isCurrent)?.id ?? '';

  await user.call(sessions.end, { params: { sessionId } });
  await ofPhone?.until(() => ofPhone.ended, 1_000);
  expect((await phone.send(sessions.list, {})).status).toBe(401);
  expect([mine?.ended, ofTablet?.ended]).toEqual([false, false]);

  await user.call(sessions.endOthers, { body: {} });
  await ofTablet?.until(() => ofTablet.ended, 1_000);
  expect((await tablet.send(sessions.list, {})).status).toBe(401);
  expect(mine?.ended).toBe(false);
  expect((await user.call(sessions.list, {})).sessions).toHaveLength(1);
  mine?.disconnect();
});

test("somebody else's session, and one that is not there, answer 404 and stay", async () => {
  const [user, stranger] = [await aUser(server), await aUser(server)];
  const own = (await user.call(sessions.list, {})).sessions[0]?.id ?? '';
  for (const sessionId of [own, newId()]) {
    const answer = await stranger.send(sessions.end, { params: { sessionId } });
    expect([answer.status, answer.text]).toEqual([
      404,
      expect.stringContaining('Session not found'),
    ]);
  }
  expect((await user.send(sessions.list, {})).status).toBe(200);
});

test('signing in elsewhere is told to lists that are open', async () => {
  const user = await aUser(server);
  const stream = await new FeedReader(user).connect();
  await anotherDevice(server, user);
  await stream.until(() => stream.changes.some(({ domain }) => domain === 'sessions'), 1_000);
  expect(stream.ended).toBe(false);
  stream.disconnect();
});
