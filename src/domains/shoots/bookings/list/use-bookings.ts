import { bookings } from '#domains/shoots/bookings/data.ts';
import { byStart } from '#domains/shoots/bookings/rules.ts';
import type { Booking } from '#domains/shoots/bookings/schema.ts';

// Declared once: what a selector gives is remembered by its function.
const byTrip = (rows: readonly Booking[]) =>
  Map.groupBy(rows.toSorted(byStart), ({ tripId }) => tripId);
const none: readonly Booking[] = [];

/** What is booked for a trip, in the order in which it is needed. */
export function useBookings(tripId: string): readonly Booking[] {
  return bookings.useRows(byTrip).get(tripId) ?? none;
}
