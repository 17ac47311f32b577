import type { Book } from '#domains/leisure/books/schema.ts';
import type { BookRead } from '#domains/leisure/books/reads/schema.ts';

/** A book that was read to its end, and when. */
export interface Finish {
  book: Book;
  finishedOn: string;
  rating: number | null;
}

/**
 * Every time that a book was finished on a day that is known: each reading by itself, and a book of
 * which nobody has written a reading down.
 */
export function finishesOf(
  books: readonly Book[],
  readsByBook: ReadonlyMap<string, readonly BookRead[]>,
): Finish[] {
  return books.flatMap((book) => {
    const done = (readsByBook.get(book.id) ?? []).filter(({ outcome }) => outcome === 'finished');
    if (done.length === 0)
      return book.status === 'finished' && book.finishedOn
        ? [{ book, finishedOn: book.finishedOn, rating: book.rating }]
        : [];
    return done.flatMap(({ finishedOn, rating }) =>
      finishedOn ? [{ book, finishedOn, rating: rating ?? book.rating }] : [],
    );
  });
}

export const yearOf = (date: string) => Number(date.slice(0, 4));

/** What a year of reading comes to. */
export interface ReadingYear {
  year: number;
  /** As often as they were finished. */
  count: number;
  pages: number;
  minutes: number;
  /** Null while none of them is rated. */
  averageRating: number | null;
  /** How many were finished in each of its months. */
  months: readonly number[];
  /** The best first: favourites, then by rating. */
  best: readonly Book[];
}

const mostOfTheBest = 5;

/** One year of what was finished. */
export function yearOfReading(finishes: readonly Finish[], year: number): ReadingYear {
  const inYear = finishes.filter(({ finishedOn }) => yearOf(finishedOn) === year);
  const rated = inYear.flatMap(({ rating }) => rating ?? []);
  const sum = (of: (book: Book) => number | null) =>
    inYear.reduce((all, { book }) => all + (of(book) ?? 0), 0);
  const loved = [...new Map(inYear.map((finish) => [finish.book.id, finish])).values()]
    .filter(({ book, rating }) => book.isFavorite || (rating ?? 0) >= 8)
    .toSorted(
      (one, other) =>
        Number(other.book.isFavorite) - Number(one.book.isFavorite) ||
        (other.rating ?? 0) - (one.rating ?? 0),
    );
  return {
    ...{ year, count: inYear.length },
    pages: sum(({ format, pages }) => (format === 'audiobook' ? 0 : pages)),
    minutes: sum(({ format, minutes }) => (format === 'audiobook' ? minutes : 0)),
    averageRating:
      rated.length > 0 ? rated.reduce((all, one) => all + one, 0) / rated.length : null,
    months: Array.from(
      { length: 12 },
      (_, at) =>
        inYear.filter(({ finishedOn }) => Number(finishedOn.slice(5, 7)) === at + 1).length,
    ),
    best: loved.slice(0, mostOfTheBest).map(({ book }) => book),
  };
}

/** How far a goal is: 'on pace', '2 behind'. */
export function paceOf(goal: { year: number; target: number }, count: number, today: string) {
  const { year, target } = goal;
  const left = Math.max(0, target - count);
  if (left === 0) return { left, text: 'done', isBehind: false };
  const thisYear = yearOf(today);
  if (year < thisYear) return { left, text: `${left} short`, isBehind: true };
  if (year > thisYear) return { left, text: 'to come', isBehind: false };
  const days = Temporal.PlainDate.from(today);
  // As many as there should be by the end of the day.
  const due = Math.floor((target * days.dayOfYear) / days.daysInYear);
  if (count > due) return { left, text: `${count - due} ahead`, isBehind: false };
  if (count < due) return { left, text: `${due - count} behind`, isBehind: true };
  return { left, text: 'on pace', isBehind: false };
}
