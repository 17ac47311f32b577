import { sql, type Transaction } from 'kysely';
import { type Description, describeSchema, differences } from '#server/database/compare-schema.ts';
import { carryOver } from './carried.ts';

const replay = 'dayslate_replay';

/** What the current schema has otherwise than these files would give, in words. Nothing of it stays. */
export async function differencesFrom(
  db: Transaction<unknown>,
  files: readonly string[],
): Promise<string[]> {
  const found = await describeSchema(db);
  await sql`savepoint before_replay`.execute(db);
  const wanted = await run(db, files);
  await sql`rollback to savepoint before_replay`.execute(db);
  return differences(found, wanted);
}

/**
 * Gives the current schema exactly what these files make, if it has anything otherwise: they run in a
 * schema of their own, every row moves there, and the tables take the places of those that were. No
 * difference can be forgotten, as none is mended by itself. Throws before anything would be lost.
 */
export async function rebuild(
  db: Transaction<unknown>,
  files: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ schema: string; path: string }>`
    select current_schema() as schema, current_setting('search_path') as path`.execute(db);
  const [here] = rows;
  if (!here) return [];
  const found = await describeSchema(db);
  await sql`savepoint before_replay`.execute(db);
  const wanted = await run(db, files);
  if (differences(found, wanted).length === 0) {
    await sql`rollback to savepoint before_replay`.execute(db);
    return [];
  }
  await setPath(db, here.path);
  await layOpen(db);
  await carryOver(db);
  await setPath(db, replay);
  await requireAPlaceForAll(db, here.schema);
  await fill(db, here.schema);
  await replace(db, here.schema);
  await setPath(db, here.path);
  return differences(await describeSchema(db), wanted);
}

async function run(db: Transaction<unknown>, files: readonly string[]): Promise<Description> {
  await sql`create schema ${sql.id(replay)}`.execute(db);
  await setPath(db, replay);
  for (const file of files) await sql.raw(file).execute(db);
  return describeSchema(db);
}

async function setPath(db: Transaction<unknown>, path: string): Promise<void> {
  await sql`select set_config('search_path', ${path}, true)`.execute(db);
}

/** Whoever owns the tables sees their rows only while row security is not forced on them. */
async function layOpen(db: Transaction<unknown>): Promise<void> {
  await forEach(
    db,
    sql`select format('alter table %s no force row level security, disable trigger user', oid::regclass) as text
      from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and relname not like 'kysely%'`,
  );
}

async function requireAPlaceForAll(db: Transaction<unknown>, from: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select 'table ' || relname as name from pg_class
    where relnamespace = ${from}::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and to_regclass(quote_ident(relname)) is null
    union all
    select 'column ' || relname || '.' || attname
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = ${from}::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and to_regclass(quote_ident(relname)) is not null
      and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (select from pg_attribute as its
        where its.attrelid = to_regclass(quote_ident(relname)) and its.attname = pg_attribute.attname
          and not its.attisdropped)
    limit 1`.execute(db);
  const [stranger] = rows;
  if (stranger) throw new Error(`${stranger.name} is of no Dayslate`);
}

/** The rows of all tables by the names of their columns. Keys to other tables are looked at last. */
async function fill(db: Transaction<unknown>, from: string): Promise<void> {
  const references = await list(
    db,
    sql`select format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as text
      from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f'`,
  );
  const forced = await list(
    db,
    sql`select format('alter table %s force row level security', oid::regclass) as text
      from pg_class where relnamespace = current_schema()::regnamespace and relforcerowsecurity`,
  );
  await forEach(
    db,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text
      from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f'`,
  );
  await layOpen(db);
  await forEach(
    db,
    sql`select format('insert into %1$s (%2$s) select %2$s from %3$I.%4$I',
        its.oid::regclass, string_agg(quote_ident(field.attname), ', '), ${from}::text, its.relname) as text
      from pg_class as its
      join pg_class as old on old.relnamespace = ${from}::regnamespace and old.relname = its.relname
      join pg_attribute as field on field.attrelid = its.oid and field.attnum > 0
        and not field.attisdropped and field.attgenerated = ''
      join pg_attribute as was on was.attrelid = old.oid and was.attname = field.attname
        and not was.attisdropped and was.attgenerated = ''
      where its.relnamespace = current_schema()::regnamespace and its.relkind = 'r'
      group by its.oid, its.relname`,
  );
  await runAll(db, [...references, ...forced]);
  await forEach(
    db,
    sql`select format('alter table %s enable trigger user', oid::regclass) as text
      from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
}

/** Nothing cascades: what somebody else built on the tables that go stops it. */
async function replace(db: Transaction<unknown>, at: string): Promise<void> {
  await forEach(
    db,
    sql`select 'drop table ' || string_agg(oid::regclass::text, ', ') as text from pg_class
      where relnamespace = ${at}::regnamespace and relkind = 'r' and relname not like 'kysely%'
      having count(*) > 0`,
  );
  await forEach(
    db,
    sql`select 'drop routine ' || string_agg(old.oid::regprocedure::text, ', ') as text
      from pg_proc as old
      join pg_proc as its on its.pronamespace = current_schema()::regnamespace
        and its.proname = old.proname and its.proargtypes = old.proargtypes
      where old.pronamespace = ${at}::regnamespace
      having count(*) > 0`,
  );
  await forEach(
    db,
    sql`select format('alter table %s set schema %I', oid::regclass, ${at}::text) as text
      from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
      union all
      select format('alter routine %s set schema %I', oid::regprocedure, ${at}::text)
      from pg_proc where pronamespace = current_schema()::regnamespace`,
  );
  await sql`drop schema ${sql.id(replay)}`.execute(db);
}

type Texts = ReturnType<typeof sql<{ text: string }>>;

async function list(db: Transaction<unknown>, texts: Texts): Promise<string[]> {
  return (await texts.execute(db)).rows.map(({ text }) => text);
}

async function forEach(db: Transaction<unknown>, texts: Texts): Promise<void> {
  await runAll(db, await list(db, texts));
}

/** In one message: there are hundreds, of a millisecond each. */
async function runAll(db: Transaction<unknown>, texts: readonly string[]): Promise<void> {
  if (texts.length > 0) await sql.raw(texts.join(';\n')).execute(db);
}
