import { type Packed, packedOf } from '#domains/shoots/packing/figures/packed.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** On which trips a template was, and what of it stayed at home on all of those that are over. */
export function usedOn<Item extends { id: string }>(
  items: readonly Item[],
  known: { packed: readonly PackingItem[]; trips: readonly Trip[]; today: string },
): { uses: ({ trip: Trip } & Packed)[]; neverPacked: Item[] } {
  const ids = new Set(items.map(({ id }) => id));
  const own = known.packed.filter(({ packingTemplateItemId }) =>
    ids.has(packingTemplateItemId ?? ''),
  );
  const byTrip = Map.groupBy(own, ({ tripId }) => tripId);
  const used = known.trips.filter(({ id }) => byTrip.has(id));
  const uses = used
    .toSorted((one, other) => (other.startsOn ?? '').localeCompare(one.startsOn ?? ''))
    .map((trip) => ({ trip, ...packedOf(byTrip.get(trip.id) ?? []) }));
  const over = used.filter(({ endsOn }) => endsOn !== null && endsOn < known.today);
  // Once may have been an exception, and a list on which nothing was ticked says nothing.
  const lists = over
    .map(({ id }) => byTrip.get(id) ?? [])
    .filter((list) => list.some(({ isPacked }) => isPacked));
  const isNever = ({ id }: Item) => {
    const rows = lists.map((list) =>
      list.filter(({ packingTemplateItemId }) => packingTemplateItemId === id),
    );
    const listed = rows.filter(({ length }) => length > 0);
    return listed.length > 1 && listed.every((list) => list.every(({ isPacked }) => !isPacked));
  };
  return { uses, neverPacked: items.filter(isNever) };
}
