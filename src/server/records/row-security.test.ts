import pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { pino } from 'pino';
import { openDatabase } from '#server/database/pool.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { aUser, aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const { app, superuser } = server.database;
const [maria, pia] = [await aUser(server), await aUser(server)];
const workspace = await aWorkspace(server);
for (const user of [maria, pia]) {
  for (const [path, body] of [
    ['/api/v1/tasks', { title: `Task of ${user.id}` }],
    ['/api/v1/starred-days', { starredOn: '2026-03-14' }],
  ] as const) {
    await user.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
      body: JSON.stringify({ id: newId(), ...body }),
    });
  }
}
for (const [path, body] of [
  ['brands', { name: 'Harbour Coffee' }],
  ['campaigns', { campaignName: 'Autumn beans' }],
] as const) {
  await workspace.owner.fetch(`/api/v1/workspaces/${workspace.id}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), ...body }),
  });
}

const postTo = (path: string, body: object) =>
  workspace.member.fetch(`/api/v1/workspaces/${workspace.id}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), ...body }),
  });
await postTo('channels', { platform: 'youtube', name: 'Kitchen films' });
await postTo('pillars', { name: 'Weeknight food' });
await postTo('content-series', { name: 'Sunday soup' });
const contentItemId = newId();
await postTo('content-items', { id: contentItemId, title: 'One-pan orzo' });
await postTo('content-scripts', { contentItemId, body: 'Boil water' });
await postTo('posts', { contentItemId });
await postTo('saved-chips', { page: '/brands', name: 'Dormant', query: 'activity=dormant' });
const [shared, medicine] = [newId(), newId()];
for (const [id, isMedicine] of [
  [shared, false],
  [medicine, true],
] as const) {
  const item = { id, title: 'Water', isMedicine, startsOn: '2026-03-14' };
  await postTo('routine-items', item);
  const day = { localDate: '2026-03-14', completedAt: '2026-03-14T07:00:00Z' };
  await postTo('routine-completions', { routineItemId: id, ...day });
  await postTo('routine-takings', { routineItemId: id, takenOn: '2026-03-14' });
}

const tripId = newId();
await postTo('trips', {
  id: tripId,
  title: 'Scouting alone',
  isPrivate: true,
  startsOn: '2026-03-14',
  endsOn: '2026-03-15',
});
const [anyCampaign] = await ask<{ id: string }>(
  superuser,
  `select id from campaigns where workspace_id = '${workspace.id}'`,
);
for (const [path, body] of [
  ['trip-people', { name: 'Ana' }],
  ['trip-campaigns', { campaignId: anyCampaign?.id }],
  ['trip-content-items', { contentItemId }],
  ['bookings', { title: 'Ferry' }],
  ['schedule-items', { title: 'First light', scheduledOn: '2026-03-14' }],
  ['shots', { title: 'Wide from the pier' }],
  ['packing-bags', { name: 'Backpack' }],
  ['packing-items', { name: 'Batteries' }],
] as const)
  await postTo(path, { tripId, ...body });

