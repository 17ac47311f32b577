import { type FormEvent, useState } from 'react';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { useWalkedLists } from '#client/record/walked-lists.ts';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import { useTripExpenses } from '#domains/shoots/bookings/costs/use-trip-expenses.ts';
import { bookings } from '#domains/shoots/bookings/data.ts';
import { kindOfTitle } from '#domains/shoots/bookings/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { newId } from '#shared/ids.ts';
import { openBooking } from '#domains/shoots/bookings/panel/booking-panel-host.tsx';
import { BookingRow } from './booking-row.tsx';
import { useBookings } from './use-bookings.ts';
import './booking-list.css';

/** What is booked for a trip, and what is still to be. */
export function BookingList({ trip }: { trip: Trip }) {
  const rows = useBookings(trip.id);
  const status = bookings.useStatus();
  const failures = bookings.useFailures();
  const canEdit = useCan('edit');
  const seesMoney = useSeesMoney();
  const open = rows.filter(({ status: one }) => one === 'to_book' || one === 'pending').length;
  const failed = failures.filter(
    ({ operation, values }) => operation === 'create' && values['tripId'] === trip.id,
  );
  return (
    <section aria-labelledby="trip-bookings">
      <SectionHead id="trip-bookings" title="Bookings" note={noteOf(rows.length, open)} />
      {status !== 'ready' ? (
        <SectionPending status={status} onRetry={bookings.retry} />
      ) : rows.length === 0 ? (
        <p className="muted pad-8">
          Nothing is booked yet: flights, rooms, permits and tables stand here with their codes.
        </p>
      ) : (
        <BookingRows rows={rows} trip={trip} canEdit={canEdit} seesMoney={seesMoney} />
      )}
      <FailedRows failed={failed} titleOf={({ title }) => String(title)} />
      {canEdit ? <AddBooking key={trip.id} trip={trip} /> : null}
    </section>
  );
}

interface BookingRowsProps {
  rows: ReturnType<typeof useBookings>;
  trip: Trip;
  canEdit: boolean;
  seesMoney: boolean;
}

function BookingRows({ rows, trip, canEdit, seesMoney }: BookingRowsProps) {
  const failures = bookings.useFailures();
  const { isThere } = useTripExpenses(trip);
  useWalkedLists([{ rows, place: 'bookings' }]);
  return (
    <ul className="lines">
      {rows.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          canEdit={canEdit}
          seesMoney={seesMoney}
          isPrivate={trip.isPrivate}
          hasExpense={booking.expenseId !== null && isThere(booking.expenseId)}
          failure={failures.find(({ id }) => id === booking.id)}
        />
      ))}
    </ul>
  );
}

function noteOf(all: number, open: number): string | null {
  if (all === 0) return null;
  return open === 0 ? `${all}` : `${all}, ${open} still open`;
}

function AddBooking({ trip }: { trip: Trip }) {
  const keptAs = `booking ${trip.id}`;
  const [title, setTitle] = useState(() => keptText(keptAs));
  useKeepText(keptAs, title);

  function add(event: FormEvent) {
    event.preventDefault();
    const words = title.trim();
    if (words === '') return;
    const id = newId();
    const { currency } = trip;
    void bookings.create({ id, tripId: trip.id, title: words, kind: kindOfTitle(words), currency });
    setTitle('');
    // The days, the code and the cost are asked for where they belong.
    openBooking(id);
  }

  return (
    <form className="row gap-8 booking-add" onSubmit={add}>
      <TextInput
        dir="auto"
        aria-label="New booking"
        placeholder="Add a booking: flight to Lisbon, hotel, permit…"
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" disabled={title.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
