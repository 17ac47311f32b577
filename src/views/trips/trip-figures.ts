import { useSeesMoney } from '#client/record/sees-money.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { type Packed, packedByTrip } from '#domains/shoots/packing/figures/packed.ts';
import { spentIn } from '#domains/shoots/trips/costs/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import type { Total } from '#shared/money.ts';

/** What a card says of a trip besides what the trip says itself; what has no parts says nothing. */
export interface TripFigures {
  spent: Total | null;
  /** How many of its shots are done, and how many there are. */
  shots: { done: number; total: number };
  packed: { done: number; total: number };
}

const none = { done: 0, total: 0 };
const byTrip = (rows: readonly Expense[]) => Map.groupBy(rows, ({ tripId }) => tripId);

/** How far the trips are. */
export function useTripFigures(): (trip: Trip) => TripFigures {
  const hasMoney = useIsOn()('finance');
  const seesMoney = useSeesMoney() && hasMoney;
  const spent = expenses.useRows(byTrip);
  const packed = packingItems.useRows(packedByTrip);
  return (trip) => ({
    spent: seesMoney ? spentIn(trip.currency, spent.get(trip.id) ?? []) : null,
    shots: none,
    packed: packedOn(packed.get(trip.id)),
  });
}

const packedOn = (one: Packed | undefined) => (one ? { done: one.packed, total: one.total } : none);
