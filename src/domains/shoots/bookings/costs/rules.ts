import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { spentIn } from '#domains/shoots/trips/costs/rules.ts';
import { type ConvertibleMoney, type Money, rescaledMinor, type Total } from '#shared/money.ts';

/** What a booking costs, while that is not written down as an expense. */
export type Owed = Booking & Money;

/**
 * The bookings whose cost is no expense yet, and is to be paid; `isThere` tells whether an expense still
 * is: one that was deleted leaves its booking to be paid again.
 */
export function owedFor(
  bookings: readonly Booking[],
  isThere: (expenseId: string) => boolean,
): Owed[] {
  return bookings.flatMap((booking) => {
    const { status, costMinor, expenseId } = booking;
    if (status === 'cancelled' || !costMinor) return [];
    return expenseId && isThere(expenseId) ? [] : [{ ...booking, amountMinor: costMinor }];
  });
}

/** What a booking costs in another currency: the figures stay as they were typed. */
export function inCurrency(
  { costMinor, currency }: Pick<Booking, 'costMinor' | 'currency'>,
  next: string,
): Pick<Booking, 'costMinor' | 'currency'> {
  const rescaled =
    costMinor === null ? null : rescaledMinor(costMinor, { from: currency, to: next });
  return { currency: next, costMinor: rescaled };
}

interface Costs {
  /** All of it in the currency of the trip, what has no rate into it apart. */
  total: Total;
  /** The same in that of the workspace. */
  inBase: Total;
}

/** What expenses and bookings of a trip come to. */
export function costsOf(
  { currency, base }: { currency: string; base: string },
  spent: readonly ConvertibleMoney[],
  booked: readonly Money[],
): Costs {
  // A booking has no rate of its own: it gets one as an expense.
  const unrated = booked.map((money) => ({ ...money, rate: null, rateCurrency: null }));
  const all = [...spent, ...unrated];
  return { total: spentIn(currency, all), inBase: spentIn(base, all) };
}
