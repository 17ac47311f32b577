import type { Services } from '#server/http/context.ts';
import {
  clocks,
  isUntold,
  lookUp,
  type Reminder,
  remindAll,
} from '#domains/around/notifications/due/service.ts';
import { recipientColumns } from '#domains/around/notifications/service.ts';

/** In the evening people learn what the next morning asks of them. */
const eveningHour = 18;

/** A time of day on the clock that the person who is told reads. */
export const timeFor = (time: string): string =>
  `to_char(${time}, case users.time_format when '24' then 'HH24:MI' else 'FMHH12:MI AM' end)`;

/** Joins the clock of a zone on which it is evening: days and times are those of the place. */
export const eveningIn = (zone: string): string =>
  `join ${clocks} on clock.zone = ${zone} and extract(hour from clock.shows) >= ${eveningHour}`;

/** Tomorrow, where it is evening. */
export const tomorrow = `(clock.shows::date + 1)`;

/**
 * What somebody is told of a trip in the evening before: every member who comes along, or whoever made
 * the trip where no member is written down. `of` joins what it is about, and where it is evening
 * (`eveningIn`); `trip`, `person` (who they are on the trip, if they are) and `users` are at hand.
 */
export function eveningBefore(parts: {
  of: string;
  title: string;
  detail: string;
  path: string;
  cause: string;
  which: string;
}): string {
  return `
  select ${recipientColumns}, trip.workspace_id as "workspaceId", 'trip' as event,
    ${parts.title} as title, ${parts.detail} as detail, ${parts.path} as path, due.cause
  from trips trip
  join workspaces on workspaces.id = trip.workspace_id and workspaces.deleted_at is null
    and not 'shoots' = any (workspaces.modules_off)
  join workspace_members member on member.workspace_id = trip.workspace_id
    and (trip.reader_user_id is null or trip.reader_user_id = member.user_id)
  join users on users.id = member.user_id
  left join trip_people person on person.workspace_id = trip.workspace_id
    and person.trip_id = trip.id and person.member_user_id = member.user_id
    and person.deleted_at is null
  ${parts.of}
  cross join lateral (select ${parts.cause} as cause) as due
  where trip.deleted_at is null and trip.status not in ('cancelled', 'idea') and ${parts.which}
    and (person.id is not null or (member.user_id = trip.created_by_user_id
      and not exists (select from trip_people other where other.workspace_id = trip.workspace_id
        and other.trip_id = trip.id and other.member_user_id is not null
        and other.deleted_at is null)))
    and ${isUntold}`;
}

/** Tells what a statement of `eveningBefore` finds; a second time it tells nothing. */
export async function remindInTheEvening(
  given: Pick<Services, 'database' | 'config'>,
  text: string,
  now: Temporal.Instant,
): Promise<void> {
  const isAwake = ({ hour }: Temporal.ZonedDateTime) => hour >= eveningHour;
  await remindAll(
    given,
    await lookUp<Reminder>(given, text, { now, isAwake, zonesText: tripZonesText }),
  );
}

/** The zones of trips and of what is booked for them. */
export const tripZonesText = `select time_zone as zone from trips where deleted_at is null
  union select time_zone from bookings where deleted_at is null and time_zone is not null`;
