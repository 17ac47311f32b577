import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { Shares } from './shares.ts';

/** Work that ends when it is told to. */
function piece(shares: Shares, userId: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const state = { begun: false, end: resolve, fail: reject, done: Promise.resolve() };
  state.done = shares.take(userId, () => {
    state.begun = true;
    return promise;
  });
  state.done.catch(() => undefined);
  return state;
}
const soon = () => new Promise((resolve) => setImmediate(resolve));
const begun = (pieces: { begun: boolean }[]) => pieces.map((one) => one.begun);

test('so much is done at once for each account, the rest in its order; others have shares of their own', async () => {
  const shares = new Shares({ atOnce: 2, waiting: 10, withinMs: 10_000 });
  const mine = Array.from({ length: 5 }, () => piece(shares, 'mine'));
  const other = piece(shares, 'other');
  expect([begun(mine), other.begun]).toEqual([[true, true, false, false, false], true]);
  mine[1]?.end();
  await soon();
  expect(begun(mine)).toEqual([true, true, true, false, false]);
  // What fails makes room as well.
  mine[0]?.fail(new Error('broken'));
  await expect(mine[0]?.done).rejects.toThrow('broken');
  await soon();
  expect(begun(mine)).toEqual([true, true, true, true, false]);
  for (const one of mine.slice(2)) one.end();
  await Promise.all(mine.slice(1).map((one) => one.done));
  const later = [piece(shares, 'mine'), piece(shares, 'mine'), piece(shares, 'mine')];
  expect(begun(later)).toEqual([true, true, false]);
});

test('whoever finds the line full, or stands in it for too long, is told when to come back', async () => {
  const shares = new Shares({ atOnce: 1, waiting: 1, withinMs: 20 });
  const [first, waits] = [piece(shares, 'mine'), piece(shares, 'mine')];
  const told = { code: 'too_many', retryAfterSeconds: 2 };
  await expect(piece(shares, 'mine').done).rejects.toMatchObject(told);
  await expect(waits.done).rejects.toMatchObject(told);
  first.end();
  await first.done;
  expect([waits.begun, piece(shares, 'mine').begun]).toEqual([false, true]);
});

const server = await startTestServer();

test('an account whose work all waits holds up nobody else, and is told so beyond its line', async () => {
  const [greedy, other] = [await aUser(server), await aUser(server)];
  const { superuser } = server.database;
  const id = newId();
  await send(greedy, 'POST', '', { id, title: 'Fought over' });
  const statuses: number[] = [];
  const asked = await withClient(superuser, async (holder) => {
    await holder.query(`begin; select 1 from tasks where id = '${id}' for update`);
    const waiting = Array.from({ length: 210 }, async () => {
      const answer = await send(greedy, 'PATCH', `/${id}`, { title: 'Again' });
      statuses.push(answer.status);
      return answer;
    });
    await expect.poll(() => statuses).toEqual(Array.from({ length: 6 }, () => 429));
    const working = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await ask(superuser, working)).toHaveLength(4);
    const made = await send(other, 'POST', '', { id: newId(), title: 'Mine' });
    expect(made.status).toBe(200);
    await holder.query('commit');
    return waiting;
  });
  // A slow machine may not come to the last of the line within the time of a client.
  const answers = (await Promise.allSettled(asked)).flatMap((one) =>
    'value' in one ? one.value : [],
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(refused[0]?.text).toContain('Too much is being done at once. Try again in a moment.');
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(4);
});

function send(user: TestUser, method: string, path: string, body: object) {
  return user.fetch(`/api/v1/tasks${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
