import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { newId } from '#shared/ids.ts';
import { cloneDatabase } from '#server/testing/database.ts';
import { planWithCare, readInOrder } from './past-statistics.ts';
import { openDatabase } from '#server/database/pool.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';

const access = await cloneDatabase();
const database = openDatabase(access.app, { onError: () => undefined });
const superuser = new pg.Client(access.superuser);
await superuser.connect();

async function grow(rows: number): Promise<void> {
  const userId = newId();
  await superuser.query(`alter table tasks set (autovacuum_enabled = false)`);
  await superuser.query('insert into users (id, email, password_hash) values ($1, $2, $3)', [
    ...[userId, `${userId}@example.com`, 'none'],
  ]);
  await superuser.query(
    `insert into tasks (user_id, id, title, created_by_user_id, updated_by_user_id)
      select $1, gen_random_uuid(), 'Film the harbour', $1, $1 from generate_series(1, $2::int)`,
    [userId, rows],
  );
}

// What was changed is counted a moment later, unless one asks; counted after it, it would seem new.
async function analyze(): Promise<void> {
  await superuser.query('select pg_stat_force_next_flush()');
  await superuser.query('analyze');
}

/** A setting of a transaction after `prepare`, and of the one after it. */
async function settingAfter(prepare: (transaction: Transaction) => void, name: string) {
  const read = async ({ query }: Transaction) =>
    (await query<{ value: string }>('select current_setting($1) as value', [name]))[0]?.value;
  const during = await inSystemTransaction(database, {}, (transaction) => {
    prepare(transaction);
    return read(transaction);
  });
  return [during, await inSystemTransaction(database, {}, read)];
}

test('lists are joined as wholes as long as a table has grown past its statistics', async () => {
  // It looks every ten seconds.
  vi.useFakeTimers({ toFake: ['Date'] });
  const join = () => {
    vi.advanceTimersByTime(10_000);
    return settingAfter(planWithCare, 'enable_nestloop');
  };
  await analyze();
  expect(await join()).toEqual(['on', 'on']);
  await grow(5_000);
  expect(await join()).toEqual(['off', 'on']);
  await analyze();
  expect(await join()).toEqual(['on', 'on']);
  await grow(20_000);
  expect(await join()).toEqual(['off', 'on']);
  // What was seen holds until it looks again.
  expect(await settingAfter(planWithCare, 'enable_nestloop')).toEqual(['off', 'on']);
  vi.useRealTimers();
});

test('rows are read in order for one transaction', async () => {
  expect(await settingAfter(readInOrder, 'enable_sort')).toEqual(['off', 'on']);
});
