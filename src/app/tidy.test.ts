import { mkdtempSync, readdirSync, utimesSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { tablesWithTrash } from '#server/records/crud.ts';
import { tidyOutbox } from '#server/jobs/mail.ts';
import { openDatabase } from '#server/database/pool.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { tidy } from '#server/records/tidy.ts';

const server = await startTestServer();

test('what was deleted more than 30 days ago is gone for good, and nothing else is', async () => {
  const user = await aUser(server);
  const titles = ['kept', 'deleted lately', 'deleted long ago'];
  const ids = titles.map(() => newId());
  for (const [place, title] of titles.entries()) {
    await user.call(tasksContract.create, { params: {}, body: { id: ids[place] ?? '', title } });
  }
  for (const [place, days] of [
    [1, 29],
    [2, 31],
  ] as const) {
    await ask(
      server.database.superuser,
      'update tasks set deleted_at = now() - make_interval(days => $2) where id = $1',
      [ids[place], days],
    );
  }
  const database = openDatabase(server.database.app, { onError: () => undefined });
  await tidy(database);
  await database.close();
  const left = await ask<{ title: string }>(
    server.database.superuser,
    'select title from tasks where user_id = $1 order by title',
    [user.id],
  );
  expect(left.map((row) => row.title)).toEqual(['deleted lately', 'kept']);
});

test('refusals go after 90 days, and mails that got nowhere after 30', async () => {
  const { superuser } = server.database;
  const actor = newId();
  await ask(
    superuser,
    `insert into audit_events (id, actor_user_id, operation, outcome, at)
      select gen_random_uuid(), $1, days::text, 'forbidden', now() - make_interval(days => days)
      from unnest(array[89, 91]) days`,
    [actor],
  );
  const payload = JSON.stringify({ of: actor });
  await ask(
    superuser,
    `insert into jobs (id, kind, payload, run_at, created_at)
      select gen_random_uuid(), kind, $1, now() + interval '1 year', now() - make_interval(days => days)
      from (values ('mail', 29), ('mail', 31), ('forget-person', 400)) as old (kind, days)`,
    [payload],
  );
  const database = openDatabase(server.database.app, { onError: () => undefined });
  await tidy(database);
  await database.close();
  const refusals = 'select operation from audit_events where actor_user_id = $1';
  expect(await ask(superuser, refusals, [actor])).toEqual([{ operation: '89' }]);
  const jobs = 'select kind from jobs where payload = $1 order by kind';
  expect(await ask(superuser, jobs, [payload])).toEqual([
    { kind: 'forget-person' },
    { kind: 'mail' },
  ]);
  await ask(superuser, 'delete from jobs where payload = $1', [payload]);
});

test('what cannot be removed this time holds up nothing else', async () => {
  const user = await aUser(server);
  const id = newId();
  await user.call(tasksContract.create, { params: {}, body: { id, title: 'deleted long ago' } });
  const { superuser } = server.database;
  await ask(superuser, `update tasks set deleted_at = now() - interval '31 days' where id = $1`, [
    id,
  ]);
  await ask(
    superuser,
    `insert into attempts (key, failures, resets_at)
      select 'long ago ' || n, 1, now() - interval '1 day' from generate_series(1, 2500) n`,
  );
  const database = openDatabase(server.database.app, { onError: () => undefined });
  const failing = await withClient(superuser, async (client) => {
    await client.query('begin; lock table operations in exclusive mode');
    return tidy(database).catch((error: unknown) => error);
  });
  await database.close();
  expect(failing).toBeInstanceOf(AggregateError);
  const [left] = await ask<{ tasks: number; attempts: number }>(
    superuser,
    `select (select count(*)::int from tasks where id = $1) as tasks,
      (select count(*)::int from attempts where resets_at < now()) as attempts`,
    [id],
  );
  expect(left).toEqual({ tasks: 0, attempts: 0 });
}, 30_000);

test('every table whose records wait to be restored lets the tidying see and delete them', async () => {
  const policies = await ask<{ name: string }>(
    server.database.superuser,
    `select tablename || ' ' || cmd as name from pg_policies where qual like '%tidy%deleted_at%'`,
    [],
  );
  const wanted = [...tablesWithTrash, 'workspaces'].flatMap((table) => [
    `${table} DELETE`,
    `${table} SELECT`,
  ]);
  expect(wanted.length).toBeGreaterThan(0);
  expect(policies.map(({ name }) => name).sort()).toEqual(wanted.sort());
});

test('mails that were left as files go after 30 days', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dayslate-tidy-'));
  // Without mail there is nothing to tidy, and nothing wrong.
  await tidyOutbox(dataDir);
  mkdirSync(join(dataDir, 'outbox'));
  for (const days of [29, 31]) {
    const file = join(dataDir, 'outbox', `${days}.eml`);
    writeFileSync(file, 'A link');
    const then = Date.now() / 1_000 - days * 86_400;
    utimesSync(file, then, then);
  }
  await tidyOutbox(dataDir);
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['29.eml']);
});
