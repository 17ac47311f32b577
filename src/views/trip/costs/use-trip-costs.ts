import { expenses } from '#domains/money/expenses/data.ts';
import { latestFirst } from '#domains/money/expenses/figures/expense-figures.ts';
import { useWithWaitingReceipts } from '#domains/money/expenses/figures/waiting-receipts.ts';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { useBookings } from '#domains/shoots/bookings/list/use-bookings.ts';
import { costsOf, owedFor } from '#domains/shoots/bookings/costs/rules.ts';
import { useTripExpenses } from '#domains/shoots/bookings/costs/use-trip-expenses.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** What a trip costs: what was spent on it, and what its bookings cost that is no expense yet. */
export function useTripCosts(trip: Trip) {
  const { id, currency } = trip;
  const base = useBaseCurrency();
  const { isThere, ...read } = useTripExpenses(trip);
  const spent = useWithWaitingReceipts(
    expenses.useRows(latestFirst).filter(({ tripId }) => tripId === id),
  );
  const booked = owedFor(useBookings(id), isThere);
  return {
    ...read,
    spent,
    booked,
    base,
    ...costsOf({ currency, base }, spent, booked),
  };
}
