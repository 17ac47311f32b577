import pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { cloneDatabase } from '#server/testing/database.ts';
import { openDatabase } from './pool.ts';
import { inTransaction } from './transaction.ts';

test('a first answer that cannot be read leaves no broken transaction to the next who asks', async () => {
  const access = await cloneDatabase();
  const database = openDatabase(access.app, { maxConnections: 1, onError: () => undefined });
  const connection = await database.borrow();
  await connection.script(`set lock_timeout = '100ms'`);
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
