import { sql, type Transaction } from 'kysely';
import type { Past } from './known.ts';

/** One numbered file of `migrations/`, and what its bytes come to. */
export interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
}

/** Beside Kysely's own note of what ran: what each file said when it did. */
export const checksums = sql.table('kysely_migration_checksum');

/** What ran, by the name that its file has now; without a checksum from before they were kept. */
export type Runs = ReadonlyMap<string, { under: string; checksum: string | null }>;

/** Holds the lock of all who migrate until the transaction ends. */
export async function readRuns(db: Transaction<unknown>, { renamed }: Past): Promise<Runs> {
  // Two servers that start together must not both make the table.
  await sql`select pg_advisory_xact_lock(hashtext('dayslate migrations'))`.execute(db);
  await sql`create table if not exists ${checksums} (name text primary key, checksum text not null)`.execute(
    db,
  );
  const { rows: known } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!known[0]?.there) return new Map();
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, checksum from kysely_migration left join ${checksums} using (name)`.execute(db);
  const runs = rows.map(
    ({ name, checksum }) => [renamed.get(name) ?? name, { under: name, checksum }] as const,
  );
  // What ran under both names counts as renamed, which is what has to be mended.
  const isRenamed = (name: string, under: string) => Number(name !== under);
  return new Map(
    runs.sort(([a, one], [b, other]) =>
      a === b ? isRenamed(a, one.under) - isRenamed(b, other.under) : a < b ? -1 : 1,
    ),
  );
}

/** Notes that these ran, in their order and as they are, and nothing else. */
export async function writeRuns(
  db: Transaction<unknown>,
  files: readonly MigrationFile[],
): Promise<void> {
  await sql`delete from kysely_migration`.execute(db);
  await sql`delete from ${checksums}`.execute(db);
  const now = new Date().toISOString();
  for (const { name, checksum } of files) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(db);
    await sql`insert into ${checksums} (name, checksum) values (${name}, ${checksum})`.execute(db);
  }
}
