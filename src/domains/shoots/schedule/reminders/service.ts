import type { Services } from '#server/http/context.ts';
import {
  eveningBefore,
  eveningIn,
  remindInTheEvening,
  timeFor,
  tomorrow,
} from '#domains/shoots/trips/reminders/service.ts';

// Their own call, or when the day begins: with its first item, and the first day as the trip says.
const dueText = eveningBefore({
  of: `${eveningIn('trip.time_zone')}
    cross join lateral (
      select count(*) as items, min(start_time) as starts_at from schedule_items item
      where item.workspace_id = trip.workspace_id and item.trip_id = trip.id
        and item.deleted_at is null and item.scheduled_on = ${tomorrow}
    ) as day
    cross join lateral (
      select coalesce(day.starts_at, case when trip.starts_on = ${tomorrow} then trip.start_time end)
        as begins_at
    ) as first`,
  title: 'trip.title',
  detail: `case when person.call_time is null
    then concat('begins at ', ${timeFor('first.begins_at')}, ' tomorrow')
    else concat('calls you at ', ${timeFor('person.call_time')}, ' tomorrow') end`,
  path: `concat('/trip/', trip.id, '?tab=schedule&day=', ${tomorrow})`,
  cause: `concat_ws(' ', 'call', trip.id, ${tomorrow})`,
  // A day of a journey on which nothing is planned calls nobody.
  which: `${tomorrow} between trip.starts_on and trip.ends_on
    and (day.items > 0 or trip.starts_on = ${tomorrow})
    and coalesce(person.call_time, first.begins_at) is not null`,
});

/** Tells who comes along when they are called tomorrow; a second time it tells nothing. */
export function remindOfCalls(
  given: Pick<Services, 'database' | 'config'>,
  now = Temporal.Now.instant(),
): Promise<void> {
  return remindInTheEvening(given, dueText, now);
}
