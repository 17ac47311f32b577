import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const bounds = { atOnce: 1, each: 4, inAll: 6, refusal: 'Busy.', retryAfterSeconds: 7 };

/** Asks in this order, all at the same moment; gives the order in which they were served. */
async function served(askers: string, turns: Turns): Promise<string> {
  let order = '';
  const work = async (who: string) => {
    await setImmediate();
    order += who;
  };
  await Promise.all(askers.split('').map((who) => turns.take(who, () => work(who))));
  return order;
}

test('whoever waits is served once before anybody is served twice', async () => {
  const turns = new Turns(bounds);
  expect(await served('aaaabc', turns)).toBe('aabcaa');
  expect(await served('ab', turns)).toBe('ab');
});

test('as many go on at once as may, and work that fails gives its turn on', async () => {
  const turns = new Turns({ ...bounds, atOnce: 2 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    throw new Error('it breaks');
  };
  const done = await Promise.allSettled(['a', 'b', 'a', 'c'].map((who) => turns.take(who, work)));
  expect(done.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect([most, running]).toEqual([2, 0]);
  expect(await served('abc', turns)).toBe('abc');
});

test('beyond a bound of their own or of all, askers are told when to come back', async () => {
  const turns = new Turns(bounds);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ask = (who: string) => turns.take(who, () => released);
  const first = ['a', 'a', 'a', 'a'].map(ask);
  const refusal = { code: 'unavailable', message: 'Busy.', retryAfterSeconds: 7 };
  await expect(ask('a')).rejects.toMatchObject(refusal);
  const others = ['b', 'c'].map(ask);
  await expect(ask('b')).rejects.toMatchObject(refusal);
  // A few who ask for much leave room for everybody's first; that has an end as well.
  others.push(...Array.from({ length: 18 }, (_, at) => ask(`first ${at}`)));
  await expect(ask('too late')).rejects.toMatchObject(refusal);
  release();
  await Promise.all([...first, ...others]);
  await ask('a');
});
