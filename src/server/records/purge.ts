import type { Database } from '#server/database/pool.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';

/** The job that removes a workspace whose time is over, with all that is in it. */
export const purgeJob = 'purge-workspace';

const atOnce = 1_000;

const waitingText = `select id from workspaces
  where deleted_at < now() - interval '14 days' and not exists (
    select from jobs where kind = $1 and payload ->> 'workspaceId' = workspaces.id::text)
  limit 100`;

/** Has those workspaces purged that were deleted more than 14 days ago, each by a job of its own. */
export async function askForPurges(database: Database): Promise<void> {
  await inSystemTransaction(database, {}, async ({ query, enqueue }) => {
    await query(`select set_config('app.system', 'tidy', true)`, []);
    const past = await query<{ id: string }>(waitingText, [purgeJob]);
    for (const { id } of past) await enqueue(purgeJob, { workspaceId: id });
  });
}

export function purgeJobs({ database }: { database: Database }): Record<string, JobHandler> {
  return {
    [purgeJob]: async ({ workspaceId }) => {
      if (typeof workspaceId === 'string') await purgeWorkspace(database, workspaceId);
    },
  };
}

/**
 * Removes a workspace whose time is over, piece by piece, each in a transaction of its own: none
 * outlasts the time of a statement, and after a breakdown the rest is removed by whoever comes next.
 * What refers to other records goes before them, so that nothing large goes along with a row.
 */
async function purgeWorkspace(database: Database, id: string): Promise<void> {
  const within = <T>(work: (transaction: Transaction) => Promise<T>) =>
    inSystemTransaction(database, { workspaceId: id }, async (transaction) => {
      await transaction.query(
        `select set_config('app.role', 'owner', true), set_config('app.system', 'tidy', true)`,
        [],
      );
      return work(transaction);
    });
  const isPast = await within(async ({ query }) => {
    const text = `select 1 from workspaces where id = $1 and deleted_at < now() - interval '14 days'`;
    return (await query(text, [id])).length > 0;
  });
  if (!isPast) return;
  const records = (await within(tablesWithin)).map((table) => ({ table, column: 'workspace_id' }));
  const places = [
    ...records,
    { table: 'changes', column: 'stream_id' },
    { table: 'streams', column: 'id' },
    { table: 'workspaces', column: 'id' },
  ];
  for (const { table, column } of places) {
    const text = `with gone as (
        delete from ${table} where ctid = any (array(
          select ctid from ${table} where ${column} = $1 limit $2)) returning 1)
      select count(*)::int as count from gone`;
    for (let removed = atOnce; removed === atOnce;) {
      removed = await within(async ({ query }) => {
        const [gone] = await query<{ count: number }>(text, [id, atOnce]);
        return gone?.count ?? 0;
      });
    }
  }
}

const referencesText = `select conrelid::regclass::text as child, confrelid::regclass::text as parent
  from pg_constraint join pg_attribute on attrelid = conrelid and attname = 'workspace_id'
  where contype = 'f' and connamespace = 'public'::regnamespace
  order by child`;

// The tables of records, each after those that refer to it.
async function tablesWithin({ query }: Transaction): Promise<string[]> {
  const references = await query<{ child: string; parent: string }>(referencesText, []);
  const seen = new Set<string>();
  const ordered: string[] = [];
  function visit(table: string): void {
    for (const { child } of references.filter(({ parent }) => parent === table)) {
      if (seen.has(child)) continue;
      seen.add(child);
      visit(child);
      ordered.push(child);
    }
  }
  visit('workspaces');
  return ordered;
}
