import pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask, cloneDatabase } from '#server/testing/database.ts';
import { longestKept } from './change-log.ts';
import { openDatabase } from './pool.ts';
import { inTransaction } from './transaction.ts';

test('a first answer that cannot be read leaves no broken transaction to the next who asks', async () => {
  const access = await cloneDatabase();
  const database = openDatabase(access.app, { maxConnections: 1, onError: () => undefined });
  const connection = await database.borrow();
  await connection.query(`set lock_timeout = '100ms'`, []);
  connection.release();
  const other = new pg.Client(access.superuser);
  await other.connect();
  await other.query('begin; lock table operations in access exclusive mode');
  const once = { operationId: newId(), binding: Buffer.alloc(32) };
  const refused = inTransaction(
    database,
    { userId: newId(), once },
    () => Promise.reject(new Error('refused')),
    async (_, { answer }) => answer,
  );
  await expect(refused).rejects.toThrow('lock timeout');
  await other.end();
  expect(await database.once('select $1::int as one', [1])).toEqual([{ one: 1 }]);
  await database.close();
});

test('of an answer that is too long is kept that it was given: it is done once all the same', async () => {
  const access = await cloneDatabase();
  const database = openDatabase(access.app, { onError: () => undefined });
  const actor = { userId: newId(), once: { operationId: newId(), binding: Buffer.alloc(32) } };
  const done: string[] = [];
  const write = (answer: string) =>
    inTransaction(
      database,
      actor,
      async () => (done.push(answer), answer),
      async (_, kept) => kept.answer,
    );
  const long = JSON.stringify('x'.repeat(longestKept));
  expect(await write(long)).toBe(long);
  await expect(write(long)).rejects.toMatchObject({ code: 'repeated' });
  const [kept] = await ask<{ size: number | null }>(
    access.superuser,
    'select length(response::text) as size from operations where user_id = $1',
    [actor.userId],
  );
  expect([kept, done.length]).toEqual([{ size: null }, 2]);
  await database.close();
});

test('a statement that nobody waits for and that fails undoes the rest, and is the reason given', async () => {
  const access = await cloneDatabase();
  const database = openDatabase(access.app, { onError: () => undefined });
  const userId = newId();
  const change = { stream: userId, domain: 'tasks', id: newId(), version: 1, json: '{}' };
  const write = (divisor: number) =>
    inTransaction(database, { userId }, async (transaction) => {
      transaction.send('select 1 / $1::int', [divisor]);
      transaction.record(change);
      return '{}';
    });
  await expect(write(0)).rejects.toThrow('division by zero');
  expect(await write(1)).toBe('{}');
  expect(await ask(access.superuser, 'select seq, record_id as id from changes', [])).toEqual([
    { seq: '1', id: change.id },
  ]);
  await database.close();
});
