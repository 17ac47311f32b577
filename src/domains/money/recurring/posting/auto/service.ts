import type { MemberContext, Services } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { clocks, lookUp } from '#domains/around/notifications/due/service.ts';
import { type Recipient, recipientColumns } from '#domains/around/notifications/service.ts';
import { post } from '#domains/money/recurring/posting/service.ts';
import { dueOccurrences } from '#domains/money/recurring/rules.ts';
import { maxAtOnce } from '#domains/money/recurring/schema.ts';
import { changeDays, recurringExpenses, todayOf } from '#domains/money/recurring/service.ts';

type Given = Pick<Services, 'database' | 'config'>;

interface Due extends Recipient {
  id: string;
  workspaceId: string;
  today: string;
}

// By the day of whoever wrote it down, as long as they are there; else by that of the owner.
const dueText = `
  select ${recipientColumns}, one.id, one.workspace_id as "workspaceId",
    clock.shows::date::text as today
  from recurring_expenses one
  join workspaces on workspaces.id = one.workspace_id and workspaces.deleted_at is null
    and not 'finance' = any (workspaces.modules_off)
  cross join lateral (
    select user_id from workspace_members
    where workspace_id = one.workspace_id and role <> 'viewer'
      and (role = 'owner' or user_id = one.created_by_user_id)
    order by user_id = one.created_by_user_id desc
    limit 1
  ) as member
  join users on users.id = member.user_id
  join ${clocks} on clock.zone = users.time_zone
  where one.deleted_at is null and one.posting = 'auto' and one.next_due_on <= clock.shows::date
  order by one.id`;

/**
 * Posts what posts itself and is due, of each at most so many at a time: the rest comes with the next
 * look. Any number of servers may look at once; the row is locked, and whoever comes second finds
 * nothing left to do.
 */
export async function postDue(given: Given, now = Temporal.Now.instant()): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await lookUp<Due>(given, dueText, { now })) {
    // One that fails holds up no other.
    await postOne(given, due).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be posted');
}

async function postOne(given: Given, { id, workspaceId, userId, today }: Due): Promise<void> {
  await inSystemTransaction(given.database, { userId, workspaceId }, async (transaction) => {
    const { role } = transaction;
    // Who was a member a moment ago may have left: the next look finds the owner.
    if (!role) return;
    // There is no request; nothing that works on records looks at one.
    const context = { ...given, transaction, workspaceId, userId, role } as MemberContext;
    await postUntil(context, id, today);
  });
}

/**
 * Posts what is due already of one that posts itself and was just written, as nobody is to be asked for
 * it; gives the row as it is then, or `written` where nothing was due.
 */
export async function postAtOnce(
  context: MemberContext,
  id: string,
  written: JsonText<never>,
): Promise<JsonText<never>> {
  return (await postUntil(context, id, await todayOf(context))) ?? written;
}

async function postUntil(
  context: MemberContext,
  id: string,
  today: string,
): Promise<JsonText<never> | undefined> {
  const row = await recurringExpenses.lock(context, id);
  if (row?.posting !== 'auto') return undefined;
  const status = row.amountType === 'fixed' ? 'confirmed' : 'draft';
  const days = dueOccurrences(row, today, maxAtOnce);
  for (const occurrenceOn of days)
    await post(
      context,
      row,
      { occurrenceOn, isPosted: true, status, today },
      // What was posted and thrown away does not come back by itself.
      { revives: false },
    );
  const handledThroughOn = days.at(-1);
  return handledThroughOn ? changeDays(context, row, { handledThroughOn }) : undefined;
}
