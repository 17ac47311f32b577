import pg from 'pg';
import { addressOf } from '#server/database/embedded/connect.ts';
import { placeOf } from '#server/database/embedded/place.ts';
import type { Site } from './program.ts';
import type { State, Writer } from './writer.ts';

/** What contradicts the promises, one sentence each. */
export interface Findings {
  lost: string[];
  half: string[];
  doubled: string[];
}

interface Row extends State {
  id: string;
}
interface Logged {
  id: string;
  version: number;
  title: string | null;
  isCompleted: boolean;
  isDeleted: boolean;
}
interface Stored {
  rows: Map<string, Row>;
  log: Map<string, Logged[]>;
  answers: Map<string, string>;
  stream: { seq: number; entries: number; first: number; last: number };
}

/** Looks into the database, past the product, as PostgreSQL's own superuser. */
export async function openTruth(site: Site): Promise<pg.Client> {
  const client = new pg.Client(addressOf(placeOf(site.dataDir), 'postgres', 'dayslate'));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Compares what a writer was promised since its last round, or ever, with what is stored. */
export async function judge(
  client: pg.Client,
  writer: Writer,
  scope: 'round' | 'ever',
): Promise<Findings> {
  const found: Findings = { lost: [], half: [], doubled: [] };
  const touched = writer.acknowledged.map((write) => write.taskId);
  if (writer.open) touched.push(writer.open.taskId);
  const ids = scope === 'ever' ? [...writer.tasks.keys()] : [...new Set(touched)];
  const keys = [...writer.acknowledged, ...(writer.open ? [writer.open] : [])].map(
    ({ key }) => key,
  );
  const stored = await read(client, { userId: writer.userId, ids, keys });

  for (const id of ids) judgeTask(id, writer, stored, found);
  for (const { key, taskId, text, after } of writer.acknowledged) {
    const isLogged =
      stored.log.get(taskId)?.some(({ version }) => version === after.version) ?? false;
    const kept = stored.answers.get(key);
    if (!isLogged && kept === undefined) found.lost.push(`${key}: neither logged nor answered`);
    else if (!isLogged || kept !== text)
      found.half.push(`${key}: logged ${isLogged}, answer kept as ${kept}, given ${text}`);
  }
  const { seq, entries, first, last } = stored.stream;
  if (entries > 0 && (first !== 1 || last !== seq || entries !== seq))
    found.half.push(`stream at ${seq} has ${entries} entries from ${first} to ${last}`);
  return found;
}

function judgeTask(id: string, { tasks, open }: Writer, stored: Stored, found: Findings): void {
  const promised = tasks.get(id);
  const pending = open?.taskId === id ? open : undefined;
  const row = stored.rows.get(id);
  const log = stored.log.get(id) ?? [];
  const known = promised?.version ?? 0;
  const version = row?.version ?? 0;
  const told = `task ${id}: ${JSON.stringify({ promised, pending: pending?.after, row, log: log.map((entry) => entry.version) })}`;

  if (version < known) return void found.lost.push(told);
  if (version > known + (pending ? 1 : 0) || log.length > version)
    return void found.doubled.push(told);
  const isThere = pending !== undefined && version === known + 1;
  const wanted = isThere ? pending.after : promised;
  if (row && wanted && !isSame(row, wanted)) (isThere ? found.half : found.lost).push(told);
  if (log.some((entry, i) => entry.version !== i + 1) || log.length < version)
    found.half.push(`log of ${told}`);
  const last = log.at(-1);
  if (row && last && !(row.isDeleted ? last.isDeleted : isSame(row, last)))
    found.half.push(`last entry of ${told}`);
  if (pending && stored.answers.has(pending.key) !== isThere)
    found.half.push(`kept answer of ${told}`);
}

function isSame(row: State, other: { [K in keyof State]: State[K] | null }): boolean {
  return (
    row.title === other.title &&
    row.isCompleted === other.isCompleted &&
    row.isDeleted === other.isDeleted &&
    row.version === other.version
  );
}

// One snapshot: a backend of a killed server may still be finishing its commit.
async function read(
  client: pg.Client,
  { userId, ids, keys }: { userId: string; ids: string[]; keys: string[] },
): Promise<Stored> {
  await client.query('begin isolation level repeatable read read only');
  const rows = await client.query<Row>(
    `select id, version, title, completed_at is not null as "isCompleted", deleted_at is not null as "isDeleted"
      from tasks where user_id = $1 and id = any ($2::uuid[])`,
    [userId, ids],
  );
  const log = await client.query<Logged>(
    `select record_id as id, version, record::json ->> 'title' as title,
        record::json ->> 'completedAt' is not null as "isCompleted", record is null as "isDeleted"
      from changes where stream_id = $1 and domain = 'tasks' and record_id = any ($2::uuid[]) order by seq`,
    [userId, ids],
  );
  const answers = await client.query<{ id: string; text: string }>(
    'select id, response::text as text from operations where user_id = $1 and id = any ($2::uuid[])',
    [userId, keys],
  );
  const stream = await client.query<Stored['stream']>(
    `select coalesce((select seq from streams where id = $1), 0)::int as seq, count(*)::int as entries,
        coalesce(min(seq), 0)::int as first, coalesce(max(seq), 0)::int as last
      from changes where stream_id = $1`,
    [userId],
  );
  await client.query('commit');
  const [counter] = stream.rows;
  if (!counter) throw new Error('an aggregate without a row');
  return {
    rows: new Map(rows.rows.map((row) => [row.id, row])),
    log: Map.groupBy(log.rows, (entry) => entry.id),
    answers: new Map(answers.rows.map(({ id, text }) => [id, text])),
    stream: counter,
  };
}
