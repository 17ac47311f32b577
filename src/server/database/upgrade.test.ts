import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { ask, cloneDatabase, type TestDatabase, withClient } from '#server/testing/database.ts';
import { openKept, readKept } from '#server/testing/kept-database.ts';
import { startTestServer } from '#server/testing/server.ts';
import { describeSchema } from './compare-schema.ts';
import { migrate } from './migrate.ts';

// What earlier versions left behind, filled with the sample: the first release, and three days from
// before, when migrations that had run were still edited.

const folder = mkdtempSync(join(tmpdir(), 'dayslate-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Left {
  name: string;
  /** A migration that the server is killed in, first. */
  killedIn?: string;
  /** What it says otherwise afterwards, and why. */
  changes: string[];
  /** What is asked of it then, and what it answers. */
  carried?: [string, unknown[]][];
}
const left: Left[] = [
  { name: '0.1.0', killedIn: '9999-killed', changes: [] },
  {
    // Migrations 0001 to 0014, edited later. Logos were addresses, and each event had two switches.
    name: '2026-11-22',
    killedIn: '0045-entertainment',
    changes: ['changes.record', 'brands.logo_url', 'brands.notes', 'users.notifications_off'],
    carried: [
      [
        `select notes from brands where name = 'Quay Tea'`,
        [{ notes: 'Asked twice.\nLogo: https://quay.example/logo.png' }],
      ],
      [
        'select notifications_off, notifications_mail from users',
        [{ notifications_off: ['comment'], notifications_mail: ['payment.off'] }],
      ],
    ],
  },
  {
    // The first with checksums, of texts that were edited all the same. A category had two spellings.
    name: '2026-11-23',
    changes: ['changes.record', 'categories.name', 'categories.version', 'categories.updated_at'],
    carried: [
      [
        `select name from categories where name ilike 'studio%' order by id`,
        [{ name: 'Studio' }, { name: 'studio 2' }],
      ],
    ],
  },
  {
    // While money was drafted, with other names for its columns.
    name: '2026-11-25',
    changes: ['expenses.category_id'],
    carried: [
      [
        `select count(*)::int from expenses join expense_categories as its
           on its.id = expense_category_id where its.name = 'Props'`,
        [{ count: 4 }],
      ],
    ],
  },
];

test.each(left)(
  'what $name left keeps every row through an upgrade',
  { timeout: 60_000 },
  async ({ name, killedIn, changes, carried = [] }) => {
    const database = await openKept(readKept(name));
    const [before, schema] = [await rowsOf(database), await schemaOf(database)];
    if (killedIn) await killWhileMigrating(database, killedIn);
    expect(await rowsOf(database)).toEqual(before);
    expect(await schemaOf(database)).toEqual(schema);

    await migrate(database.owner);
    expect(await schemaOf(database)).toEqual(await schemaOf(await cloneDatabase()));
    const after = await rowsOf(database);
    expect(told(after, before, changes)).toEqual(told(before, before, changes));
    for (const [query, rows] of carried) expect(await ask(database.superuser, query)).toEqual(rows);
    await readAll(database);
  },
);

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

/** Every row of every table, by what was written into it. */
async function rowsOf({ superuser }: TestDatabase): Promise<Rows> {
  return withClient(superuser, async (client) => {
    const { rows: tables } = await client.query<{ name: string; columns: string }>(
      `select relname as name, string_agg(attname, ', ') as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
         and attnum > 0 and not attisdropped and attgenerated = ''
       group by 1 order by 1`,
    );
    const found: Rows = {};
    for (const { name, columns } of tables) {
      const { rows } = await client.query<{ row: Row }>(
        `select to_json(its) as row from (select ${columns} from ${name}) its order by its::text`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  });
}

/** A line for each row, with the columns that were there `before` and do not change. */
function told(rows: Rows, before: Rows, changes: readonly string[]): Record<string, string[]> {
  const lines = Object.entries(before).map(([table, [known = {}]]) => {
    // Browsers of a database that caught up read their lists anew: the epoch of a stream is another.
    const columns = Object.keys(known).filter(
      (column) => column !== 'epoch' && !changes.includes(`${table}.${column}`),
    );
    const its = rows[table]?.map((row) => JSON.stringify(columns.map((name) => [name, row[name]])));
    return [table, its?.sort()];
  });
  return Object.fromEntries(lines);
}

async function schemaOf({ owner }: TestDatabase) {
  const pool = new pg.Pool({ ...owner, max: 1 });
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await database.transaction().execute(describeSchema);
  } finally {
    await database.destroy();
  }
}

/** A process of its own that stands in the middle of a migration when it is killed. */
async function killWhileMigrating({ owner, superuser }: TestDatabase, file: string): Promise<void> {
  const path = join(folder, `${file}.sql`);
  cpSync('migrations', folder, { recursive: true });
  if (file.startsWith('9999')) writeFileSync(path, 'alter table tasks add column killed integer;');
  appendFileSync(path, '\nselect pg_advisory_xact_lock(7);');
  await withClient(superuser, async (client) => {
    await client.query('select pg_advisory_lock(7)');
    const script = `
      import { migrate } from ${JSON.stringify(new URL('migrate.ts', import.meta.url).href)};
      await migrate(${JSON.stringify(owner)}, ${JSON.stringify({ folder })});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const ended = once(child, 'exit');
    const others = async (waits: string) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and ${waits}`,
      );
      return rows[0]?.count;
    };
    await expect.poll(() => others(`wait_event = 'advisory'`), { timeout: 30_000 }).toBe(1);
    child.kill('SIGKILL');
    await ended;
    await client.query('select pg_advisory_unlock(7)');
    await expect.poll(() => others('true')).toBe(0);
  });
  rmSync(path);
}

/** Whoever was there signs in, and finds every list. */
async function readAll(database: TestDatabase): Promise<void> {
  const server = await startTestServer({ database });
  const mara = server.stranger();
  const email = 'mara@studiolark.example';
  const signedIn = await mara.fetch('/api/v1/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'lark on the harbour wall' }),
  });
  expect(signedIn.status).toBe(200);
  const { body } = await mara.fetch('/api/docs');
  // The document of OpenAPI that the server makes of its contracts.
  const { paths } = body as { paths: Record<string, { get?: { parameters?: Parameter[] } }> };
  const lists = Object.entries(paths)
    .filter(
      ([, { get }]) =>
        get && !get.parameters?.some(({ required, in: at }) => required && at === 'query'),
    )
    .map(([path]) => path.replace('{workspaceId}', '0197a1c4-5e00-7000-8000-000000000001'))
    .filter((path) => !/[{]|feed|lookup|export/.test(path));
  expect(lists.length).toBeGreaterThan(50);
  const answers = await Promise.all(
    lists.map(async (path) => `${path} ${(await mara.fetch(path)).status}`),
  );
  expect(answers).toEqual(lists.map((path) => `${path} 200`));
  await server.stop();
}
interface Parameter {
  in: string;
  required?: boolean;
}
