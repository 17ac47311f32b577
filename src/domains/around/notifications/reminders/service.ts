import type { Services } from '#server/http/context.ts';
import { zoneName } from '#shared/clock.ts';
import { startDigests } from '#domains/around/notifications/digest/service.ts';
import {
  clocks,
  isUntold,
  lookUp,
  remindAll,
  type Reminder,
  type Look,
} from '#domains/around/notifications/due/service.ts';
import { recipientColumns } from '#domains/around/notifications/service.ts';
import { isTime, type Moment, remindsAt, taskDetail } from './rules.ts';

interface MomentRow extends Reminder, Moment {
  timeZone: string;
}

// Where clocks are changed an hour has more or fewer minutes than it shows: the statements find what
// may be near, and `remindsAt` says when it is.
const isNear = (moment: string) =>
  `${moment} between clock.shows - interval '5 hours' and clock.shows + interval '3 hours'`;
// The same for everybody, so that an index finds the few rows before anything is joined to them.
const aroundToday = `between (select min(shows)::date - 2 from unnest($2::timestamp[]) as shows)
  and (select max(shows)::date + 2 from unnest($2::timestamp[]) as shows)`;

const columns = `${recipientColumns}, users.time_zone as "timeZone", due.cause`;

// A day without a time reminds in its morning. Moved, it is another moment, and reminds again.
const tasksOf = (day: string, where: string) => `
  select ${columns}, null::uuid as "workspaceId", 'task' as event, title, '' as detail,
    '/day/' || ${day} || '?task=' || tasks.id as path, ${day}::text as day,
    to_char(coalesce(start_time, due_time), 'HH24:MI') as time,
    remind_minutes_before as "minutesBefore"
  from tasks
  join users on users.id = tasks.user_id
  join ${clocks} on clock.zone = users.time_zone
  cross join lateral (
    select ${day} + coalesce(start_time, due_time, time '09:00')
      - make_interval(mins => case when start_time is null and due_time is null
          and remind_minutes_before < 1440 then 0 else remind_minutes_before end) as at
  ) as reminder
  cross join lateral (
    select concat_ws(' ', 'task', tasks.id, to_char(reminder.at, 'YYYY-MM-DD HH24:MI')) as cause
  ) as due
  where remind_minutes_before is not null and completed_at is null and deleted_at is null
    and ${where} and ${day} ${aroundToday} and ${isNear('reminder.at')} and ${isUntold}`;
// What nobody has planned is to be done by its last day.
const tasksText = [
  tasksOf('planned_on', 'true'),
  tasksOf('deadline_on', 'planned_on is null'),
].join(' union all ');

// To whoever makes it, then to whoever added it, then to the owner: always to one who can post it.
const postsText = `
  select ${columns}, one.workspace_id as "workspaceId", 'post' as event, item.title,
    'is due now' || coalesce(' on ' || channels.name, '') as detail,
    '/content/' || item.id || '?post=' || one.id as path, one.planned_on::text as day,
    to_char(one.planned_time, 'HH24:MI') as time, 0 as "minutesBefore"
  from posts one
  join content_items item on item.workspace_id = one.workspace_id
    and item.id = one.content_item_id and item.deleted_at is null and item.stage <> 'archived'
  join workspaces on workspaces.id = one.workspace_id and workspaces.deleted_at is null
    and not 'content' = any (workspaces.modules_off)
  left join channels on channels.workspace_id = one.workspace_id
    and channels.id = one.channel_id and channels.deleted_at is null
  cross join lateral (
    select user_id from workspace_members
    where workspace_id = one.workspace_id and role <> 'viewer' and (role = 'owner'
      or user_id in (item.assignee_user_id, item.created_by_user_id))
    order by user_id = item.assignee_user_id desc nulls last,
      user_id = item.created_by_user_id desc
    limit 1
  ) as member
  join users on users.id = member.user_id
  join ${clocks} on clock.zone = users.time_zone
  cross join lateral (
    select concat_ws(' ', 'post', one.id, to_char(one.planned_on + one.planned_time, 'YYYY-MM-DD HH24:MI')) as cause
  ) as due
  where one.deleted_at is null and one.status in ('draft', 'ready') and one.planned_time is not null
    and one.planned_on ${aroundToday} and ${isNear('one.planned_on + one.planned_time')} and ${isUntold}`;

