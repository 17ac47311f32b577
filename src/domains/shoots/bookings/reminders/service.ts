import type { Services } from '#server/http/context.ts';
import {
  eveningBefore,
  eveningIn,
  remindInTheEvening,
  timeFor,
  tomorrow,
} from '#domains/shoots/trips/reminders/service.ts';

const dueText = eveningBefore({
  of: `join bookings one on one.workspace_id = trip.workspace_id and one.trip_id = trip.id
    and one.deleted_at is null and one.status <> 'cancelled'
    ${eveningIn('coalesce(one.time_zone, trip.time_zone)')} and one.starts_on = ${tomorrow}`,
  title: 'one.title',
  detail: `concat('is tomorrow', ' at ' || ${timeFor('one.start_time')},
    case one.status when 'to_book' then ' and not booked yet' end)`,
  path: `concat('/trip/', trip.id, '?tab=bookings&open=booking.', one.id)`,
  // Moved to another day it is told of again.
  cause: `concat_ws(' ', 'booking', one.id, one.starts_on)`,
  which: 'true',
});

/** Tells who comes along what is booked for tomorrow: when the flight goes, and that nobody has booked it. */
export function remindOfBookings(
  given: Pick<Services, 'database' | 'config'>,
  now = Temporal.Now.instant(),
): Promise<void> {
  return remindInTheEvening(given, dueText, now);
}
