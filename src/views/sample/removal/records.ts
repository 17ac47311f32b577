import type { MemberContext } from '#server/http/context.ts';
import { personalTables } from '#server/records/personal-data.ts';
import type { Made } from '#views/sample/maker.ts';

/** A record of the sample. */
export interface Kept extends Made {
  createdByUserId: string;
  /** When it was written, as PostgreSQL writes it: a record that says another moment was changed. */
  writtenAt: string;
}

// What a bill has posted by itself is the sample's as well, as long as nobody has touched it.
const recordsText = `
  select id, domain, is_own as "isOwn", created_by_user_id as "createdByUserId",
      created_at::text as "writtenAt", place
    from sample_records where workspace_id = $1
  union all
  select posted.id, 'expenses', false, bill.created_by_user_id, posted.created_at::text,
      1 + max(sample.place) over ()
    from sample_records sample
    join recurring_expenses bill
      on bill.workspace_id = $1 and bill.id = sample.id and bill.posting = 'auto'
    join expenses posted
      on posted.workspace_id = $1 and posted.recurring_expense_id = bill.id
        and posted.created_at = posted.updated_at
    where sample.workspace_id = $1 and sample.domain = 'recurring-expenses'
      and posted.id not in (select id from sample_records where workspace_id = $1)
  order by place`;

/** The records of a workspace's sample, in the order in which they were made. */
export async function recordsOf({ transaction, workspaceId }: MemberContext): Promise<Kept[]> {
  const rows = await transaction.query<Kept & Record<string, unknown>>(recordsText, [workspaceId]);
  // A domain that is no more has no rows either.
  return rows.filter((row) => personalTables.has(tableOf(row)));
}

/** The table that a record is in. */
export function tableOf({ domain }: Pick<Made, 'domain'>): string {
  return domain.replaceAll('-', '_');
}

/** Records of one collection that stand next to each other. */
export function groupsOf<T extends Made>(records: readonly T[]): T[][] {
  return [...Map.groupBy(records, ({ domain }) => domain).values()];
}

/** Does something with the rows that somebody else alone may see, as a member of the same role. */
export async function inPlaceOf<T>(
  { transaction, userId }: MemberContext,
  otherUserId: string,
  work: () => Promise<T>,
): Promise<T> {
  const be = (id: string) => transaction.query(`select set_config('app.user_id', $1, true)`, [id]);
  await be(otherUserId);
  const done = await work();
  await be(userId);
  return done;
}
