interface Placed {
  id: string;
  category: string;
  sortOrder: number;
}

/** Where an item comes to stand: its group, and the places of all that have to make room. */
export interface NewPlace {
  category: string;
  places: { id: string; sortOrder: number }[];
}

/** The place of an item that is put beside another; `groups` has each group in its order. */
export function placeBeside(
  groups: readonly (readonly Placed[])[],
  id: string,
  target: { id: string; side: 'before' | 'after' },
): NewPlace | undefined {
  const group = groups.find((items) => items.some((item) => item.id === target.id));
  const moved = groups.flat().find((item) => item.id === id);
  const beside = group?.find((item) => item.id === target.id);
  if (!group || !moved || !beside || id === target.id) return undefined;
  const others = group.filter((item) => item.id !== id);
  const at = others.indexOf(beside) + (target.side === 'after' ? 1 : 0);
  const [before, after] = [others[at - 1]?.sortOrder, others[at]?.sortOrder];
  const { category } = beside;
  if (after === undefined) return { category, places: [{ id, sortOrder: (before ?? 0) + 1 }] };
  if (before === undefined) return { category, places: [{ id, sortOrder: after - 1 }] };
  const middle = (before + after) / 2;
  if (middle > before && middle < after) return { category, places: [{ id, sortOrder: middle }] };
  // No room between the two: the whole group is counted anew.
  const order = others.toSpliced(at, 0, moved);
  return { category, places: order.map((item, place) => ({ id: item.id, sortOrder: place })) };
}

/** The same one step up or down, into the neighbouring group at the end of one's own. */
export function placeStep(
  groups: readonly (readonly Placed[])[],
  id: string,
  by: -1 | 1,
): NewPlace | undefined {
  const inOrder = groups.flat();
  const at = inOrder.findIndex((item) => item.id === id);
  const [item, neighbour] = [inOrder[at], inOrder[at + by]];
  if (!item || !neighbour) return undefined;
  const isSame = item.category === neighbour.category;
  const isBefore = isSame === (by === -1);
  return placeBeside(groups, id, { id: neighbour.id, side: isBefore ? 'before' : 'after' });
}
