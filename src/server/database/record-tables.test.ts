import { readFileSync } from 'node:fs';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '#server/testing/database.ts';
import { describeSchema } from './compare-schema.ts';

// Every table of records is as person_table and workspace_table of 0028 make it, whether it says so
// or pasted it before there were procedures.

/** What a table tells its procedure besides its name. */
const words: Record<string, string> = {
  saved_chips: `reader => 'created_by_user_id'`,
  ...Object.fromEntries(
    'tasks campaigns channels content_items deliverables exclusivities payments posts recurring_expenses tools usage_rights'
      .split(' ')
      .map((table) => [table, 'is_reminded_of => true']),
  ),
  routine_items:
    'reader => $$case when is_medicine or is_for_me then created_by_user_id end$$, is_reminded_of => true',
  routine_completions: "reader => 'created_by_user_id', is_reminded_of => true",
  routine_takings: "reader => 'created_by_user_id', is_reminded_of => true",
  trips: 'reader => $$case when is_private then created_by_user_id end$$, is_reminded_of => true',
  ...Object.fromEntries(
    'trip_people bookings schedule_items'
      .split(' ')
      .map((table) => [table, "reader => 'private_to_user_id', is_reminded_of => true"]),
  ),
  packing_items:
    'reader => $$coalesce(private_to_user_id, case when is_private then created_by_user_id end)$$, is_reminded_of => true',
  ...Object.fromEntries(
    'trip_campaigns trip_content_items shots packing_bags'
      .split(' ')
      .map((table) => [table, "reader => 'private_to_user_id'"]),
  ),
};

/** Policies that a table has besides: what one link or one job may see. */
const besides = [
  // What the brand sees that holds a review link.
  ...'attachments channels comments content_items content_scripts deliverables posts requirements'
    .split(' ')
    .map((table) => `policy ${table}.${table}_reviewed`),
  // What whoever holds the link of a call sheet sees.
  ...'trips trip_people schedule_items shots bookings packing_items'
    .split(' ')
    .map((table) => `policy ${table}.${table}_on_sheet`),
  // Who looks for files without a row.
  'policy attachments.attachments_sweep',
  'policy covers.covers_sweep',
  // What is about money is kept with it.
  'policy attachments.attachments_money',
  'policy comments.comments_money',
  // Sums are kept with what they are of.
  ...['insert', 'update', 'delete'].map((verb) => `trigger expenses.expenses_sums_${verb}`),
];

/** Tables that are no list of records: those and why they are otherwise. */
const exceptions: Record<string, string> = {
  users: 'read before anybody is known',
  tokens: 'read before anybody is known',
  attempts: 'counted before anybody is known',
  audit_events: 'is added to and nothing else',
  jobs: 'background work alone',
  workspaces: 'is what the others belong to',
  workspace_members: 'a person sees their own of all workspaces',
  workspace_invitations: 'for admins, and for whoever holds the link',
  streams: 'of a person or of a workspace',
  changes: 'of a person or of a workspace',
  operations: 'kept answers, which go by age',
  notifications: 'others put them there; they go by age',
  activities: 'written once, never changed; they go by age',
  content_mergings: 'what undoing needs, seen by nobody',
  sample_records: 'for admins alone',
  review_links: 'viewers do not see them; they go when their time is over',
  review_link_deliverables: 'goes with its link',
  expense_sums: 'triggers alone write it; what it is of has its rows',
  call_sheet_links: 'viewers do not see them; they go when their time is over',
  review_decisions: 'written once by whoever holds the link',
};

test('every table is as its procedure makes it, or says why it is not', async () => {
  expect(await differences()).toEqual([]);
});

test.each([
  ['drop policy brands_tidy on brands', 'policy brands.brands_tidy is missing'],
  ['drop policy tasks_remind on tasks', 'policy tasks.tasks_remind is missing'],
  [
    `alter policy categories_user on categories using (user_id is not null)`,
    'policy categories.categories_user is another',
  ],
  [
    'drop policy attachments_sweep on attachments',
    'policy attachments.attachments_sweep is missing',
  ],
  ['create policy open on brands using (true)', 'policy brands.open is too much'],
  ['alter table brands no force row level security', 'table brands is another'],
  ['revoke delete on brands from dayslate_app', 'table brands is another'],
  ['alter table brands alter version drop default', 'column brands.version is another'],
  [
    'alter table brands drop constraint brands_workspace_id_fkey',
    'constraint brands.brands_workspace_id_fkey is missing',
  ],
  [
    'drop index tasks_search_idx; create index tasks_search_idx on tasks (id)',
    'index tasks_search_idx is another',
  ],
  [
    `create function nothing() returns trigger language plpgsql as 'begin return null; end';
     create trigger late after insert on brands execute function nothing()`,
    'trigger brands.late is too much',
  ],
])('a word that was forgotten is missed: %s', async (mistake, found) => {
  expect(await differences(mistake)).toEqual([found]);
});

