import type { PackingItem } from '#domains/shoots/packing/schema.ts';

/** How much of a list is packed. */
export interface Packed {
  packed: number;
  total: number;
}

/** 'Packed 14 of 38', of the things that are given. */
export function packedOf(items: readonly Pick<PackingItem, 'isPacked'>[]): Packed {
  let packed = 0;
  for (const { isPacked } of items) if (isPacked) packed += 1;
  return { packed, total: items.length };
}

/** The same for each trip that has a list: a selector for the collection. */
export function packedByTrip(rows: readonly PackingItem[]): ReadonlyMap<string, Packed> {
  const byTrip = new Map<string, Packed>();
  for (const { tripId, isPacked } of rows) {
    const known = byTrip.get(tripId) ?? { packed: 0, total: 0 };
    byTrip.set(tripId, {
      packed: known.packed + (isPacked ? 1 : 0),
      total: known.total + 1,
    });
  }
  return byTrip;
}
