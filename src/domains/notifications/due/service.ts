import type { Services } from '#server/context.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import type { NotificationEvent } from '#domains/notifications/schema.ts';
import { membersSeeMoney, remind } from '#domains/notifications/service.ts';
import { remindersOf } from '#domains/campaigns/usage-rights/rules.ts';
import { placeOf } from '#shared/places.ts';

/** In the person's own day: nobody is told of a date in the middle of the night. */
const fromHour = 8;

interface DueRow {
  userId: string;
  off: string[];
  workspaceId: string | null;
  event: NotificationEvent;
  title: string;
  detail: string;
  /** Where it is seen: a campaign, or the day of a task. */
  campaignId: string | null;
  path: string | null;
  cause: string;
  /** A usage right says itself on which days its end is to be remembered. */
  right: Parameters<typeof remindersOf>[0] | null;
  today: string;
}

// Where people live, with what their clocks show now. Worked out here: PostgreSQL may not know every
// zone that a browser does, and one unknown name would stop the reminders of all.
const clocks = `unnest($1::text[], $2::timestamp[]) as clock (zone, shows)`;

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
  /** Statuses of a deal that nobody is told of any more. */
  ended?: string;
  right?: string;
}) => `
  select users.id as "userId", notifications_off as off, one.workspace_id as "workspaceId",
    '${parts.event}' as event, ${parts.title} as title, ${parts.detail} as detail,
    campaign.id as "campaignId", null as path, due.cause,
    ${parts.right ?? 'null::json'} as right, clock.shows::date as today
  from ${parts.of} one
  join campaigns campaign on campaign.workspace_id = one.workspace_id
    and campaign.id = one.campaign_id and campaign.deleted_at is null
    and campaign.status not in (${parts.ended ?? `'declined', 'cancelled'`})
  join workspaces on workspaces.id = one.workspace_id and workspaces.deleted_at is null
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
  where one.deleted_at is null and ${parts.which} and ${parts.when} is not null
    and not exists (select from notifications known
      where known.user_id = users.id and known.cause = due.cause)`;

// Late is told once, also when no server was up on the first day.
const lateOr = (days: readonly number[]) =>
  `case when days in (${days.join(', ')}) then days::text when days between -7 and -1 then 'late' end`;
const inDays = (verb: string) =>
  `case when days = 1 then '${verb} tomorrow' else '${verb} in ' || days || ' days' end`;

const datesText = [
  dated({
    event: 'deliverable',
    of: 'deliverables',
    on: 'one.post_due_on',
    who: 'one.assignee_user_id',
    title: 'one.title',
    when: lateOr([3, 1]),
    detail: `case when days < 0 then 'is late' else ${inDays('is due')} end`,
    which: `one.status not in ('posted', 'cancelled')`,
  }),
  dated({
    event: 'payment',
    of: 'payments',
    on: 'one.due_on',
    who: 'null',
    title: `one.label || ', ' || campaign.campaign_name`,
    when: lateOr([7]),
    detail: `case when days < 0 then 'is overdue' else ${inDays('is due')} end`,
    whom: membersSeeMoney,
    // What is owed of a deal that was cancelled, the kill fee above all, is owed all the same.
    ended: `'declined'`,
    which: `one.status in ('planned', 'invoiced') and one.amount_minor >
      case when one.paid_amount_minor > 0 then one.paid_amount_minor + one.fees_withheld_minor else 0 end`,
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

// A day without a time reminds in its morning. An hour late is better than never; later is not.
const tasksText = `
  select users.id as "userId", notifications_off as off, null as "workspaceId", 'task' as event,
    title,
    case when start_time is null and due_time is null then
        case when remind_minutes_before >= 1440 then 'is tomorrow' else 'is today' end
      when remind_minutes_before = 0 then 'is now'
      when remind_minutes_before = 60 then 'in an hour'
      when remind_minutes_before = 1440 then 'is tomorrow'
      else 'in ' || remind_minutes_before || ' minutes' end as detail,
    null as "campaignId", '/day/' || planned_on || '?task=' || tasks.id as path, due.cause,
    null::json as right, clock.shows::date as today
  from tasks
  join users on users.id = tasks.user_id
  join ${clocks} on clock.zone = users.time_zone
  cross join lateral (
    select planned_on + coalesce(start_time, due_time, time '09:00')
      - make_interval(mins => case when start_time is null and due_time is null
          and remind_minutes_before < 1440 then 0 else remind_minutes_before end) as at
  ) as reminder
  cross join lateral (
    select concat_ws(' ', 'task', tasks.id, to_char(reminder.at, 'YYYY-MM-DD HH24:MI')) as cause
  ) as due
  where remind_minutes_before is not null and completed_at is null and deleted_at is null
    and planned_on between (clock.shows - interval '2 days')::date and (clock.shows + interval '2 days')::date
    and reminder.at between clock.shows - interval '1 hour' and clock.shows
    and not exists (select from notifications known
      where known.user_id = users.id and known.cause = due.cause)`;

/** Tells everybody of the dates that have come in their own day; a second time it tells nothing. */
export function remindOfDates(
  services: Pick<Services, 'database' | 'config'>,
  now = Temporal.Now.instant(),
): Promise<void> {
  return remindOf(services, datesText, now, ({ hour }) => hour >= fromHour);
}

/** Reminds of the tasks whose time has come; a second time it tells nothing. */
export function remindOfTasks(
  services: Pick<Services, 'database' | 'config'>,
  now = Temporal.Now.instant(),
): Promise<void> {
  return remindOf(services, tasksText, now, () => true);
}

async function remindOf(
  services: Pick<Services, 'database' | 'config'>,
  text: string,
  now: Temporal.Instant,
  isAwake: (clock: Temporal.ZonedDateTime) => boolean,
): Promise<void> {
  const { database, config } = services;
  const zones = await database.once<{ zone: string }>(
    'select distinct time_zone as zone from users where $1::boolean',
    [true],
  );
  const awake = zones.map(({ zone }) => now.toZonedDateTimeISO(zone)).filter(isAwake);
  if (awake.length === 0) return;
  const found = await inSystemTransaction(database, {}, async ({ query }) => {
    await query(`select set_config('app.system', $1, true)`, ['remind']);
    return query<DueRow>(text, [
      awake.map(({ timeZoneId }) => timeZoneId),
      awake.map((clock) => clock.toPlainDateTime().toString()),
    ]);
  });
  const due = found.filter(({ right, today }) => !right || remindersOf(right).includes(today));
  for (const [userId, rows] of Map.groupBy(due, (row) => row.userId)) {
    await inSystemTransaction(database, { userId }, async (transaction) => {
      for (const row of rows) {
        const { off, workspaceId, event, title, detail, campaignId, cause } = row;
        const path = row.path ?? placeOf({ domain: event, id: '', campaignId });
        const notice = { workspaceId, event, title, detail, path, cause };
        await remind({ transaction, userId, config }, { userId, off }, notice);
      }
    });
  }
}

const lookEveryMs = 30_000;
const datesEveryMs = 10 * 60_000;

/** Looks every half minute for tasks, and every ten for dates; any number of servers may do so. */
export function startReminding(services: Services): { stop(): Promise<void> } {
  let nextDates = 0;
  let round: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    try {
      await remindOfTasks(services);
      if (Date.now() < nextDates) return;
      nextDates = Date.now() + datesEveryMs;
      await remindOfDates(services);
    } catch (error) {
      services.log.warn({ err: error }, 'reminding failed');
    }
  }
  const timer = setInterval(() => {
    round = round.then(look);
  }, lookEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
