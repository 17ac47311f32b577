import { activityJson } from '#server/records/activity.ts';
import type { MemberContext } from '#server/http/context.ts';
import { columnOf } from '#server/records/records.ts';
import { newId } from '#shared/ids.ts';
import { subjectNames } from '#shared/subject.ts';
import type { LogLine } from './maker.ts';

/**
 * Puts the lines of the log on the days that they are of. A line is never changed, so each is written
 * anew: its id grows with time, as that of every line does, and lists go by it.
 */
export async function dateLog(context: MemberContext, log: readonly LogLine[]): Promise<void> {
  const { transaction, workspaceId } = context;
  let last = 0;
  const lines = log
    .toSorted((one, other) => one.at - other.at || one.id.localeCompare(other.id))
    .map(({ id, at }) => {
      last = Math.max(last + 1, at);
      return { id, at: new Date(last).toISOString(), newId: idAt(last) };
    });
  const rows = await transaction.query<{ id: string; json: string }>(redateText, [
    workspaceId,
    lines.map(({ id }) => id),
    lines.map((line) => line.newId),
    lines.map(({ at }) => at),
  ]);
  for (const { id, json } of rows)
    transaction.record({ stream: workspaceId, domain: 'activities', id, version: 1, json });
}

const kept = `workspace_id, record_domain, record_id, title, verb, changes, guest_name,
  ${subjectNames.map(columnOf).join(', ')}, created_by_user_id`;

const redateText = `
  with dated as (
    select * from unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) as line (old_id, new_id, at)
  ), gone as (
    delete from activities where workspace_id = $1 and id = any ($2::uuid[]) returning *
  )
  insert into activities (id, created_at, ${kept})
  select new_id, at, ${kept} from gone join dated on dated.old_id = gone.id
  returning id, ${activityJson} as json`;

/** An id as it would have been made then. */
function idAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${newId().slice(13)}`;
}