test('so is the call of a procedure, and an exception that is over', async () => {
  const forgotten = await differences('create table leftover (name text)');
  expect(forgotten).toContain('policy leftover.leftover_write is missing');
  expect(await differences('drop table sample_records cascade')).toContain(
    'the exception of sample_records is over',
  );
});

test('the recipe in CONTRIBUTING.md makes such a table', async () => {
  const recipe = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/```sql\n(.+?)```/gs);
  const [table, search] = [...recipe].map(([, text]) => text ?? '');
  expect(table).toContain("call person_table('locations')");
  expect(await differences(`${table} ${search}`)).toEqual([]);
});

/** What today's tables, after `before`, have otherwise than the procedures would give. */
async function differences(before = 'select'): Promise<string[]> {
  const { owner } = await cloneDatabase();
  const pool = new pg.Pool({ ...owner, max: 1 });
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const found = await database.transaction().execute(async (db) => {
    await sql.raw(before).execute(db);
    return compare(db);
  });
  await database.destroy();
  return found;
}

async function compare(db: Transaction<unknown>): Promise<string[]> {
  const found = await describeSchema(db);
  const names = [...found.keys()].flatMap((thing) => thing.match(/^table (.+)$/)?.[1] ?? []);
  const tables = names.filter((name) => !(name in exceptions));
  const common = await makeTables(db, tables, found);
  const wanted = await describeSchema(db);
  // Columns of its own are the table's affair.
  const isOwn = (thing: string) => {
    const column = thing.match(/^column [^.]+\.(.+)$/)?.[1];
    return column !== undefined && !common.includes(column);
  };
  const isAdded = (thing: string) =>
    !wanted.has(thing) &&
    !besides.includes(thing) &&
    tables.some((table) => new RegExp(`^(policy|trigger) ${table}\\.`).test(thing));
  return [
    ...Object.keys(exceptions)
      .filter((name) => !names.includes(name))
      .map((name) => `the exception of ${name} is over`),
    ...besides.filter((thing) => !found.has(thing)).map((thing) => `${thing} is missing`),
    ...[...wanted].flatMap(([thing, text]) => {
      if (isOwn(thing) || found.get(thing) === text) return [];
      return [`${thing} is ${found.has(thing) ? 'another' : 'missing'}`];
    }),
    ...[...found.keys()].filter(isAdded).map((thing) => `${thing} is too much`),
  ];
}

/** Makes each table once more by its procedure, and tells which columns that gives to any of them. */
async function makeTables(
  db: Transaction<unknown>,
  tables: string[],
  found: Map<string, string>,
): Promise<string[]> {
  const given = [
    ...['user_id', 'workspace_id', 'id', 'created_by_user_id', 'updated_by_user_id', 'created_at'],
    ...['updated_at', 'deleted_at', 'version', 'reader_user_id', 'search_text'],
  ];
  await sql.raw('create schema made; set local search_path = made, public').execute(db);
  for (const table of tables) {
    const procedure = found.has(`column ${table}.user_id`) ? 'person_table' : 'workspace_table';
    const dropped = given.map((column) => `drop column if exists ${column} cascade`).join(', ');
    const more = words[table] ? `, ${words[table]}` : '';
    await sql
      .raw(
        `create table made.${table} (like public.${table});
         alter table made.${table} ${dropped};
         call ${procedure}('${table}'${more})`,
      )
      .execute(db);
    await makeFound(db, table, found);
  }
  return given;
}

/** The words that search finds a record by are its own; their column and index are not. */
async function makeFound(
  db: Transaction<unknown>,
  table: string,
  found: Map<string, string>,
): Promise<void> {
  const { rows } = await sql<{ words: string }>`
    select pg_get_expr(adbin, adrelid) as words from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where attname = 'search_text' and attrelid = ('public.' || ${table})::regclass`.execute(db);
  const [searched] = rows;
  if (!searched) return;
  const columns = /INCLUDE \(([^)]+)\)/.exec(found.get(`index ${table}_search_idx`) ?? '')?.[1];
  const within = (columns ?? '').split(', ').filter((column) => column.endsWith('_id'));
  const parents = within.filter((column) => column !== 'reader_user_id');
  await sql`call found_by(${table}, ${searched.words}, ${parents})`.execute(db);
}
