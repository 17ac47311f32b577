import { allRows } from '#client/sync/reading/selectors.ts';
import { addDays } from '#client/words/dates.ts';
import { bookings } from '#domains/shoots/bookings/data.ts';
import { useBookings } from '#domains/shoots/bookings/list/use-bookings.ts';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { movesWithTrips } from '#domains/shoots/trips/form/dated-parts.ts';

movesWithTrips({
  ...{ name: 'bookings', noun: 'booking' },
  whyStays: 'What is booked stays on its day until it is booked anew',
  useCount: (tripId) => useBookings(tripId).filter(isDated).length,
  takeDown(tripId) {
    const dated = bookings.read(allRows).filter((one) => one.tripId === tripId && isDated(one));
    return async (days) => {
      const put = (date: string | null) => (date === null ? null : addDays(date, days));
      const written = dated.map(({ id, startTime, endTime, timeZone, endTimeZone, ...on }) =>
        bookings.update(id, {
          ...{ startsOn: put(on.startsOn), endsOn: put(on.endsOn) },
          ...{ startTime, endTime, timeZone, endTimeZone },
        }),
      );
      return { ok: (await Promise.all(written)).every(({ ok }) => ok) };
    };
  },
});

function isDated({ startsOn, status }: Booking): boolean {
  return startsOn !== null && status !== 'cancelled';
}

/** Nothing appears here: what is asked stands in the form of a trip. */
export function Host() {
  return null;
}
