import * as z from 'zod/mini';
import { calendarDate, localTime, timeZone } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, scalesMoney } from '#shared/money.ts';
import { checkEnds, checkEndsTogether } from './rules.ts';

export const bookingKinds = [
  'flight',
  'train',
  'car',
  'stay',
  'location_permit',
  'studio',
  'restaurant',
  'event',
  'other',
] as const;
export type BookingKind = (typeof bookingKinds)[number];
export const bookingStatuses = ['to_book', 'pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

const date = z._default(z.nullable(calendarDate), null);
const time = z._default(z.nullable(localTime), null);
const zone = z._default(z.nullable(timeZone), null);

const writtenFields = {
  title: line(200, 'Say what is booked'),
  kind: z._default(z.enum(bookingKinds), 'other'),
  startsOn: date,
  startTime: time,
  endsOn: date,
  endTime: time,
  /** Of its start; null is the zone of the trip. */
  timeZone: zone,
  /** Of its end, where that is another one. */
  endTimeZone: zone,
  location: z._default(prose(200).check(z.trim()), ''),
  /** Whoever has it can change the booking: it is shown when asked for, and in nothing that is sent. */
  confirmationCode: z._default(prose(80).check(z.trim()), ''),
  status: z._default(z.enum(bookingStatuses), 'to_book'),
  costMinor: z._default(z.nullable(amountMinor), null),
  currency: z._default(currencyCode.check(scalesMoney), 'USD'),
  notes: z._default(prose(5_000), ''),
};

/** A flight, a room, a permit: what is booked for a trip. */
export const bookingFields = {
  tripId: uuid,
  ...writtenFields,
  /** What its cost has become, once; the server sets it. */
  expenseId: z._default(z.nullable(uuid), null),
};
export const booking = entity(bookingFields);
export type Booking = z.infer<typeof booking>;

export const newBooking = creation({ tripId: uuid, ...writtenFields }).check(checkEnds);
/** It stays with its trip. */
export const bookingChanges = changes(writtenFields).check(checkEndsTogether, checkEnds);
export type BookingChanges = z.infer<typeof bookingChanges>;
