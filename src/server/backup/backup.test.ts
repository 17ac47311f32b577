import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadType } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { describeSchema } from '#server/database/compare-schema.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import { openFileStore } from '#server/files/store.ts';
import { aBucket } from '#server/testing/bucket.ts';
import { aPicture } from '#server/testing/client.ts';
import { ask, cloneDatabase, type TestDatabase } from '#server/testing/database.ts';
import { anotherDevice, aWorkspace, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { putBack } from './put-back.ts';
import { type Taken, takeBackup } from './take.ts';

const folder = mkdtempSync(join(tmpdir(), 'dayslate-backup-'));
let server: TestServer;
let workspace: TestWorkspace;
let taken: Taken;
/** An empty place that nothing may be written to. */
let untouched: ReturnType<typeof from>;

beforeAll(async () => {
  server = await startTestServer();
  workspace = await aWorkspace(server);
  const answer = await workspace.owner.fetch(`/api/v1/covers?id=${newId()}`, {
    method: 'POST',
    headers: { 'content-type': uploadType },
    body: aPicture,
  });
  if (answer.status !== 200) throw new Error(`The cover was answered ${answer.status}`);
  // Somebody writes all the while: what is saved is one moment of it.
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await addTask();
  })();
  taken = await takeBackup(from(server.database, server.config.dataDir), { folder: at('first') });
  isOver = true;
  await writing;
  untouched = from(await emptyDatabase(), at('untouched'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const from = ({ owner }: Pick<TestDatabase, 'owner'>, dataDir: string) => ({
  ...{ owner, dataDir },
  files: openFileStore({ dataDir, s3: undefined }),
});

async function addTask(): Promise<void> {
  const answer = await workspace.owner.fetch('/api/v1/tasks', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
    body: JSON.stringify({ id: newId(), title: 'Tab\there, a \\ and\na line: 〰️' }),
  });
  if (answer.status !== 200) throw new Error(`A task was answered ${answer.status}`);
}

/** A database that nobody ever started a Dayslate on. */
async function emptyDatabase(): Promise<TestDatabase> {
  const { owner, app, superuser } = server.database;
  const database = `empty_${newId().replaceAll('-', '')}`;
  await ask(
    { ...superuser, database: 'postgres' },
    `create database ${database} owner ${owner.user}`,
  );
  return {
    owner: { ...owner, database },
    app: { ...app, database },
    superuser: { ...superuser, database },
  };
}

/** What must be the same in two backups of the same; browsers are meant to notice by their epochs. */
const content = ({ tables, files }: Manifest) => [
  ...tables.filter(({ name }) => name !== 'streams'),
  ...files,
];

async function schemaOf({ owner }: TestDatabase) {
  const dialect = new PostgresDialect({ pool: new pg.Pool(owner) });
  const db = new Kysely<unknown>({ dialect });
  const schema = await db.transaction().execute((transaction) => describeSchema(transaction));
  await db.destroy();
  return schema;
}

test('what was saved under writes is one moment, is put back the same, and can be worked with', async () => {
  const database = await cloneDatabase();
  const target = from(database, at('restored'));
  mkdirSync(at('restored'));
  await putBack(target, taken.path);

  const again = await takeBackup(target, { folder: at('second') });
  expect(content(again.manifest)).toEqual(content(taken.manifest));
  expect(again.manifest.files).toHaveLength(1);
  expect(again.manifest.missing).toEqual([]);
  expect(await schemaOf(database)).toEqual(await schemaOf(server.database));

  // Of no write the row is there and its place in the log is not, or the other way round.
  const torn = `select id from streams where seq <> coalesce(
    (select max(seq) from changes where stream_id = streams.id), 0)`;
  expect(await ask(database.superuser, torn)).toEqual([]);
  const tasks = 'select count(*)::int as count from tasks';
  expect((await ask(database.superuser, tasks))[0]?.['count']).toBeGreaterThan(0);

  const epochs = 'select id, epoch from streams order by id';
  const before = await ask<{ id: string; epoch: string }>(server.database.superuser, epochs);
  const after = new Map(
    (await ask<{ id: string; epoch: string }>(database.superuser, epochs)).map((row) => [
      row.id,
      row.epoch,
    ]),
  );
  expect(after.size).toBeGreaterThan(0);
  for (const { id, epoch } of before) expect(after.get(id)).not.toBe(epoch);

  const restored = await startTestServer({ database, env: { DATA_DIR: at('restored') } });
  const person = await anotherDevice(restored, workspace.owner);
  const { status, text } = await person.fetch('/api/v1/tasks');
  expect([status, text]).toEqual([200, expect.stringContaining('〰️')]);
  await restored.stop();
});

// All migrations run twice from the first one on.
test('a backup of an older Dayslate is brought to this version', async () => {
  const [older, newer] = [await emptyDatabase(), await emptyDatabase()];
  const names = (await readMigrations()).map(({ name }) => name);
  await migrate(older.owner, { upTo: names.at(-3) });
  await ask(
    older.superuser,
    `insert into users (id, email, password_hash)
    values (gen_random_uuid(), 'ana@example.com', 'none')`,
  );
  const old = await takeBackup(from(older, at('older')), { folder: at('of-older') });
  expect(old.manifest.migrations).toHaveLength(names.length - 2);
  await putBack(from(newer, at('newer')), old.path);
  expect(await ask(newer.superuser, 'select email from users')).toEqual([
    { email: 'ana@example.com' },
  ]);
  expect(await schemaOf(newer)).toEqual(await schemaOf(server.database));
}, 60_000);

test('files go from a folder into a bucket and back, and what else lies there is left alone', async () => {
  const bucket = await aBucket();
  bucket.objects.set('notes/of-somebody.txt', { bytes: Buffer.from('else'), at: new Date() });
  const files = openFileStore({ dataDir: folder, s3: bucket.settings });
  const inBucket = { ...from(await cloneDatabase(), folder), files };
  await putBack(inBucket, taken.path);
  const again = await takeBackup(inBucket, { folder: at('of-bucket') });
  expect(content(again.manifest)).toEqual(content(taken.manifest));
  expect([...bucket.objects.keys()]).toEqual([
    'notes/of-somebody.txt',
    ...taken.manifest.files.map(({ key }) => key),
  ]);
  bucket.close();
});

test('what is not empty is refused, and stays as it is', async () => {
  const full = await cloneDatabase();
  await ask(full.superuser, `insert into attempts values ('somebody', 1, now())`);
  await expect(putBack(from(full, at('full')), taken.path)).rejects.toThrow(
    'The database is not empty: there are attempts in it.',
  );
  const foreign = await emptyDatabase();
  await ask(foreign.owner, 'create table invoices_of_1998 (number text)');
  await expect(putBack(from(foreign, at('foreign')), taken.path)).rejects.toThrow(
    'it has tables that are not of Dayslate',
  );
  const files = from(await cloneDatabase(), at('files'));
  mkdirSync(at(`files/files/kept/${newId()}`), { recursive: true });
  const [owner = ''] = readdirSync(at('files/files/kept'));
  writeFileSync(at(`files/files/kept/${owner}/${newId()}`), 'somebody else');
  await expect(putBack(files, taken.path)).rejects.toThrow(/^The store of files is not empty/);
  expect(await ask(full.superuser, 'select key from attempts')).toEqual([{ key: 'somebody' }]);
  expect(await ask(files.owner, 'select from users')).toEqual([]);
});

test.each<[string, (backup: string) => void, RegExp]>([
  ['without what it says about itself', (path) => rmSync(join(path, manifestName)), /is no backup/],
  [
    'with half of what it says',
    (path) => truncateSync(join(path, manifestName), 2_000),
    /manifest\.json cannot be read: it is damaged, or of a newer Dayslate\./,
  ],
  [
    'without a table',
    (path) => rmSync(join(path, 'tables', 'tasks.copy.zst')),
    /tasks\.copy\.zst cannot be read \(ENOENT/,
  ],
  [
    'with a table that was cut off',
    (path) => truncateSync(join(path, 'tables', 'tasks.copy.zst'), 200),
    /tasks\.copy\.zst (cannot be read|is not what was saved)/,
  ],
  [
    'with another byte in a file',
    (path) => {
      const files = join(path, 'files', workspace.owner.id);
      const [name = ''] = readdirSync(files);
      const bytes = readFileSync(join(files, name));
      writeFileSync(join(files, name), bytes.with(10, (bytes[10] ?? 0) ^ 1));
    },
    /is not what was saved: it is damaged\.$/,
  ],
  [
    'of a newer Dayslate',
    (path) => {
      const text = readFileSync(join(path, manifestName), 'utf8');
      const manifest = JSON.parse(text) as Manifest; // As it was just written.
      manifest.migrations.push({ name: '9999-of-tomorrow', checksum: null });
      writeFileSync(join(path, manifestName), JSON.stringify(manifest));
    },
    /its migration 9999-of-tomorrow is unknown here/,
  ],
])('a backup %s is refused before anything is written', async (_, spoil, words) => {
  const path = at(newId());
  cpSync(taken.path, path, { recursive: true });
  spoil(path);
  await expect(putBack(untouched, path)).rejects.toThrow(words);
  expect(await ask(untouched.owner, `select from pg_tables where schemaname = 'public'`)).toEqual(
    [],
  );
  expect(existsSync(untouched.dataDir)).toBe(false);
});

test('a restore that breaks off leaves an empty database, and is repeated', async () => {
  const database = await cloneDatabase();
  const target = from(database, at('broken-off'));
  mkdirSync(at('broken-off'));
  await ask(database.owner, 'alter table users add constraint none check (false)');
  await expect(putBack(target, taken.path)).rejects.toThrow('violates check constraint "none"');
  expect(await ask(database.superuser, 'select from streams')).toEqual([]);
  await ask(database.owner, 'alter table users drop constraint none');
  await putBack(target, taken.path);
  expect(await schemaOf(database)).toEqual(await schemaOf(server.database));
});

test('the newest stay, what was never finished goes, and files that did not change are shared', async () => {
  const here = at('kept');
  const source = from(server.database, server.config.dataDir);
  const all: Taken[] = [];
  for (let i = 0; i < 3; i += 1) {
    mkdirSync(join(here, '2026-01-01T00-00-00-000Z.unfinished'), { recursive: true });
    all.push(await takeBackup(source, { folder: here, keep: 2 }));
  }
  expect(readdirSync(here).map((name) => join(here, name))).toEqual(
    all.slice(1).map(({ path }) => path),
  );
  const [one, other] = all.slice(1).map(({ path, manifest }) => {
    const [file] = manifest.files;
    return statSync(join(path, 'files', file?.key ?? '')).ino;
  });
  expect(one).toBe(other);
});

test('a file of the last backup that was damaged is copied anew, and a second backup waits', async () => {
  const source = from(server.database, server.config.dataDir);
  const first = await takeBackup(source, { folder: at('damaged') });
  const key = first.manifest.files[0]?.key ?? '';
  writeFileSync(join(first.path, 'files', key), 'damaged');
  const [second, third] = await Promise.allSettled([
    takeBackup(source, { folder: at('damaged') }),
    takeBackup(source, { folder: at('meanwhile') }),
  ]);
  const refused = [second, third].filter(({ status }) => status === 'rejected');
  expect(refused).toEqual([
    { status: 'rejected', reason: new Error('Another backup of this database is under way.') },
  ]);
  const { manifest, path } = await takeBackup(source, { folder: at('damaged') });
  expect(readFileSync(join(path, 'files', key))).toEqual(
    readFileSync(join(server.config.dataDir, 'files', 'kept', key)),
  );
  expect(manifest.files).toEqual(first.manifest.files);
});

test('a server makes backups by itself, and of two servers one', async () => {
  const env = { BACKUP_DIR: at('by-itself'), BACKUP_EVERY: '30d' };
  const database = await cloneDatabase();
  const servers = await Promise.all([1, 2].map(() => startTestServer({ database, env })));
  const finished = () =>
    existsSync(env.BACKUP_DIR) &&
    existsSync(join(env.BACKUP_DIR, readdirSync(env.BACKUP_DIR)[0] ?? '', manifestName));
  await expect.poll(finished, { timeout: 20_000 }).toBe(true);
  const left = `select from jobs where kind = 'backup'`;
  await expect.poll(() => ask(database.superuser, left)).toEqual([]);
  expect(readdirSync(env.BACKUP_DIR)).toHaveLength(1);
  await Promise.all(servers.map((one) => one.stop()));
});

test('no table counts by a sequence, whose place a backup would lose', async () => {
  const text = `select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`;
  expect(await ask(server.database.superuser, text)).toEqual([]);
});
