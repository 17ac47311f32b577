import pg from 'pg';
import { startEmbedded } from '#server/database/embedded.ts';
import { Client } from './client.ts';
import { percentile, timeEach } from './measure.ts';
import { signUp, startServer, type RunningProduct } from './product.ts';
import { report } from './report.ts';

const sizes = [1_000, 10_000, 100_000];
const members = 10_000;
/** Tasks of these weeks, the same for everybody; all others are history, done long ago. */
const current = 500;
const runs = 100;
const goalMs = 50;
const goalUnanalyzedMs = 250;
const mostGrowth = 1.5;

interface Person {
  size: number;
  client: Client;
  userId: string;
}

/**
 * What a dashboard asks for, and the list behind Today, for users with a short and with a long past:
 * whoever uses the product for years must not wait for it.
 */
export async function benchGrowth(): Promise<void> {
  const product = await startServer();
  const people: Person[] = [];
  for (const size of sizes) people.push({ size, ...(await signUp(product.origin, 6)) });
  const crowd = await signUp(product.origin, 6);
  await asSuperuser(product, async (database) => {
    await database.query('alter table tasks set (autovacuum_enabled = false)');
    for (const { userId, size } of people) await fill(database, userId, size);
    await fill(database, crowd.userId, sizes[0] ?? 0);
    await addMembers(database, crowd.userId);
  });
  const imported = people.at(-1);
  if (imported) await benchUnanalyzed(imported);
  await asSuperuser(product, async (database) => void (await database.query('vacuum analyze')));

  for (const [name, work] of [
    ['list of tasks behind Today', (client: Client) => ask(client, [tasksPath()])],
    ['all requests of a dashboard', async (client: Client) => ask(client, await paths(client))],
  ] as const) {
    const p95 = new Map<number, number>();
    for (const { size, client } of people) {
      const value = percentile(await timeEach(runs, () => work(client)), 0.95);
      p95.set(size, value);
      const said = `${name}, ${size.toLocaleString('en')} tasks, p95`;
      report({ name: said, value, unit: 'ms', goal: { atMost: goalMs } });
    }
    const [smallest = 0, largest = 0] = [p95.get(sizes[0] ?? 0), p95.get(sizes.at(-1) ?? 0)];
    report({
      name: `${name}: 100,000 beside 1,000`,
      value: largest / smallest,
      unit: '×',
      goal: { atMost: mostGrowth },
    });
  }
  const crowded = await timeEach(runs, async () => ask(crowd.client, await paths(crowd.client)));
  report({
    name: `all requests of a dashboard, ${members.toLocaleString('en')} members, p95`,
    value: percentile(crowded, 0.95),
    unit: 'ms',
    goal: { atMost: goalMs },
  });

  for (const { client } of [...people, crowd]) client.close();
  await product.stop();
}

/** What has just been imported has no statistics yet; the plans that come out then must be no others. */
async function benchUnanalyzed({ size, client }: Person): Promise<void> {
  const samples = await timeEach(runs, () => ask(client, [tasksPath()]));
  report({
    name: `list of tasks behind Today before there are statistics, ${size.toLocaleString('en')} tasks, p95`,
    value: percentile(samples, 0.95),
    unit: 'ms',
    goal: { atMost: goalUnanalyzedMs },
  });
}

async function ask(client: Client, asked: readonly string[]): Promise<void> {
  await Promise.all(asked.map((path) => askAll(client, path)));
}

// As far as the list goes: a long past must not bring more pages either.
async function askAll(client: Client, path: string): Promise<void> {
  let next: string | null | undefined;
  do {
    const from: string = next ? `${path}&after=${next}` : path;
    ({ next } = await client.call<{ next?: string | null }>('GET', from));
  } while (next);
}

const workspaceOf = new WeakMap<Client, string>();

// As the browser does: all at once, once it knows in which workspace it is.
async function paths(client: Client): Promise<string[]> {
  const known = workspaceOf.get(client) ?? (await firstWorkspace(client));
  workspaceOf.set(client, known);
  return [
    '/auth/session',
    '/workspaces',
    tasksPath(),
    '/categories',
    '/starred-days',
    `/workspaces/${known}/campaigns`,
    `/workspaces/${known}/brands`,
  ];
}

async function firstWorkspace(client: Client): Promise<string> {
  const { workspaces } = await client.call<{ workspaces: { id: string }[] }>('GET', '/workspaces');
  const [first] = workspaces;
  if (!first) throw new Error('Nobody without a workspace has a dashboard');
  return first.id;
}

function tasksPath(): string {
  const since = Temporal.Now.plainDateISO('UTC').with({ day: 1 }).subtract({ months: 2 });
  return `/tasks?since=${since.toString()}`;
}

/** Joins the product's own database server, as its superuser: row level security would refuse. */
export async function asSuperuser(
  product: RunningProduct,
  work: (database: pg.Client) => Promise<void>,
): Promise<void> {
  const { owner, stop } = await startEmbedded({ dataDir: product.dataDir, log: () => undefined });
  const database = new pg.Client({ ...owner, user: 'postgres' });
  await database.connect();
  await work(database);
  await database.end();
  await stop();
}

/** As years of use would leave it: ids grow with time, what is old is done, some of it had no day. */
async function fill(database: pg.Client, userId: string, size: number): Promise<void> {
  await database.query(
    `insert into tasks (user_id, id, title, planned_on, completed_at, notes,
        created_by_user_id, updated_by_user_id)
      select $1, uuidv7(-age), 'Task ' || place || ': film the harbour reel',
        case when is_old and place % 10 = 0 then null else (now() - age)::date end,
        case when is_old or place % 2 = 0 then now() - age end, 'Wides first.', $1, $1
      from generate_series($2::int, 1, -1) as place,
        lateral (select place > $3 as is_old) as old,
        lateral (select case when is_old
          then interval '120 days' + interval '10 years' * (place - $3) / $2
          else interval '30 days' * place / $3 - interval '7 days' end as age) as aged`,
    [userId, size, current],
  );
}

async function addMembers(database: pg.Client, ownerId: string): Promise<void> {
  await database.query(
    `with people as (
      insert into users (id, email, password_hash)
      select uuidv7(), 'member-' || place || '@bench.example', 'none'
      from generate_series(1, $2::int) as place returning id
    )
    insert into workspace_members (workspace_id, id, user_id, role)
    select workspace_id, uuidv7(), people.id, 'member'
    from people, workspace_members where workspace_members.user_id = $1`,
    [ownerId, members - 1],
  );
}
