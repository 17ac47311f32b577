import { TicketCheck } from 'lucide-react';
import { openRecord } from '#client/record/openers.ts';
import { partOf, recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { bookings } from './data.ts';

/** What is booked for trips. */
export const kinds: readonly RecordKind[] = [
  recordKind(bookings, {
    place: 58,
    label: 'Bookings',
    noun: 'Booking',
    icon: <TicketCheck />,
    titleOf: ({ title }) => title,
    besides: ({ location }) => location,
    look: ({ startsOn }) => ({ on: startsOn }),
    wholeOf: ({ tripId }) => partOf('trips', tripId),
    open: ({ id }) => openRecord({ collection: 'bookings', id }),
    isQuiet: true,
  }),
];
