import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';

const folder = new URL('../../../migrations/', import.meta.url);

/**
 * Brings the database to the newest version: each numbered file of `migrations/` once, in order,
 * all of them in one transaction and under one lock, so that two servers may start together.
 */
export async function migrate(access: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...access, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: readMigrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await database.destroy();
  }
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.sql$/.test(file));
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(new URL(file, folder), 'utf8');
      return [
        file.replace('.sql', ''),
        { up: async (db) => void (await sql.raw(text).execute(db)) },
      ];
    }),
  );
  return Object.fromEntries(migrations);
}
