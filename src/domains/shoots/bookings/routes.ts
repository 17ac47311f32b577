import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { bookingsContract } from './contract.ts';
import { bookingDates } from './rules.ts';
import { remindOfBookings } from './reminders/service.ts';
import { bookings, createBooking, spendBooking } from './service.ts';

onAgenda(
  ...bookingDates.map((rule) => ({
    layer: 'trips' as const,
    rule,
    collection: 'bookings',
    // Of a trip that was deleted or called off nothing stands there.
    from: `bookings as row join trips trip on trip.workspace_id = row.workspace_id
      and trip.id = row.trip_id and trip.deleted_at is null and trip.status <> 'cancelled'`,
    title: 'row.title',
    time: `to_char(row.${rule.date === 'endsOn' ? 'end_time' : 'start_time'}, 'HH24:MI')`,
    status: 'row.status',
    parent: { collection: 'trips', id: 'row.trip_id' },
    where: `(row.reader_user_id is null or row.reader_user_id = $2)`,
  })),
);

export const bookingsRoutes = routes(
  'bookings',
  bookingsContract,
  {
    ...bookings,
    create: (context, { body }) => createBooking(context, body),
    spend: (context, { params, body }) => spendBooking(context, params.id, body.expenseId),
  },
  { remindOfDates: remindOfBookings },
);
