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

// As many days ahead as was asked for and on the day; a day later still, when no server was up.
const when = `case
    when one.posting = 'confirm' and days between -1 and 0 then 'day'
    when days between greatest(one.remind_days_before - 1, 1) and one.remind_days_before then 'ahead'
  end`;
const verb = `case one.posting when 'auto' then 'goes out' else 'is due' end`;
const detail = `case days when -1 then 'was due yesterday' when 0 then ${verb} || ' today'
    when 1 then ${verb} || ' tomorrow' else ${verb} || ' in ' || days || ' days' end`;

// Whoever wrote it down, or the owner where they are gone or do not see money.
const dueText = `
  select ${recipientColumns}, one.id, one.workspace_id as "workspaceId", 'payment' as event,
    one.title, ${detail} as detail, due.cause
  from recurring_expenses one
  join workspaces on workspaces.id = one.workspace_id and workspaces.deleted_at is null
    and not 'finance' = any (workspaces.modules_off)
  cross join lateral (
    select user_id from workspace_members member
    where workspace_id = one.workspace_id and ${membersSeeMoney}
      and (role = 'owner' or user_id = one.created_by_user_id)
    order by user_id = one.created_by_user_id desc
    limit 1
  ) as member
  join users on users.id = member.user_id
  join ${clocks} on clock.zone = users.time_zone
  cross join lateral (select one.next_due_on - clock.shows::date as days) as ahead
  cross join lateral (
    select concat_ws(' ', 'recurring', one.id, one.next_due_on, ${when}) as cause
  ) as due
  where one.deleted_at is null and one.next_due_on is not null and ${when} is not null
    and ${isUntold}`;

/** Tells of what falls due; a second time it tells nothing. */
export async function remindOfRecurring(given: Given, now = Temporal.Now.instant()): Promise<void> {
  const due = await lookUp<DueRow>(given, dueText, {
    now,
    isAwake: ({ hour }) => hour >= fromHour,
  });
  await remindAll(
    given,
    due.map((row) => ({ ...row, path: placeOf({ domain: 'recurring-expenses', id: row.id }) })),
  );
}
