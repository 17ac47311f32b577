import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { lastRateInto } from '#domains/business/campaigns/payments/service.ts';
import { baseOf, createExpense, expenses } from '#domains/money/expenses/service.ts';
import {
  followsTripPrivacy,
  ofTrip,
  onTripCopy,
  requireTrip,
} from '#domains/shoots/trips/service.ts';
import { type Booking, bookingFields } from './schema.ts';

export const bookings = crud({
  table: 'bookings',
  scope: 'workspace',
  fields: bookingFields,
  noun: 'Booking',
  hasReader: true,
  search: { on: 'startsOn', within: { table: 'trips', by: 'tripId' } },
});

followsTripPrivacy('bookings', bookings);

type Body = Pick<Booking, 'id' | 'tripId'> & Record<string, unknown>;

/** Stores a booking; of a private trip it is private as well. */
export async function createBooking(context: MemberContext, body: Body): Promise<JsonText<never>> {
  const part = await ofTrip(context, body.tripId);
  return bookings.create(context, { body: { ...body, ...part } });
}

/**
 * Makes an expense of what a booking costs, once: a second press, or one of another device, gives the
 * booking as it is. An expense that was deleted since makes room for another.
 */
export async function spendBooking(
  context: MemberContext,
  id: string,
  expenseId: string,
): Promise<JsonText<never> | Booking> {
  const stored = await bookings.lock(context, id);
  if (!stored) throw new AppError('not_found', 'Booking not found');
  if (!context.seesMoney)
    throw new AppError('forbidden', 'Money is kept to the owner and the admins of this workspace');
  const [known] = await expenses.read(context, 'id = $2', [stored.expenseId]);
  if (known) return stored;
  const { costMinor, currency, title, tripId, startsOn } = stored;
  if (!costMinor) throw refused('costMinor', 'Say first what it costs');
  const trip = await requireTrip(context, tripId);
  if (trip.isPrivate)
    throw new AppError('conflict', 'Expenses are for all members: share the trip first');
  const base = await baseOf(context);
  const rate = await lastRateInto(context, currency, base);
  await createExpense(context, {
    ...{ id: expenseId, title, tripId, amountMinor: costMinor, currency },
    ...{ rate, rateCurrency: rate === null ? null : base, businessId: trip.businessId },
    ...(await onlyDealOf(context, tripId)),
    spentOn: startsOn ?? todayIn(trip.timeZone),
  });
  return bookings.update(context, { params: { id }, body: { expenseId } });
}

const dealsText = `select campaign.id as "campaignId", campaign.brand_id as "brandId"
  from trip_campaigns link
    join campaigns campaign on campaign.workspace_id = link.workspace_id
      and campaign.id = link.campaign_id and campaign.deleted_at is null
  where link.workspace_id = $1 and link.trip_id = $2 and link.deleted_at is null limit 2`;

// Of a trip for several deals nobody knows which one the cost is of.
async function onlyDealOf({ transaction, workspaceId }: MemberContext, tripId: string) {
  const deals = await transaction.query<Record<string, string | null>>(dealsText, [
    workspaceId,
    tripId,
  ]);
  return deals.length === 1 ? deals[0] : {};
}

const todayIn = (zone: string) => Temporal.Now.plainDateISO(zone).toString();

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}

onTripCopy(async (context, { from, to, shiftDays }) => {
  for (const booking of await bookings.read(context, 'trip_id = $2', [from.id])) {
    const { title, kind, location, currency, notes } = booking;
    const { startTime, endTime, timeZone, endTimeZone } = booking;
    const on = (date: string | null) =>
      date === null || shiftDays === null
        ? null
        : Temporal.PlainDate.from(date).add({ days: shiftDays }).toString();
    const [startsOn, endsOn] = [on(booking.startsOn), on(booking.endsOn)];
    await bookings.create(context, {
      body: {
        ...{ id: newId(), tripId: to.id, privateToUserId: to.privateToUserId },
        ...{ title, kind, location, currency, notes, timeZone, endTimeZone, startsOn, endsOn },
        startTime: startsOn && startTime,
        endTime: endsOn && endTime,
        // It is to be booked anew: neither code nor cost are those of the last time.
        status: 'to_book',
      },
    });
  }
});
