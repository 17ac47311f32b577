import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask, cloneDatabase } from '#server/testing/database.ts';
import type { Past } from './catch-up/known.ts';
import { differencesFrom } from './catch-up/rebuild.ts';
import { migrate } from './migrate.ts';

const noPast: Past = { base: '', renamed: new Map(), texts: new Set(), changeRows: new Set() };
const folder = mkdtempSync(join(tmpdir(), 'dayslate-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

let owner: pg.ClientConfig;
beforeEach(async () => {
  for (const [file, text] of Object.entries({
    '0001-places.sql': 'create table places (name text not null)',
    '0002-doors.sql': 'create table doors (number integer check (number > 0))',
  }))
    write(file, text);
  rmSync(join(folder, '0003-roofs.sql'), { force: true });
  owner = await emptyDatabase();
});

test('each file runs once, and what it said is kept with it', async () => {
  await migrate(owner, { folder, past: noPast });
  await migrate(owner, { folder, past: noPast });
  write('0003-roofs.sql', 'create table roofs ()');
  await Promise.all([
    migrate(owner, { folder, past: noPast }),
    migrate(owner, { folder, past: noPast }),
  ]);
  expect(await tables()).toEqual(['doors', 'places', 'roofs']);
  expect(await ask(owner, 'select name from kysely_migration_checksum order by 1')).toEqual(
    ['0001-places', '0002-doors', '0003-roofs'].map((name) => ({ name })),
  );
});

test('a file that changed after it ran stops the start before anything newer runs', async () => {
  await migrate(owner, { folder, past: noPast });
  write('0001-places.sql', 'create table places (name text not null, storeys integer)');
  write('0003-roofs.sql', 'create table roofs ()');
  await expect(migrate(owner, { folder, past: noPast })).rejects.toThrow(
    /^migrations\/0001-places\.sql is not the file that ran on this database\. Put back [^\n]+$/,
  );
  expect(await tables()).toEqual(['doors', 'places']);
});

test('a file that is missing, too new or too late stops the start', async () => {
  write('0003-roofs.sql', 'create table roofs ()');
  await migrate(owner, { folder, past: noPast });
  rmSync(join(folder, '0003-roofs.sql'));
  await expect(migrate(owner, { folder, past: noPast })).rejects.toThrow(
    /brought further by a newer Dayslate \(0003-roofs\)\. Start that one/,
  );
  write('0003-roofs.sql', 'create table roofs ()');
  rmSync(join(folder, '0002-doors.sql'));
  await expect(migrate(owner, { folder, past: noPast })).rejects.toThrow(
    /0002-doors\.sql ran .+ and is missing/,
  );

  owner = await emptyDatabase();
  await migrate(owner, { folder, past: noPast });
  write('0002-doors.sql', 'create table doors ()');
  await expect(migrate(owner, { folder, past: noPast })).rejects.toThrow(
    /0002-doors\.sql comes before 0003-roofs/,
  );
});

test('one of the past may have run under another name, and been overtaken', async () => {
  rmSync(join(folder, '0002-doors.sql'));
  write('0002-gates.sql', 'create table doors (number integer check (number > 0))');
  write('0003-roofs.sql', 'create table roofs ()');
  await migrate(owner, { folder, past: noPast });
  rmSync(join(folder, '0002-gates.sql'));
  write('0002-doors.sql', 'create table doors (number integer check (number > 0))');
  write('0001-hills.sql', 'create table hills ()');
  const past = {
    ...noPast,
    base: '0003-roofs',
    renamed: new Map([['0002-gates', '0002-doors']]),
    changeRows: new Set(['0001-hills']),
  };
  await migrate(owner, { folder, past });
  write('0004-cellars.sql', 'create table cellars ()');
  await migrate(owner, { folder, past: noPast });
  rmSync(join(folder, '0004-cellars.sql'));
  rmSync(join(folder, '0001-hills.sql'));
  expect(await tables()).toEqual(['cellars', 'doors', 'hills', 'places', 'roofs']);
});

test('a file that fails leaves nothing of itself, and no checksum', async () => {
  write('0003-roofs.sql', 'create table roofs (); select 1 / 0');
  await expect(migrate(owner, { folder, past: noPast })).rejects.toThrow('division by zero');
  expect(await tables()).toEqual([]);
  expect(await ask(owner, 'select * from kysely_migration_checksum')).toEqual([]);
});

test('a database from before checksums is taken on if it has what the files give', async () => {
  const database = await cloneDatabase();
  const before = await ask(database.owner, 'select * from kysely_migration_checksum order by name');
  await forgetChecksums(database.owner);
  await migrate(database.owner);
  expect(
    await ask(database.owner, 'select * from kysely_migration_checksum order by name'),
  ).toEqual(before);
  expect(await ask(database.owner, "select to_regnamespace('dayslate_replay') as left")).toEqual([
    { left: null },
  ]);
});

test(
  'one from before checksums that differs catches up, with its rows',
  { timeout: 60_000 },
  async () => {
    const database = await cloneDatabase();
    await forgetChecksums(database.owner);
    const id = newId();
    await ask(
      database.superuser,
      `insert into users (id, email, password_hash) values ('${id}', 'mara@studiolark.example', '');
     alter table tasks drop column merged_from_ids;
     drop policy tasks_user on tasks;
     drop function forget_refusals;
     alter table users drop column dashboard_order, add column notifications_old text`,
    );
    await expect(migrate(database.owner)).rejects.toThrow(
      /^this database is of a Dayslate from before .+ \(column users\.notifications_old is of no Dayslate\)\. It is as it was[^\n]+$/,
    );
    expect(
      await ask(database.owner, "select to_regclass('kysely_migration_checksum') as t"),
    ).toEqual([{ t: null }]);
    await ask(database.owner, 'alter table users drop column notifications_old');
    await migrate(database.owner);
    expect(await ask(database.owner, 'select id, dashboard_order from users')).toEqual([
      { id, dashboard_order: [] },
    ]);
  },
);

test('one whose rows break a rule of now is refused in a line, and left as it is', async () => {
  const database = await cloneDatabase();
  await forgetChecksums(database.owner);
  await ask(
    database.superuser,
    `alter table users drop constraint users_email_check;
     insert into users (id, email, password_hash) values (gen_random_uuid(), 'Mara@x', '')`,
  );
  await expect(migrate(database.owner)).rejects.toThrow(
    /^this database .+ cannot be brought to this one \(new row for relation "users" violates check [^\n]+$/,
  );
  expect(await ask(database.superuser, 'select email from users')).toEqual([{ email: 'Mara@x' }]);
});

test('columns, keys, indexes, policies, grants and functions are compared', async () => {
  const { owner: access } = await cloneDatabase();
  await ask(
    access,
    `alter table tasks disable row level security;
     alter table tasks alter title drop not null;
     alter table day_notes add constraint day_notes_short check (length(text) < 9999);
     drop index tasks_search_idx;
     drop policy tasks_tidy on tasks;
     revoke insert on day_notes from dayslate_app;
     create or replace function searchable(title text, rest text[] default '{}') returns text
       language sql immutable parallel safe return title;
     create table leftover ();`,
  );
  expect((await differences(access)).sort()).toEqual([
    'column tasks.title is another',
    'constraint day_notes.day_notes_short is too much',
    'function searchable(text,text[]) is another',
    'index tasks_search_idx is missing',
    'policy tasks.tasks_tidy is missing',
    'table day_notes is another',
    'table leftover is too much',
    'table tasks is another',
  ]);
});

async function differences(access: pg.ClientConfig): Promise<string[]> {
  const pool = new pg.Pool({ ...access, max: 1 });
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const names = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
  const texts = names.sort().map((name) => readFileSync(`migrations/${name}`, 'utf8'));
  try {
    return await database.transaction().execute((db) => differencesFrom(db, texts));
  } finally {
    await database.destroy();
  }
}

function write(file: string, text: string) {
  writeFileSync(join(folder, file), text);
}

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const { owner: template } = inject('postgres');
  const name = `test_${newId().replaceAll('-', '')}`;
  const postgres = { ...template, user: 'postgres', database: 'postgres' };
  await ask(postgres, `create database ${name} owner ${template.user}`);
  return { ...template, database: name };
}

async function tables(): Promise<unknown[]> {
  const rows = await ask(
    owner,
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  );
  return rows.map((row) => row['tablename']);
}

// As it was left by the code before checksums.
async function forgetChecksums(access: pg.ClientConfig) {
  await ask(access, 'drop table kysely_migration_checksum');
}
