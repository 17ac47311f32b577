import { useSeesMoney } from '#client/record/sees-money.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useMore } from '#client/sync/reading/use-more.ts';
import { addDays } from '#client/words/dates.ts';
import { expenses, wholeSince } from '#domains/money/expenses/data.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { bookings } from '#domains/shoots/bookings/data.ts';
import { costsOf, owedFor } from '#domains/shoots/bookings/costs/rules.ts';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { packedByTrip } from '#domains/shoots/packing/figures/packed.ts';
import { shots } from '#domains/shoots/shots/data.ts';
import { progressOf } from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import type { Total } from '#shared/money.ts';

/** What a card says of a trip besides what the trip says itself; what has no parts says nothing. */
export interface TripFigures {
  /** Null for who is not to see them, and until all of them are read. */
  costs: Total | null;
  /** How many of its shots are done, and how many there are. */
  shots: { done: number; total: number };
  packed: { done: number; total: number };
}

const expensesByTrip = (rows: readonly Expense[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const bookingsByTrip = (rows: readonly Booking[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const shotsByTrip = (rows: readonly Shot[]) =>
  new Map([...Map.groupBy(rows, ({ tripId }) => tripId)].map(([id, own]) => [id, progressOf(own)]));

/** What a trip costs is mostly paid no longer before it begins. */
const leadDays = 183;
// Of private trips there are no expenses.
const firstDay = (rows: readonly Trip[]) =>
  rows
    .flatMap(({ startsOn, isPrivate }) => (startsOn === null || isPrivate ? [] : startsOn))
    .reduce<string | null>((first, day) => (first === null || day < first ? day : first), null);

/** How far the trips are, those of years ago as well. */
export function useTripFigures(): (trip: Trip) => TripFigures {
  const hasMoney = useIsOn()('finance');
  const seesMoney = useSeesMoney() && hasMoney;
  const first = trips.useRows(firstDay);
  const since = wholeSince();
  const from = first === null ? since : addDays(first, -leadDays);
  const older = useMore(expenses, seesMoney && from < since ? [{ from, to: since }] : []);
  const isRead = ({ startsOn }: Trip) =>
    older.status === 'ready' || startsOn === null || startsOn >= since;
  const spent = expenses.useRows(expensesByTrip);
  const known = expenses.useRows(rowsById);
  const booked = bookings.useRows(bookingsByTrip);
  const shotsOf = shots.useRows(shotsByTrip);
  const packedOf = packingItems.useRows(packedByTrip);
  return (trip) => {
    const { id, currency } = trip;
    const costs = costsOf(
      { currency, base: currency },
      spent.get(id) ?? [],
      owedFor(booked.get(id) ?? [], (expenseId) => known.has(expenseId)),
    );
    const { done, of } = shotsOf.get(id) ?? { done: 0, of: 0 };
    const { packed, total } = packedOf.get(id) ?? { packed: 0, total: 0 };
    return {
      costs: seesMoney && isRead(trip) ? costs.total : null,
      shots: { done, total: of },
      packed: { done: packed, total },
    };
  };
}
