import type { Services } from '#server/http/context.ts';
import {
  clocks,
  clocksThere,
  isUntold,
  lookUp,
  type Reminder,
  remindAll,
} from '#domains/around/notifications/due/service.ts';
import { recipientColumns } from '#domains/around/notifications/service.ts';
import { tripZonesText } from '#domains/shoots/trips/reminders/service.ts';
import { chargeDaysBefore } from './rules.ts';

type Given = Pick<Services, 'database' | 'config'>;

/** On the person's own clock: nobody is told of a day of the trip in the middle of the night. */
const fromHour = 8;
/** What is charged overnight is told in the evening. */
const eveningHour = 18;

interface DueRow extends Omit<Reminder, 'path'> {
  tripId: string;
}

// Every member who comes along, of the things that they may see and that nobody else packs; whoever made
// the trip, where no member is written down.
const told = (parts: {
  what: string;
  /** The day that it is about, and how many days before it one is told. */
  on: string;
  daysBefore: number | 'workspaces.pack_days_before';
  hour: number;
  which: string;
  detail: string;
}) => `
  select ${recipientColumns}, trip.workspace_id as "workspaceId", 'trip' as event, trip.title,
    ${parts.detail} as detail, trip.id as "tripId", due.cause
  from trips trip
  join workspaces on workspaces.id = trip.workspace_id and workspaces.deleted_at is null
    and not 'shoots' = any (workspaces.modules_off)
  join workspace_members member on member.workspace_id = trip.workspace_id
    and (trip.reader_user_id is null or trip.reader_user_id = member.user_id)
  join users on users.id = member.user_id
  join ${clocks} on clock.zone = users.time_zone
  join ${clocksThere} on there.zone = trip.time_zone
  left join trip_people person on person.workspace_id = trip.workspace_id
    and person.trip_id = trip.id and person.member_user_id = member.user_id
    and person.deleted_at is null
  cross join lateral (select ${parts.on} - there.shows::date as days) as ahead
  cross join lateral (
    select count(*)::int as things from packing_items item
    where item.workspace_id = trip.workspace_id and item.trip_id = trip.id
      and item.deleted_at is null
      and (item.reader_user_id is null or item.reader_user_id = member.user_id)
      and (item.trip_person_id is null or item.trip_person_id = person.id) and ${parts.which}
  ) as list
  cross join lateral (
    select concat_ws(' ', '${parts.what}', trip.id, ${parts.on}) as cause
  ) as due
  where trip.deleted_at is null and trip.status not in ('cancelled', 'idea')
    and days = ${parts.daysBefore} and extract(hour from clock.shows) >= ${parts.hour}
    and list.things > 0 and (person.id is not null or (member.user_id = trip.created_by_user_id
      and not exists (select from trip_people other where other.workspace_id = trip.workspace_id
        and other.trip_id = trip.id and other.member_user_id is not null
        and other.deleted_at is null)))
    and ${isUntold}`;

const things = (verb: string) =>
  `list.things || case list.things when 1 then ' thing ' else ' things ' end || '${verb}'`;

const dueText = [
  told({
    ...{ what: 'packing-start', on: 'trip.starts_on', hour: fromHour },
    daysBefore: 'workspaces.pack_days_before',
    which: 'not item.is_packed',
    detail: `case days when 1 then 'begins tomorrow: ' else 'is in ' || days || ' days: ' end
      || ${things('to pack')}`,
  }),
  told({
    ...{ what: 'packing-charge', on: 'trip.starts_on', daysBefore: chargeDaysBefore },
    hour: eveningHour,
    which: 'item.needs_charging and not item.is_charged',
    detail: `'begins tomorrow: ' || ${things('to charge')}`,
  }),
  told({
    ...{ what: 'packing-gear', on: 'trip.ends_on', daysBefore: -1, hour: fromHour },
    which: 'item.is_gear and item.is_packed and not item.is_returned',
    detail: `'has ended: ' || ${things('of gear to look for')}`,
  }),
].join(' union all ');

/** Tells who comes along what is to be packed, charged and found again; a second time it tells nothing. */
export async function remindOfPacking(given: Given, now = Temporal.Now.instant()): Promise<void> {
  const due = await lookUp<DueRow>(given, dueText, { now, zonesText: tripZonesText });
  await remindAll(
    given,
    due.map((row) => ({ ...row, path: `/trip/${row.tripId}?tab=packing` })),
  );
}
