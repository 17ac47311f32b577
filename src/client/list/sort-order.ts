import { keepUndo } from '#client/ui/toasts/tell-done.ts';

interface Placed {
  id: string;
  sortOrder: number;
}

/**
 * The places to change so that an item of an ordered list comes to stand at `to`. The others keep
 * the places they had among themselves, so that as few records as possible change.
 */
export function moved(list: readonly Placed[], id: string, to: number): Placed[] {
  const item = list.find((one) => one.id === id);
  if (!item || to < 0 || to >= list.length) return [];
  const after = list.filter((one) => one !== item).toSpliced(to, 0, item);
  const free = places(list);
  return after.flatMap((one, at) => {
    const sortOrder = free[at] ?? at;
    return sortOrder === one.sortOrder ? [] : [{ id: one.id, sortOrder }];
  });
}

type Write = (id: string, place: { sortOrder: number }) => Promise<{ ok: boolean }>;

/** Puts an item at another place of its list; the key for undo puts it back. */
export function putAt(list: readonly Placed[], id: string, to: number, write: Write): void {
  const places = moved(list, id, to);
  if (places.length === 0) return;
  const before = list.filter((one) => places.some((place) => place.id === one.id));
  const put = (rows: readonly Placed[]) =>
    rows.map((one) => write(one.id, { sortOrder: one.sortOrder }));
  keepUndo(put(places), () => put(before));
}

// Two people who add an item at the same time give it the same place; then all are counted anew.
function places(list: readonly Placed[]): number[] {
  const known = list.map((one) => one.sortOrder);
  const [first = 0] = known;
  const areApart = known.every((place, at) => at === 0 || place > (known[at - 1] ?? 0));
  return areApart ? known : known.map((_, at) => first + at);
}
