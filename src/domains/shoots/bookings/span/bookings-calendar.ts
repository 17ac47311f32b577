import { calendarSource } from '#client/record/calendar-source.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { bookings } from '#domains/shoots/bookings/data.ts';
import { openBooking } from '#domains/shoots/bookings/panel/booking-panel-host.tsx';
import { kindIcons } from '#domains/shoots/bookings/parts/kind-icon.tsx';
import { bookingDates } from '#domains/shoots/bookings/rules.ts';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { standingsOf } from '#shared/dated.ts';

/** What is booked for trips, on the days on which it starts and ends. */
export const calendar: CalendarPart = { place: 65, module: 'shoots', useSources: useBookings };

function useBookings(): CalendarSource[] {
  return [bookingSource(bookings.useRows(allRows), { trips: trips.useRows(rowsById) })];
}

interface Known extends Record<string, unknown> {
  trips: ReadonlyMap<string, Trip>;
}
interface Parts extends Record<string, unknown> {
  booking: Booking;
  trip: Trip;
}

/** Bookings as rows at hand have them; those of a trip that is gone or called off are not there. */
export const bookingSource = calendarSource<Booking, Known, Parts>({
  layers: [],
  partsOf(booking, { trips: known }) {
    const trip = known.get(booking.tripId);
    return trip && trip.status !== 'cancelled' ? { booking, trip } : undefined;
  },
  entriesOf: ({ booking, trip }) =>
    standingsOf(bookingDates, booking).map(({ kind, date }) =>
      entryOf(booking, trip, { date, isEnd: kind === 'booking-end' }),
    ),
});

function entryOf(
  booking: Booking,
  trip: Trip,
  { date, isEnd }: { date: string; isEnd: boolean },
): CalendarEntry {
  const { id, title, kind, location, startTime, endTime } = booking;
  return {
    id: `${isEnd ? 'booking-end' : 'booking'} ${id}`,
    layerId: 'trips',
    color: undefined,
    date,
    title: isEnd ? `${title} ends` : title,
    startTime: isEnd ? endTime : startTime,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    isEvent: true,
    detail: [trip.title, location].filter(Boolean).join(' · '),
    shape: { kind: 'mark', icon: kindIcons[kind] },
    actions: { noun: 'booking', open: () => openBooking(id) },
  };
}
