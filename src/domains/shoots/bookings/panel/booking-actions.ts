import { editRecord } from '#client/record/edit-record.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import { bookings, spendBooking } from '#domains/shoots/bookings/data.ts';
import { withTimes } from '#domains/shoots/bookings/rules.ts';
import type { Booking, BookingChanges } from '#domains/shoots/bookings/schema.ts';

const ends = ['startsOn', 'startTime', 'endsOn', 'endTime', 'timeZone', 'endTimeZone'] as const;

/** Changes a booking as its fields are left; its days and times go together. */
export function changeBooking(booking: Booking, said: BookingChanges): void {
  const changes = withTimes(said);
  const { startsOn, startTime, endsOn, endTime, timeZone, endTimeZone } = booking;
  const isOfEnds = ends.some((name) => changes[name] !== undefined);
  const together = isOfEnds ? { startsOn, startTime, endsOn, endTime, timeZone, endTimeZone } : {};
  editRecord<BookingChanges>(booking, { ...together, ...changes }, (fields) =>
    bookings.update(booking.id, fields),
  );
}

/** Makes an expense of what it costs, and leads there. */
export function addBookingExpense({ id }: Booking): void {
  const { expenseId, written } = spendBooking(id);
  keepUndo([written], () => tellDone('Expense deleted', [expenses.remove(expenseId)]));
  const onPress = () => openExpense({ expenseId });
  tellDone('Expense added', [written], { lead: { label: 'Open', onPress } });
}

/** Deletes a booking; Undo brings it back. */
export function removeBooking({ id }: Booking): void {
  tellDone('Booking deleted', [bookings.remove(id)], () => bookings.restore(id));
}
