import type { Book } from '#domains/leisure/books/schema.ts';
import { isBeingRead } from './book-filter.ts';

/** A line of the page: a heading, books that are being read, or covers beside each other. */
export type ShelfRow =
  | { kind: 'head'; key: string; shelf: Shelf; isCut: boolean }
  | { kind: 'now'; key: string; books: readonly Book[] }
  | { kind: 'covers'; key: string; books: readonly Book[] };

export interface Shelf {
  key: string;
  title: string;
  books: readonly Book[];
  /** The chip that shows all of it. */
  chip?: string;
  isNow?: boolean;
}

/** How books stand on their shelves; those of one series in their order. */
export function shelvesOf(books: readonly Book[], series: string | undefined): Shelf[] {
  if (series !== undefined) return [{ key: 'series', title: series, books: inSeries(books) }];
  const of = (passes: (book: Book) => boolean) => books.filter(passes);
  const finished = of(({ status }) => status === 'finished').toSorted(byFinish);
  const years = Map.groupBy(finished, ({ finishedOn }) => finishedOn?.slice(0, 4) ?? '');
  const shelves: Shelf[] = [
    { key: 'reading', title: 'Reading', books: of(isBeingRead).toSorted(byChange), isNow: true },
    {
      ...{ key: 'want', title: 'Want to read', chip: 'want' },
      books: of(({ status }) => status === 'want_to_read').toSorted(byAge),
    },
    ...[...years].map(([year, inYear]) => ({
      key: `finished ${year}`,
      title: year ? `Finished, ${year}` : 'Finished',
      books: inYear,
    })),
    {
      ...{ key: 'dnf', title: 'Did not finish', chip: 'dnf' },
      books: of(({ status }) => status === 'dnf').toSorted(byChange),
    },
  ];
  return shelves.filter((shelf) => shelf.books.length > 0);
}

/** Books of a series, as they are to be read. */
export function inSeries(books: readonly Book[]): Book[] {
  const place = ({ seriesNumber }: Book) => seriesNumber ?? 1e5;
  return books.toSorted(
    (one, other) => place(one) - place(other) || one.title.localeCompare(other.title),
  );
}

const lastDay = '0000-00-00';
// Of days and moments, which need no collation: there are thousands.
const later = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);
const byFinish = (one: Book, other: Book) =>
  later(one.finishedOn ?? lastDay, other.finishedOn ?? lastDay) || byAge(one, other);
const byChange = (one: Book, other: Book) =>
  // What is paused waits behind what is read.
  Number(one.status === 'paused') - Number(other.status === 'paused') ||
  later(one.updatedAt, other.updatedAt);
const byAge = (one: Book, other: Book) => (one.id < other.id ? 1 : -1);

/**
 * The shelves as lines; with `isCut` a shelf that has a chip of its own shows its first line. A line is
 * known by its place among those of its kind: whatever else is asked for is shown by what is there.
 */
export function rowsOf(
  shelves: readonly Shelf[],
  { columns, nowColumns, isCut }: { columns: number; nowColumns: number; isCut: boolean },
): ShelfRow[] {
  const counts = { head: 0, now: 0, covers: 0 };
  const keyOf = (kind: ShelfRow['kind']) => `${kind} ${(counts[kind] += 1)}`;
  return shelves.flatMap((shelf): ShelfRow[] => {
    const { books, isNow } = shelf;
    const isShort = isCut && shelf.chip !== undefined && books.length > columns;
    const shown = isShort ? books.slice(0, columns) : books;
    const kind = isNow ? ('now' as const) : ('covers' as const);
    const lines = linesOf(shown, isNow ? nowColumns : columns);
    return [
      { kind: 'head', key: keyOf('head'), shelf, isCut: isShort },
      ...lines.map((line): ShelfRow => ({ kind, key: keyOf(kind), books: line })),
    ];
  });
}

function linesOf<T>(all: readonly T[], length: number): T[][] {
  const lines: T[][] = [];
  for (let from = 0; from < all.length; from += length) lines.push(all.slice(from, from + length));
  return lines;
}
