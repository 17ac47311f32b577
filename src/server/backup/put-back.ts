import { createReadStream } from 'node:fs';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import type { FileStore } from '#server/files/store.ts';
import { copyIn } from './copy-in.ts';
import { CopyOut } from './copy-out.ts';
import { type Manifest, NotWhole, pathOfTable, readManifest, type SavedTable } from './manifest.ts';
import { putBackFiles, requireRoomFor } from './put-back-files.ts';
import { sumOf } from './saving.ts';
import { backupJob } from './schedule.ts';
import {
  columnsOf,
  inSnapshot,
  quoted,
  readShapes,
  type Shape,
  steadyText,
  withClient,
} from './snapshot.ts';
import { requireWhole } from './whole.ts';

/**
 * Fills an empty database and an empty store from a backup, of whichever PostgreSQL and mode, and
 * reads all of it back. Refuses what is not empty and what is not whole, and leaves it as it is.
 */
export async function putBack(
  target: { owner: pg.ClientConfig; files: FileStore; dataDir: string },
  path: string,
): Promise<Manifest> {
  const { owner, files, dataDir } = target;
  const manifest = await readManifest(path);
  await requireOurs(manifest);
  await requireEmpty(owner, manifest);
  await requireRoomFor(files, manifest);
  await requireWhole(path, manifest);
  await putBackFiles({ files, dataDir }, path, manifest);
  await migrate(owner, { upTo: manifest.migrations.at(-1)?.name });
  await withClient(owner, (client) => putBackTables(client, path, manifest));
  await migrate(owner);
  return manifest;
}

/** What ran on the saved database has to be the beginning of what this Dayslate would run. */
async function requireOurs({ migrations, dayslate }: Manifest): Promise<void> {
  const files = await readMigrations();
  for (const [place, { name, checksum }] of migrations.entries()) {
    const file = files[place];
    if (file?.name === name && (checksum ?? file.checksum) === file.checksum) continue;
    throw new Error(
      `This backup is of a Dayslate (${dayslate}) that this one does not come from: its migration ` +
        `${name} is ${file?.name === name ? 'another' : 'unknown'} here. Restore it with that one, ` +
        'or a newer one.',
    );
  }
}

async function requireEmpty(owner: pg.ClientConfig, { migrations }: Manifest): Promise<void> {
  await inSnapshot(owner, async ({ client, tables, migrations: ran }) => {
    if (tables.length > 0 && ran.length === 0)
      throw new Error('The database is not empty: it has tables that are not of Dayslate.');
    for (const table of tables) {
      const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
      if (rowCount) throw new Error(`The database is not empty: there are ${table.name} in it.`);
    }
    // Nothing leads back from there.
    if (ran.length > migrations.length)
      throw new Error(
        'The database was started already by a newer Dayslate than that of the backup. Take one that ' +
          'was never started (another DATA_DIR, or a new database).',
      );
  });
}

/** All tables or none: a restore that is killed leaves an empty database. */
async function putBackTables(client: pg.Client, path: string, manifest: Manifest): Promise<void> {
  await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = '30s';
    set local idle_in_transaction_session_timeout = 0; set local synchronize_seqscans = off;
    ${steadyText}`);
  const tables = await readShapes(client);
  requireSameTables(tables, manifest.tables);
  const bonds = await readBonds(client);
  const names = tables.map(quoted);
  await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
  const forced = await readForced(client);
  for (const { table, name } of bonds)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const name of forced) await client.query(`alter table ${name} no force row level security`);
  // As new, so that rows are read in the order that they came in.
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) await putBackTable(client, table, path);
  // Browsers remember what came after the backup: each reads its lists anew.
  await client.query('update streams set epoch = gen_random_uuid()');
  // Who held them then holds them no more; the backup itself was such a job.
  await client.query('update jobs set locked_until = null');
  await client.query('delete from jobs where kind = $1', [backupJob]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, words } of bonds)
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${words}`);
  for (const name of forced) await client.query(`alter table ${name} force row level security`);
  await client.query('commit; analyze');
}

async function putBackTable(client: pg.Client, table: SavedTable, path: string): Promise<void> {
  const packed = createReadStream(pathOfTable(path, table));
  const plain = packed.pipe(createZstdDecompress());
  packed.on('error', (error) => plain.destroy(error));
  const what = `copy ${quoted(table)} (${columnsOf(table)})`;
  const rows = await copyIn(client, `${what} from stdin`, plain);
  const copy = new CopyOut(`${what} to stdout`);
  const sum = sumOf(copy);
  client.query(copy);
  const { sha256 } = await sum;
  if (rows !== table.rows || copy.rows !== rows || sha256 !== table.sha256)
    throw new NotWhole(`What was put back into ${table.name} reads otherwise than what was saved.`);
}

function requireSameTables(here: readonly Shape[], saved: readonly Shape[]): void {
  const [found, wanted] = [here, saved].map(
    (all) => new Map(all.map((one) => [one.name, wordsOf(one)])),
  );
  const names = new Set([...here, ...saved].map(({ name }) => name));
  const other = [...names].find((name) => found?.get(name) !== wanted?.get(name));
  if (other)
    throw new Error(`The table ${other} of the backup is another than this Dayslate makes.`);
}

const wordsOf = ({ columns }: Shape) =>
  columns
    .map(({ name, type }) => `${name} ${type}`)
    .toSorted()
    .join();

interface Bond {
  table: string;
  name: string;
  words: string;
}

/** The foreign keys, which hold only once all is there. */
async function readBonds(client: pg.Client): Promise<Bond[]> {
  const { rows } = await client.query<Bond>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as words
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
      order by oid`,
  );
  return rows;
}

async function readForced(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relnamespace = current_schema()::regnamespace and relforcerowsecurity`,
  );
  return rows.map(({ name }) => name);
}