/** Read before anybody is known, or by background work alone; their rows name no content. */
const open = ['users', 'tokens', 'attempts', 'audit_events', 'jobs'];
const kysely = ['kysely_migration', 'kysely_migration_checksum', 'kysely_migration_lock'];
const tables = await ask<{ name: string; secured: boolean; forced: boolean; owner: string }>(
  superuser,
  `select relname as name, relrowsecurity as secured, relforcerowsecurity as forced,
    pg_get_userbyid(relowner) as owner
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
);
const secured = tables
  .map((table) => table.name)
  .filter((name) => ![...open, ...kysely].includes(name));

test('every table but the named few has row security, forced even upon its owner', () => {
  const without = tables
    .filter((table) => !table.secured || !table.forced)
    .map((table) => table.name);
  expect(without.sort()).toEqual([...open, ...kysely].sort());
  expect(new Set(tables.map((table) => table.owner))).toEqual(new Set(['dayslate_owner']));
});

test.each(secured)(
  '%s shows nothing and takes nothing without settings or with foreign ones',
  async (table) => {
    const before = await everything(table);
    const strangerSettings = `set app.user_id = '${newId()}'; set app.workspace_id = '${newId()}'; set app.role = 'owner'`;
    for (const settings of [
      'select 1',
      "set app.user_id = ''; set app.workspace_id = ''",
      strangerSettings,
    ]) {
      await withClient(app, async (client) => {
        await client.query(settings);
        expect((await client.query(`select * from ${table}`)).rows, `${settings}`).toEqual([]);
        const column = (await columnsOf(table))[0] ?? '';
        expect((await client.query(`update ${table} set ${column} = ${column}`)).rowCount).toBe(0);
        expect((await client.query(`delete from ${table}`)).rowCount).toBe(0);
        for (const text of before.slice(0, 1)) {
          // A row as it is, under another key where the table has an id of its own.
          const insert = await insertText(table);
          await expect(client.query(insert, [renamed(text)])).rejects.toThrow('row-level security');
        }
      });
    }
    expect(await everything(table)).toEqual(before);
  },
);

test('a query that forgot its filter gives only rows of the person it runs for', async () => {
  const database = openDatabase(app, { onError: (error) => pino({ level: 'silent' }).warn(error) });
  for (const [user, other] of [
    [maria, pia],
    [pia, maria],
  ] as const) {
    const seen = await inSystemTransaction(database, { userId: user.id }, async ({ query }) => [
      ...(await query<{ user_id: string }>('select user_id from tasks', [])),
      ...(await query<{ user_id: string }>('select user_id from categories', [])),
      ...(await query<{ user_id: string }>('select stream_id as user_id from changes', [])),
    ]);
    expect(seen.length).toBeGreaterThan(3);
    expect(new Set(seen.map((row) => row.user_id))).toEqual(new Set([user.id]));
    const text = await inSystemTransaction(database, { userId: user.id }, async ({ query }) =>
      query('update tasks set title = title where user_id = $1 returning 1', [other.id]),
    );
    expect(text).toEqual([]);
  }
  await database.close();
});

const records = await ask<{ name: string }>(
  superuser,
  `select table_name as name from information_schema.columns
    where column_name = 'workspace_id' and table_schema = 'public'
    intersect select table_name from information_schema.columns where column_name = 'deleted_at'`,
);

test('the records of a workspace are known', () => {
  expect(records.map(({ name }) => name)).toEqual(expect.arrayContaining(['brands', 'campaigns']));
});

test.each(records)(
  '$name: a viewer reads rows of their workspace and writes none',
  async ({ name }) => {
    const rows = await everything(name);
    await withClient(app, async (client) => {
      await client.query(
        `set app.user_id = '${workspace.viewer.id}'; set app.workspace_id = '${workspace.id}'; set app.role = 'viewer'`,
      );
      const theirs = rows.map(readerOf).filter((id) => id === null || id === workspace.viewer.id);
      expect((await client.query(`select * from ${name}`)).rows).toHaveLength(theirs.length);
      expect((await client.query(`update ${name} set version = version`)).rowCount).toBe(0);
      expect((await client.query(`delete from ${name}`)).rowCount).toBe(0);
      for (const text of rows.slice(0, 1)) {
        const insert = await insertText(name);
        await expect(client.query(insert, [renamed(text)])).rejects.toThrow('row-level security');
      }
    });
  },
);

const withReader = await ask<{ name: string }>(
  superuser,
  `select table_name as name from information_schema.columns
    where column_name = 'reader_user_id' and table_schema = 'public' order by 1`,
);

test.each(withReader)(
  '$name: what one member alone may see is there for no other',
  async (table) => {
    const { name } = table;
    const rows = await everything(name);
    const hidden = rows.filter((row) => readerOf(row) === workspace.member.id);
    expect(hidden.length).toBeGreaterThan(0);
    await withClient(app, async (client) => {
      const asMember = (id: string) =>
        client.query(
          `set app.user_id = '${id}'; set app.workspace_id = '${workspace.id}'; set app.role = 'owner'`,
        );
      await asMember(workspace.owner.id);
      for (const statement of ['select 1 from', 'delete from']) {
        const { rowCount } = await client.query(
          `${statement} ${name} where reader_user_id = '${workspace.member.id}'`,
        );
        expect(rowCount).toBe(0);
      }
      const seen = await client.query(`update ${name} set version = version returning 1`);
      expect(seen.rowCount).toBe(rows.filter((row) => isForOwner(row)).length);
      // Nor can one be slipped in for somebody else.
      const insert = client.query(await insertText(name), [renamed(hidden[0] ?? '')]);
      await expect(insert).rejects.toThrow('row-level security');
      await asMember(workspace.member.id);
      const own = await client.query(`select 1 from ${name} where reader_user_id is not null`);
      expect(own.rowCount).toBe(hidden.length);
    });
    expect(await everything(name)).toEqual(rows);
  },
);

test('nobody below admin raises a role, not even their own', async () => {
  await withClient(app, async (client) => {
    for (const role of ['viewer', 'member']) {
      await client.query(
        `set app.user_id = '${workspace.viewer.id}'; set app.workspace_id = '${workspace.id}'; set app.role = '${role}'`,
      );
      const raise = client.query(`update workspace_members set role = 'admin' where user_id = $1`, [
        workspace.viewer.id,
      ]);
      await expect(raise).rejects.toThrow('row-level security');
      expect(
        (
          await client.query('delete from workspace_members where user_id <> $1', [
            workspace.viewer.id,
          ])
        ).rowCount,
      ).toBe(0);
      expect((await client.query(`update workspaces set name = 'Mine now'`)).rowCount).toBe(0);
    }
  });
});

test.each([
  'create table mine ()',
  'create schema mine',
  'create function mine() returns int language sql as $$ select 1 $$',
  'create role mine',
  'create extension dblink',
  'alter table tasks disable row level security',
  'alter table tasks no force row level security',
  'alter table tasks owner to dayslate_app',
  `call person_table('tasks')`,
  'drop policy tasks_user on tasks',
  'create policy open on tasks using (true)',
  'drop table tasks',
  'truncate tasks',
  'set role dayslate_owner',
  'set session authorization dayslate_owner',
  'set role postgres',
  'grant dayslate_owner to dayslate_app',
  'alter role dayslate_app bypassrls',
  'select * from pg_authid',
  `select pg_read_file('/etc/passwd')`,
  `copy tasks to program 'cat'`,
  'update audit_events set outcome = outcome',
  'update audit_events set at = now()',
  'delete from audit_events',
  'select * from kysely_migration',
])('the role that the product runs as may not: %s', async (statement) => {
  await expect(ask(app, statement)).rejects.toThrow(
    /permission denied|must be (owner|superuser)|must have|only superuser|only roles/i,
  );
});

test('row security holds although it is switched off in a session', async () => {
  await expect(ask(app, 'set row_security = off; select * from tasks')).rejects.toThrow(
    'row-level security',
  );
});

test('the role that the product runs as owns nothing', async () => {
  const owned = await ask(
    superuser,
    `select objid from pg_shdepend where refobjid = 'dayslate_app'::regrole and deptype = 'o'`,
  );
  expect(owned).toEqual([]);
});

test('a connection given back to the pool has forgotten for whom it worked', async () => {
  const database = openDatabase(app, { maxConnections: 1, onError: () => undefined });
  await inSystemTransaction(
    database,
    { userId: maria.id, workspaceId: workspace.id },
    async ({ query }) => query('select $1::int', [1]),
  );
  const [left] = await database.once<{ left: string }>(
    `select concat(current_setting('app.user_id', true), current_setting('app.workspace_id', true), current_setting('app.role', true), $1::text) as left`,
    [''],
  );
  expect(left).toEqual({ left: '' });
  expect(await database.once('select id from tasks where $1', [true])).toEqual([]);
  await database.close();
});

async function everything(table: string): Promise<string[]> {
  const rows = await ask<{ text: string }>(
    superuser,
    `select to_json(t)::text as text from ${table} t order by 1`,
  );
  return rows.map((row) => row.text);
}

async function columnsOf(table: string): Promise<string[]> {
  const { fields } = await withClient(superuser, (client: pg.Client) =>
    client.query(`select * from ${table} limit 0`),
  );
  return fields.map((field) => field.name);
}

function readerOf(text: string): unknown {
  return (JSON.parse(text) as Record<string, unknown>)['reader_user_id'] ?? null;
}

// Of the workspace, its stream or the own one, and for all who follow it.
function isForOwner(text: string): boolean {
  const row = JSON.parse(text) as Record<string, unknown>;
  const place = row['workspace_id'] ?? row['stream_id'];
  return readerOf(text) === null && (place === workspace.id || place === workspace.owner.id);
}

/** Inserts the row of a JSON text; what PostgreSQL works out by itself cannot be given. */
async function insertText(table: string): Promise<string> {
  const [columns] = await ask<{ names: string }>(
    superuser,
    `select string_agg(column_name, ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns?.names ?? '';
  return `insert into ${table} (${names}) select ${names} from json_populate_record(null::${table}, $1)`;
}

function renamed(text: string): string {
  const row = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({
    ...row,
    ...('id' in row ? { id: newId() } : {}),
    ...('slug' in row ? { slug: newId() } : {}),
  });
}
