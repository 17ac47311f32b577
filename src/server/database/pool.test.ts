import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { cloneDatabase } from '#server/testing/database.ts';
import { askedBy } from './asked-by.ts';
import { openDatabase, type SlowStatement } from './pool.ts';
import { inSystemTransaction } from './transaction.ts';

const access = await cloneDatabase();
const standing = `select current_user as role, current_setting('statement_timeout') as most,
    current_setting('application_name') as name, $1::int as one`;

test('where a pooler stands each transaction brings its limits and role, and leaves nothing', async () => {
  // Whoever migrates may become the role of the product, and is not it by itself.
  const database = openDatabase(access.owner, {
    role: 'dayslate_app',
    maxConnections: 1,
    pooler: { carriesNames: false },
    onError: () => undefined,
  });
  const bound = { role: 'dayslate_app', most: '10s' };
  const userId = newId();
  await askedBy.run('from-the-proxy', () =>
    inSystemTransaction(database, { userId }, async ({ query }) => {
      const name = 'dayslate from-the-proxy';
      expect(await query(standing, [1])).toMatchObject([{ ...bound, name }]);
    }),
  );
  expect(await database.once(standing, [1])).toMatchObject([{ ...bound, name: 'dayslate' }]);
  await expect(database.once('select 1 / $1::int', [0])).rejects.toThrow('division by zero');

  const connection = await database.borrow();
  const [left] = await connection.query(`${standing} from pg_prepared_statements`, [1]);
  connection.release();
  expect(left).toBeUndefined();
  const [after] = await (await database.borrow()).query(standing, [1]);
  expect(after).toMatchObject({ role: access.owner.user, most: '0', name: 'dayslate' });
});

test('a statement that takes long is told with the request that it was for, without its values', async () => {
  const told: SlowStatement[] = [];
  const database = openDatabase(access.app, {
    onError: () => undefined,
    slow: { afterMs: 500, tell: (statement) => told.push(statement) },
  });
  await database.once('select $1::int', [1]);
  await askedBy.run('asked', () => database.once('select pg_sleep($1::float)', [0.6]));
  await database.close();
  expect(told).toEqual([
    { statement: 'select pg_sleep($1::float)', ms: expect.any(Number), requestId: 'asked' },
  ]);
});

test('what breaks while it is being closed is no news', async () => {
  const told: string[] = [];
  const database = openDatabase(access.app, { onError: ({ message }) => told.push(message) });
  const connection = await database.borrow();
  const [{ pid } = { pid: 0 }] = await connection.query<{ pid: number }>(
    'select pg_backend_pid() as pid where $1::int = 1',
    [1],
  );
  const closed = database.close();
  const owner = openDatabase(access.owner, { onError: () => undefined });
  await owner.once('select pg_terminate_backend($1::int, 5000)', [pid]);
  await expect(connection.query('select $1::int', [1])).rejects.toThrow(/connection/i);
  connection.release();
  await Promise.all([closed, owner.close()]);
  expect(told).toEqual([]);
});
