import type { Services } from '#server/http/context.ts';
import {
  clocks,
  isUntold,
  lookUp,
  type Reminder,
  remindAll,
} from '#domains/around/notifications/due/service.ts';
import { membersSeeMoney, recipientColumns } from '#domains/around/notifications/service.ts';
import { isInvoiced, isOutstanding } from '#domains/business/campaigns/payments/service.ts';
import { remindersOf } from '#domains/business/campaigns/usage-rights/rules.ts';
import { placeOf } from '#shared/places.ts';

/** In the person's own day: nobody is told of a date in the middle of the night. */
const fromHour = 8;

interface DatedRow extends Omit<Reminder, 'path'> {
  campaignId: string;
  /** A usage right says itself on which days its end is to be remembered. */
  right: Parameters<typeof remindersOf>[0] | null;
  today: string;
}

// Somebody still in the workspace, its owner if nobody else is left, whose clock shows at least eight, and who was not told yet.
const dated = (parts: {
  event: string;
  of: string;
  on: string;
  who: string;
  title: string;
  when: string;
  detail: string;
  which: string;
  /** Which of the members. */
  whom?: string;
  /** Of which deals; without it, of those that were neither declined nor cancelled. */
  ofDeals?: string;
  right?: string;
}) => `
  select ${recipientColumns}, one.workspace_id as "workspaceId", '${parts.event}' as event,
    ${parts.title} as title, ${parts.detail} as detail,
    campaign.id as "campaignId", due.cause,
    ${parts.right ?? 'null::json'} as right, clock.shows::date as today
  from ${parts.of} one
  join campaigns campaign on campaign.workspace_id = one.workspace_id
    and campaign.id = one.campaign_id and campaign.deleted_at is null
    and (${parts.ofDeals ?? `campaign.status not in ('declined', 'cancelled')`})
  join workspaces on workspaces.id = one.workspace_id and workspaces.deleted_at is null
    and not 'deals' = any (workspaces.modules_off)
  cross join lateral (
    select user_id from workspace_members member
    where workspace_id = one.workspace_id and (role = 'owner'
      or user_id in (${parts.who}, campaign.owner_user_id, one.created_by_user_id))
      and ${parts.whom ?? 'true'}
    order by user_id = ${parts.who} desc nulls last,
      user_id = campaign.owner_user_id desc nulls last, role = 'owner'
    limit 1
  ) as member
  join users on users.id = member.user_id
  join ${clocks} on clock.zone = users.time_zone
  cross join lateral (select ${parts.on} - clock.shows::date as days) as ahead
  cross join lateral (
    select concat_ws(' ', '${parts.event}', one.id, ${parts.on}, ${parts.when}) as cause
  ) as due
  where one.deleted_at is null and ${parts.which} and ${parts.when} is not null and ${isUntold}`;

// Late is told once, also when no server was up on the first day.
const soonOrLate = `case when days in (3, 1) then days::text when days between -7 and -1 then 'late' end`;
const inDays = (verb: string) =>
  `case when days = 1 then '${verb} tomorrow' else '${verb} in ' || days || ' days' end`;

// A week and a day ahead, and then as often as one asks a brand for its money: the same days as
// `chaseDue` in the rules of payments, each told once, also when no server was up on it.
const chased = `case when days in (7, 1) then days::text
  when days between -2 and -1 then 'late' when days between -9 and -3 then 'late 3'
  when days between -20 and -14 then 'late 14' when days between -36 and -30 then 'late 30' end`;
const hasAsked = `days <= -3 and exists (select from unnest(one.reminded_on) as asked
  where asked >= one.due_on + case when days <= -30 then 30 when days <= -14 then 14 else 3 end)`;

const datesText = [
  dated({
    event: 'deliverable',
    of: 'deliverables',
    on: 'one.post_due_on',
    who: 'one.assignee_user_id',
    title: 'one.title',
    when: soonOrLate,
    detail: `case when days < 0 then 'is late' else ${inDays('is due')} end`,
    which: `one.status not in ('posted', 'cancelled')`,
  }),
  // Of one day both would say the same.
  dated({
    event: 'deliverable',
    of: 'deliverables',
    on: 'one.draft_due_on',
    who: 'one.assignee_user_id',
    title: `'Draft of ' || one.title`,
    when: `'draft ' || ${soonOrLate}`,
    detail: `case when days < 0 then 'is late' else ${inDays('is due')} end`,
    which: `one.status in ('not_started', 'drafting', 'changes_requested')
      and one.draft_due_on is distinct from one.post_due_on`,
  }),
  dated({
    event: 'payment',
    of: 'payments',
    on: 'one.due_on',
    who: 'null',
    title: `one.label || ', ' || campaign.campaign_name`,
    when: chased,
    detail: `case when days <= -3 then 'is ' || -days || ' days overdue: time to ask for it'
      when days < 0 then 'is overdue' else ${inDays('is due')} end`,
    whom: membersSeeMoney,
    // What is owed of a deal that was cancelled, the kill fee above all, is owed all the same, and
    // what was invoiced is of one that was declined.
    ofDeals: `campaign.status <> 'declined' or ${isInvoiced('one')}`,
    which: `one.status not in ('void', 'written_off') and ${isOutstanding('one')}
      and not (${hasAsked})`,
  }),
  dated({
    event: 'rights',
    of: 'usage_rights',
    on: 'one.ends_on',
    who: 'null',
    title: `'Usage rights of ' || campaign.campaign_name`,
    when: `case when days between 0 and 45 then days::text end`,
    detail: `case when days = 0 then 'end today' else ${inDays('end')} end`,
    which: 'true',
    right: `json_build_object('startsOn', one.starts_on, 'durationDays', one.duration_days,
      'fixedEndsOn', one.fixed_ends_on, 'isPerpetual', one.is_perpetual)`,
  }),
  dated({
    event: 'rights',
    of: 'exclusivities',
    on: 'one.ends_on',
    who: 'null',
    title: `'Exclusivity of ' || campaign.campaign_name`,
    when: `case when days in (14, 0) then days::text end`,
    detail: `case when days = 0 then 'ends today' else ${inDays('ends')} end`,
    which: 'true',
  }),
].join(' union all ');

/** Tells everybody of the dates that have come in their own day; a second time it tells nothing. */
export async function remindOfDates(
  services: Pick<Services, 'database' | 'config'>,
  now = Temporal.Now.instant(),
): Promise<void> {
  const isAwake = ({ hour }: Temporal.ZonedDateTime) => hour >= fromHour;
  const found = await lookUp<DatedRow>(services, datesText, { now, isAwake });
  const due = found.filter(({ right, today }) => !right || remindersOf(right).includes(today));
  await remindAll(
    services,
    due.map((row) => ({ ...row, path: placeOf({ ...row, domain: row.event, id: '' }) })),
  );
}
