import { useSeesMoney } from '#client/record/sees-money.ts';
import { useMore } from '#client/sync/reading/use-more.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { latestFirst } from '#domains/money/expenses/figures/expense-figures.ts';
import { useBaseCurrency, useIsOn } from '#domains/people/workspaces/data.ts';
import { useBookings } from '#domains/shoots/bookings/list/use-bookings.ts';
import { costsOf, owedFor } from '#domains/shoots/bookings/costs/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** What a trip costs: what was spent on it, and what its bookings cost that is no expense yet. */
export function useTripCosts({ id, currency, isPrivate }: Trip) {
  const base = useBaseCurrency();
  const seesMoney = useSeesMoney();
  const isShown = useIsOn()('finance') && seesMoney;
  // A private trip has no expenses: those are for everybody.
  const more = useMore(expenses, isShown && !isPrivate ? [{ tripId: id }] : []);
  const spent = expenses.useRows(latestFirst).filter(({ tripId }) => tripId === id);
  const booked = owedFor(useBookings(id));
  return {
    isShown,
    status: isPrivate ? ('ready' as const) : more.status,
    retry: more.retry,
    spent,
    booked,
    base,
    ...costsOf({ currency, base }, spent, booked),
  };
}
