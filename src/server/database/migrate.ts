import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { ourPast, type Past } from './catch-up/known.ts';
import { checksums, type MigrationFile } from './catch-up/runs.ts';
import { requireLanded } from './landed.ts';

const ours = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/**
 * Brings the database to the newest version: each numbered file of `migrations/` once, in order,
 * all of them in one transaction and under one lock, so that two servers may start together. One
 * of the time before they were frozen catches up first; one that other files ran on is refused in one
 * line, and left as it is. A restore stops at the file `upTo`, where the saved database stood.
 */
export async function migrate(
  access: pg.ClientConfig,
  { folder = ours, past = ourPast, upTo }: { folder?: string; past?: Past; upTo?: string } = {},
): Promise<void> {
  const pool = new pg.Pool({ ...access, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const files = await readMigrations(folder);
    await database.transaction().execute((transaction) => requireLanded(transaction, files, past));
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: async () => Object.fromEntries(files.map(asMigration)) },
    });
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    if (error) throw error;
  } finally {
    await database.destroy();
  }
}

/** What this Dayslate runs, in order. */
export async function readMigrations(folder = ours): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => /^\d{4}-.*\.sql$/.test(file));
  return Promise.all(
    names.sort().map(async (file) => {
      const text = await readFile(`${folder}/${file}`, 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: file.replace('.sql', ''), text, checksum };
    }),
  );
}

// The checksum is written with what the file did: no kill can part them.
function asMigration({ name, text, checksum }: MigrationFile) {
  const up = async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
    await sql`insert into ${checksums} (name, checksum) values (${name}, ${checksum})`.execute(db);
  };
  return [name, { up }] as const;
}
