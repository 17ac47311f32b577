import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

const record = askedRecord<{ bookingId: string }>({
  kind: 'booking',
  idOf: ({ bookingId }) => bookingId,
  requestFor: (bookingId) => ({ bookingId }),
});

/** Opens a booking from anywhere. */
export function openBooking(bookingId: string): void {
  record.ask({ bookingId });
}

opensRecords('bookings', ({ id }) => openBooking(id));

const BookingPanel = laterPart(() =>
  import('./booking-panel.tsx').then((part) => part.BookingPanel),
);

/** The place where a booking appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      <BookingPanel
        key={turn}
        bookingId={request.bookingId}
        open={isOpen}
        onClose={onClose}
        onWalk={onWalk}
      />
    </Suspense>
  );
}
