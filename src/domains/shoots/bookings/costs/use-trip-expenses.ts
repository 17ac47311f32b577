import { useSeesMoney } from '#client/record/sees-money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { type More, useMore } from '#client/sync/reading/use-more.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

interface TripExpenses extends More {
  /** Whether this person is shown what the trip costs. */
  isShown: boolean;
  /** Whether an expense still is; until all of the trip are read, none counts as deleted. */
  isThere: (expenseId: string) => boolean;
}

/** Reads the expenses of a trip, those of older months as well. */
export function useTripExpenses(trip: Pick<Trip, 'id' | 'isPrivate'> | undefined): TripExpenses {
  const hasMoney = useIsOn()('finance');
  const isShown = useSeesMoney() && hasMoney;
  // A private trip has no expenses: those are for everybody.
  const asked = isShown && trip && !trip.isPrivate ? [{ tripId: trip.id }] : [];
  const more = useMore(expenses, asked);
  const known = expenses.useRows(rowsById);
  const isRead = asked.length > 0 && more.status === 'ready';
  return { ...more, isShown, isThere: (expenseId) => !isRead || known.has(expenseId) };
}
