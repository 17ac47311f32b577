import type { Operation } from '#shared/contract.ts';
import { noWorkspaceText, type AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Database } from '#server/database/pool.ts';

/** So many kinds of refusals are told apart in an hour of one person; the rest is counted as one. */
const kindsAnHour = 100;

// Whoever is no member may make up any number of workspaces: of those only the first is named.
const countText = `
  insert into audit_events as known
    (id, actor_user_id, workspace_id, operation, object_id, outcome, hour)
  select $1, $2, case when few then $3::uuid end, case when few then $4 else 'other' end,
    case when few and $5 = 'forbidden' then $3::text end, $5, date_trunc('hour', now())
  from (
    select count(*) < $6 as few from audit_events
    where actor_user_id = $2 and hour = date_trunc('hour', now())
  ) as kinds
  on conflict (actor_user_id, hour, operation, outcome, object_id) where hour is not null
    do update set count = known.count + 1, last_at = now()`;

/**
 * Keeps that somebody was refused: who, which operation, which workspace, and how often in an hour;
 * never any content.
 */
export async function auditRefusal(
  database: Database,
  refused: { error: AppError; operation: Operation; userId: string; workspaceId: string },
): Promise<void> {
  const { error, operation, userId, workspaceId } = refused;
  if (error.code !== 'forbidden' && error.message !== noWorkspaceText) return;
  const name = `${operation.method} ${operation.path}`;
  await database.once(countText, [newId(), userId, workspaceId, name, error.code, kindsAnHour]);
}