// A critical medicine that is not ticked off on its day, to the one who takes it.
const medicineText = `
  select ${columns}, item.workspace_id as "workspaceId", 'medicine' as event, item.title,
    'is due this ' || item.time_slot as detail, '/routine' as path, clock.shows::date::text as day,
    slot.time, 0 as "minutesBefore"
  from routine_items item
  join (values ('morning', '09:00'), ('afternoon', '14:00'), ('evening', '20:00'))
    as slot (name, time) on slot.name = item.time_slot
  join workspaces on workspaces.id = item.workspace_id and workspaces.deleted_at is null
    and not 'routine' = any (workspaces.modules_off)
  join workspace_members member on member.workspace_id = item.workspace_id
    and member.user_id = item.created_by_user_id
  join users on users.id = member.user_id
  join ${clocks} on clock.zone = users.time_zone
  cross join lateral (select concat_ws(' ', 'medicine', item.id, clock.shows::date) as cause) as due
  where item.is_critical and item.deleted_at is null and item.starts_on <= clock.shows::date
    and (item.frequency in ('daily', 'most-days')
      or item.frequency = 'weekdays' and extract(isodow from clock.shows) < 6)
    and not exists (select from jsonb_array_elements(item.pauses || coalesce((
        select taking.pauses from routine_takings taking
          where taking.workspace_id = item.workspace_id and taking.routine_item_id = item.id
            and taking.created_by_user_id = item.created_by_user_id and taking.deleted_at is null
      ), '[]')) as pause
      where (pause ->> 'from')::date <= clock.shows::date
        and clock.shows::date < (pause ->> 'until')::date)
    and not exists (select from routine_completions done
      where done.workspace_id = item.workspace_id and done.routine_item_id = item.id
        and done.created_by_user_id = item.created_by_user_id
        and done.local_date = clock.shows::date and done.deleted_at is null)
    and ${isNear('clock.shows::date + slot.time::time')} and ${isUntold}`;

const momentsText = [tasksText, postsText, medicineText].join(' union all ');

const lateMinutes = 60;
/** Of what must not be missed one hears even when the server was down for long. */
const lateMedicineMinutes = 240;

/** Reminds of the tasks, posts and medicine whose time has come; a second time it tells nothing. */
export async function remindOfMoments(
  services: Pick<Services, 'database' | 'config'>,
  now = Temporal.Now.instant(),
): Promise<void> {
  const near = await lookUp<MomentRow>(services, momentsText, { now });
  const due = near.filter((row) =>
    isTime(remindsAt(row, zoneName(row.timeZone) ?? 'UTC'), now, {
      lateMinutes: row.event === 'medicine' ? lateMedicineMinutes : lateMinutes,
    }),
  );
  await remindAll(
    services,
    due.map((row) => (row.event === 'task' ? { ...row, detail: taskDetail(row) } : row)),
  );
}

const lookEveryMs = 30_000;
const datesEveryMs = 10 * 60_000;

/**
 * Looks every half minute for what has a time, and every ten for dates, as other domains have them;
 * any number of servers may.
 */
export function startReminding(
  services: Services,
  looksForDates: readonly Look[],
): { stop(): Promise<void> } {
  let nextDates = 0;
  let round: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    const looks: Look[] = [remindOfMoments, startDigests];
    if (Date.now() >= nextDates) {
      nextDates = Date.now() + datesEveryMs;
      looks.push(...looksForDates);
    }
    for (const remind of looks) {
      // One that fails must not hold up the others.
      await remind(services).catch((error: unknown) =>
        services.log.warn({ err: error }, 'reminding failed'),
      );
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
