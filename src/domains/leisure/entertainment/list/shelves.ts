import type {
  EntertainmentItem,
  EntertainmentStatus,
} from '#domains/leisure/entertainment/schema.ts';

export type ShelfName = 'now' | 'next' | 'done' | 'dropped';
export const shelfLabels: Record<ShelfName, string> = {
  now: 'Now',
  next: 'Up next',
  done: 'Done',
  dropped: 'Dropped',
};
/** What of the address shows one shelf alone. */
export const shelfStatuses: Record<ShelfName, readonly EntertainmentStatus[]> = {
  now: ['in_progress', 'paused'],
  next: ['planned'],
  done: ['completed'],
  dropped: ['dropped'],
};
const shelfNames = ['now', 'next', 'done', 'dropped'] as const;

export interface Shelf {
  name: ShelfName;
  items: readonly EntertainmentItem[];
}

/** Titles by how they stand: what is on first, and of the rest what was last done with them. */
export function shelvesOf(rows: readonly EntertainmentItem[]): Shelf[] {
  return shelfNames.flatMap((name) => {
    const statuses = shelfStatuses[name];
    const items = rows.filter(({ status }) => statuses.includes(status)).toSorted(orders[name]);
    return items.length > 0 ? [{ name, items }] : [];
  });
}

/** The shelves without what stands first on the first of them. */
export function afterFirst([first, ...others]: readonly Shelf[]): Shelf[] {
  const items = first?.items.slice(1) ?? [];
  return first && items.length > 0 ? [{ ...first, items }, ...others] : others;
}

type Order = (one: EntertainmentItem, other: EntertainmentItem) => number;
const newest: Order = (one, other) => (one.id < other.id ? 1 : -1);
const latest: Order = (one, other) =>
  one.updatedAt === other.updatedAt ? newest(one, other) : one.updatedAt < other.updatedAt ? 1 : -1;
const orders: Record<ShelfName, Order> = {
  now: (one, other) =>
    Number(one.status === 'paused') - Number(other.status === 'paused') || latest(one, other),
  next: newest,
  // Not by locale: thousands are sorted at once.
  done: (one, other) => {
    const [day, otherDay] = [one.finishedOn ?? '', other.finishedOn ?? ''];
    return day === otherDay ? newest(one, other) : day < otherDay ? 1 : -1;
  },
  dropped: latest,
};

/** A line of the page: the head of a shelf, or as many of its titles as stand beside each other. */
export type ShelfLine =
  | { key: string; head: Shelf }
  | { key: string; shelf: ShelfName; items: readonly EntertainmentItem[] };

/** Shelves as the lines of a page that is so many titles wide. */
export function linesOf(shelves: readonly Shelf[], columns: number): ShelfLine[] {
  return shelves.flatMap((shelf): ShelfLine[] => {
    const { name, items } = shelf;
    const lines = Array.from({ length: Math.ceil(items.length / columns) }, (_, at) => ({
      key: `${name} ${at}`,
      shelf: name,
      items: items.slice(at * columns, (at + 1) * columns),
    }));
    return [{ key: name, head: shelf }, ...lines];
  });
}
