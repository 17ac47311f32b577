import type { FastifyBaseLogger } from 'fastify';
import { tablesWithTrash } from './crud.ts';
import type { Services } from '#server/http/context.ts';
import type { Database } from '#server/database/pool.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { mailJob, tidyOutbox } from '#server/jobs/mail.ts';
import { subjectNames } from '#shared/subject.ts';
import { askForPurges } from './purge.ts';
import { columnOf } from './records.ts';

const everyMs = 3_600_000;

const atOnce = 1_000;
const unconfirmedDays = 7;

interface Past {
  table: string;
  /** Which of its rows are past their time. */
  where: string;
}

// How long each kind of passing row is kept. Two servers tidying at once do each other no harm.
const passing: Past[] = [
  { table: 'changes', where: `at < now() - interval '30 days'` },
  { table: 'operations', where: `at < now() - interval '30 days'` },
  // A mail that never got anywhere: nobody waits for it any more, and it holds what was written.
  { table: 'jobs', where: `kind = '${mailJob}' and created_at < now() - interval '30 days'` },
  { table: 'tokens', where: 'expires_at < now()' },
  { table: 'attempts', where: 'resets_at < now()' },
  { table: 'workspace_invitations', where: `expires_at < now() - interval '30 days'` },
  { table: 'review_links', where: `expires_at < now() - interval '30 days'` },
  { table: 'call_sheet_links', where: `expires_at < now() - interval '30 days'` },
  {
    table: 'activities',
    where: `created_at < now() - interval '365 days'
      or num_nonnulls(${subjectNames.map(columnOf).join(', ')}) = 0`,
  },
  { table: 'notifications', where: `created_at < now() - interval '60 days'` },
];

/**
 * Removes once what is past its time: old log, answers and tokens, and what was deleted long ago; a
 * deleted workspace is left to a job, which takes as long as it needs.
 * What cannot be removed this time holds up nothing else; it is said at the end.
 */
export async function tidy(database: Database): Promise<void> {
  const trash = [...tablesWithTrash].map((table) => ({
    table,
    where: `deleted_at < now() - interval '30 days'`,
  }));
  const steps = [...passing, ...trash].map((past) => () => removePast(database, past));
  const failures: unknown[] = [];
  const more = [forgetRefusals, endUnconfirmed, askForPurges];
  for (const step of [...steps, ...more.map((each) => () => each(database))]) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be tidied');
}

// What was refused more than 90 days ago. The product may not touch these rows by itself.
async function forgetRefusals(database: Database): Promise<void> {
  for (let removed = atOnce; removed === atOnce;) {
    const text = 'select forget_refusals($1) as count';
    const [gone] = await database.once<{ count: number }>(text, [atOnce]);
    removed = gone?.count ?? 0;
  }
}

// In pieces, each a transaction of its own, so that none outlasts the time of a statement.
async function removePast(database: Database, { table, where }: Past): Promise<void> {
  const text = `with gone as (
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${where} limit $1)) returning 1)
    select count(*)::int as count from gone`;
  for (let removed = atOnce; removed === atOnce;) {
    removed = await inSystemTransaction(database, {}, async ({ query }) => {
      await query(`select set_config('app.system', $1, true)`, ['tidy']);
      const [gone] = await query<{ count: number }>(text, [atOnce]);
      return gone?.count ?? 0;
    });
  }
}

// Accounts whose address nobody has confirmed for a week; a job takes what is left of them.
async function endUnconfirmed(database: Database): Promise<void> {
  await database.once(
    `with ended as (
        delete from users where email_confirmed_at is null
          and created_at < now() - make_interval(days => $1) returning id)
      insert into jobs (id, kind, payload)
      select gen_random_uuid(), 'forget-person', jsonb_build_object('userId', id) from ended`,
    [unconfirmedDays],
  );
}

/** Tidies hourly, the database and what was left beside it. */
export function startTidying(
  { database, config }: Pick<Services, 'database' | 'config'>,
  log: FastifyBaseLogger,
): { stop(): void } {
  const failed = (error: unknown) => log.warn({ err: error }, 'tidying failed');
  const timer = setInterval(() => {
    tidy(database).catch(failed);
    tidyOutbox(config.dataDir).catch(failed);
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
