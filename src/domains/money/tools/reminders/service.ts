import type { Services } from '#server/http/context.ts';
import {
  clocks,
  isUntold,
  lookUp,
  type Reminder,
  remindAll,
} from '#domains/around/notifications/due/service.ts';
import { membersSeeMoney, recipientColumns } from '#domains/around/notifications/service.ts';
import { placeOf } from '#shared/places.ts';

type Given = Pick<Services, 'database' | 'config'>;

/** In the person's own day: nobody is told of a date in the middle of the night. */
const fromHour = 8;

interface DueRow extends Omit<Reminder, 'path'> {
  id: string;
}

const inDays = (verb: string) => `case days when 0 then '${verb} today'
  when 1 then '${verb} tomorrow' else '${verb} in ' || days || ' days' end`;
const ahead = `case when days between greatest(one.remind_days_before - 1, 0)
  and one.remind_days_before then 'ahead' end`;

// Whose it is, else whoever wrote it down, else the owner: always one who sees money.
const told = (parts: { what: string; on: string; when: string; detail: string; which: string }) => `
  select ${recipientColumns}, one.id, one.workspace_id as "workspaceId", 'payment' as event,
    one.name as title, ${parts.detail} as detail, due.cause
  from tools one
  join workspaces on workspaces.id = one.workspace_id and workspaces.deleted_at is null
    and not 'finance' = any (workspaces.modules_off)
  cross join lateral (
    select user_id from workspace_members member
    where workspace_id = one.workspace_id and ${membersSeeMoney}
      and (role = 'owner' or user_id in (one.owner_user_id, one.created_by_user_id))
    order by user_id = one.owner_user_id desc nulls last,
      user_id = one.created_by_user_id desc
    limit 1
  ) as member
  join users on users.id = member.user_id
  join ${clocks} on clock.zone = users.time_zone
  cross join lateral (select ${parts.on} - clock.shows::date as days) as ahead
  cross join lateral (
    select concat_ws(' ', '${parts.what}', one.id, ${parts.on}, ${parts.when}) as cause
  ) as due
  where one.deleted_at is null and ${parts.which} and ${parts.on} is not null
    and ${parts.when} is not null and ${isUntold}`;

const dueText = [
  told({
    what: 'tool-renewal',
    on: 'one.next_renewal_on',
    when: ahead,
    detail: `case when one.auto_renew then ${inDays('renews')} else ${inDays('ends')} end`,
    which: `one.status = 'active'`,
  }),
  told({
    what: 'trial-end',
    on: 'one.trial_ends_on',
    when: ahead,
    detail: inDays('ends its trial'),
    which: `one.status = 'trial'`,
  }),
  told({
    what: 'tool-cancel-by',
    on: 'one.cancel_by_on',
    when: `case when days between 0 and 1 then 'day' end`,
    detail: `case days when 0 then 'is to be cancelled by today' else 'is to be cancelled by tomorrow' end`,
    which: `one.status in ('trial', 'active') and one.verdict = 'cancel'`,
  }),
].join(' union all ');

/** Tells of renewals, ends of trials and last days to cancel; a second time it tells nothing. */
export async function remindOfTools(given: Given, now = Temporal.Now.instant()): Promise<void> {
  const due = await lookUp<DueRow>(given, dueText, {
    now,
    isAwake: ({ hour }) => hour >= fromHour,
  });
  await remindAll(
    given,
    due.map((row) => ({ ...row, path: placeOf({ domain: 'tools', id: row.id }) })),
  );
}
