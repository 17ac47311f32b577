import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { spentIn } from '#domains/shoots/trips/costs/rules.ts';
import type { ConvertibleMoney, Money, Total } from '#shared/money.ts';

/** What a booking costs, while that is not written down as an expense. */
export type Owed = Booking & Money;

/** The bookings whose cost is no expense yet, and is to be paid. */
export function owedFor(bookings: readonly Booking[]): Owed[] {
  return bookings.flatMap((booking) => {
    const { status, costMinor, expenseId } = booking;
    const isOwed = status !== 'cancelled' && expenseId === null && costMinor !== null;
    return isOwed && costMinor > 0 ? [{ ...booking, amountMinor: costMinor }] : [];
  });
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
