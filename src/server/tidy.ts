import type { FastifyBaseLogger } from 'fastify';
import { tablesWithTrash } from './crud.ts';
import type { Database } from './database/pool.ts';

const everyMs = 3_600_000;

// A deleted workspace goes after 14 days: first its stream and its log, which only name it, then all
// that hangs on it.
const deletedWorkspaces = `select id from workspaces where deleted_at < now() - interval '14 days'`;

// How long each kind of passing row is kept. Two servers tidying at once do each other no harm.
const passing = [
  `delete from changes where at < now() - interval '30 days'`,
  `delete from operations where at < now() - interval '30 days'`,
  `delete from tokens where expires_at < now()`,
  `delete from attempts where resets_at < now()`,
  `delete from workspace_invitations where expires_at < now() - interval '30 days'`,
  `delete from activities where created_at < now() - interval '365 days'
    or num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id) = 0`,
  `delete from notifications where created_at < now() - interval '60 days'`,
  `delete from changes where stream_id in (${deletedWorkspaces})`,
  `delete from streams where id in (${deletedWorkspaces})`,
  `delete from workspaces where id in (${deletedWorkspaces})`,
];

/** Removes once what is past its time: old log, answers and tokens, and what was deleted long ago. */
export async function tidy(database: Database): Promise<void> {
  const trash = [...tablesWithTrash].map(
    (table) => `delete from ${table} where deleted_at < now() - interval '30 days'`,
  );
  const connection = await database.borrow();
  let broken: Error | undefined;
  try {
    const statements = [...passing, ...trash].join(';');
    await connection.script(`begin; set local app.system = 'tidy'; ${statements}; commit`);
  } catch (error) {
    // What has begun must not be left open to whoever borrows the connection next.
    broken = error instanceof Error ? error : new Error('tidying failed');
    throw error;
  } finally {
    connection.release(broken);
  }
}

/** Tidies hourly. */
export function startTidying(database: Database, log: FastifyBaseLogger): { stop(): void } {
  const timer = setInterval(() => {
    tidy(database).catch((error: unknown) => log.warn({ err: error }, 'tidying failed'));
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
