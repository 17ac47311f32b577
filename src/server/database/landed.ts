import { sql, type Transaction } from 'kysely';
import { differencesFrom } from './compare-schema.ts';

/** One numbered file of `migrations/`, and what its bytes come to. */
export interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
}

/** Beside Kysely's own note of what ran: what each file said when it did. */
export const checksums = sql.table('kysely_migration_checksum');

/** Why this database is not to be served from, as one line that says what to do. */
export class UnfitDatabase extends Error {}

/**
 * Throws unless what ran on this database is the beginning of `files`, word for word. Nothing can
 * be trusted on another one: a table that some statement counts on may never have been made.
 */
export async function requireLanded(
  db: Transaction<unknown>,
  files: readonly MigrationFile[],
): Promise<void> {
  const ran = await readRan(db);
  requireKnown(ran, files);
  const changed = files.find(({ name, checksum }) => (ran.get(name) ?? checksum) !== checksum);
  if (changed)
    throw new UnfitDatabase(
      `migrations/${changed.name}.sql is not the file that ran on this database. Put back what it ` +
        'said and make the change in a new migration, or start with an empty database.',
    );
  const unsigned = files.filter(({ name }) => ran.get(name) === null);
  if (unsigned.length === 0) return;
  await requireSameSchema(
    db,
    files.filter(({ name }) => ran.has(name)),
  );
  for (const { name, checksum } of unsigned)
    await sql`insert into ${checksums} (name, checksum) values (${name}, ${checksum})`.execute(db);
}

type Ran = Map<string, string | null>;

/** What ran by name, with its checksum; null for what ran before checksums were kept. */
async function readRan(db: Transaction<unknown>): Promise<Ran> {
  // Two servers that start together must not both make the table.
  await sql`select pg_advisory_xact_lock(hashtext('dayslate migrations'))`.execute(db);
  await sql`create table if not exists ${checksums} (name text primary key, checksum text not null)`.execute(
    db,
  );
  const { rows: known } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!known[0]?.there) return new Map();
  const { rows } = await sql<{ name: string; checksum: string | null }>`
    select name, checksum from kysely_migration left join ${checksums} using (name)
    order by name`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function requireKnown(ran: Ran, files: readonly MigrationFile[]): void {
  const names = files.map(({ name }) => name);
  const newest = names.at(-1) ?? '';
  const unknown = [...ran.keys()].find((name) => !names.includes(name));
  if (unknown && unknown > newest)
    throw new UnfitDatabase(
      `this database was brought further by a newer Dayslate (${unknown}). Start that one, or ` +
        'restore a backup from before.',
    );
  if (unknown)
    throw new UnfitDatabase(
      `migrations/${unknown}.sql ran on this database and is missing. Put it back, or start with ` +
        'an empty database.',
    );
  const last = [...ran.keys()].at(-1) ?? '';
  const late = names.find((name) => name < last && !ran.has(name));
  if (late)
    throw new UnfitDatabase(
      `migrations/${late}.sql comes before ${last}, which ran on this database already. Give it ` +
        'the next free number, or start with an empty database.',
    );
}

/**
 * Files that landed were once edited, so a database from then may lack what they give now. One that
 * has it all is taken on; a way for the others (a migration that catches up) would begin here.
 */
async function requireSameSchema(
  db: Transaction<unknown>,
  files: readonly MigrationFile[],
): Promise<void> {
  const [first, ...more] = await differencesFrom(
    db,
    files.map(({ text }) => text),
  );
  if (!first) return;
  const rest = more.length > 0 ? `, and ${more.length} more` : '';
  throw new UnfitDatabase(
    `this database is of a Dayslate from before migrations were kept as they are, and differs from ` +
      `what they give (${first}${rest}). Go on with the version that made it, or start with an ` +
      'empty database.',
  );
}
