import type { MemberContext, Services } from '#server/http/context.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { clocks, lookUp } from '#domains/around/notifications/due/service.ts';
import { type Recipient, recipientColumns } from '#domains/around/notifications/service.ts';
import { followTool } from '#domains/money/tools/renewals/service.ts';
import { turned } from '#domains/money/tools/rules.ts';
import { tools } from '#domains/money/tools/service.ts';

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
  from tools one
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
  where one.deleted_at is null and one.status <> 'cancelled'
    and (one.status = 'trial' and one.trial_ends_on <= clock.shows::date
      or one.status <> 'trial' and one.next_renewal_on <= clock.shows::date)
  order by one.id`;

/** Ends trials, rolls renewals forward and ends what was cancelled, on their days; twice is once. */
export async function turnTools(given: Given, now = Temporal.Now.instant()): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await lookUp<Due>(given, dueText, { now })) {
    // One that fails holds up no other.
    await turnOne(given, due).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every tool could be turned');
}

async function turnOne(given: Given, { id, workspaceId, userId, today }: Due): Promise<void> {
  await inSystemTransaction(given.database, { userId, workspaceId }, async (transaction) => {
    const { role } = transaction;
    // Who was a member a moment ago may have left: the next look finds the owner.
    if (!role) return;
    // There is no request; nothing that works on records looks at one.
    const context = { ...given, transaction, workspaceId, userId, role } as MemberContext;
    const stored = await tools.lock(context, id);
    const body = stored ? turned(stored, today) : {};
    if (!stored || Object.keys(body).length === 0) return;
    await tools.update(context, { params: { id }, body });
    await followTool(context, { ...stored, ...body }, today, stored);
  });
}
