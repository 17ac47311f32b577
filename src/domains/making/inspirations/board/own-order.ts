import { putAt } from '#client/list/sort-order.ts';
import { inspirationPlacements } from '#domains/making/inspirations/placements/data.ts';
import type { InspirationPlacement } from '#domains/making/inspirations/placements/schema.ts';

/** Brings an inspiration before or behind its neighbour on screen, in the collection that is. */
export function moveInside(
  placed: readonly InspirationPlacement[],
  shown: readonly { id: string }[],
  { id, by }: { id: string; by: -1 | 1 },
): void {
  const neighbour = shown[shown.findIndex((one) => one.id === id) + by];
  const own = placed.find(({ inspirationId }) => inspirationId === id);
  const to = placed.findIndex(({ inspirationId }) => inspirationId === neighbour?.id);
  if (!own || to < 0) return;
  putAt(placed, own.id, to, inspirationPlacements.update);
}
