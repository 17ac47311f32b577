import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { shortenedText } from '#shared/words/shortened-text.ts';
import type { BookRead } from '#domains/leisure/books/reads/schema.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import type { ReadTime } from '#domains/leisure/books/words/readings-cell.ts';
import type { AddedRead, BookLine } from './read-books.ts';

const maxNote = 500;

interface Here {
  books: ReadonlyMap<string, Book>;
  reads: ReadonlyMap<string, readonly BookRead[]>;
  formats: DayFormats;
}

/**
 * What lines add to books that are here: the readings of which nothing is known yet, the last with the
 * rating and the review of the file. A book is added to by its first line alone.
 */
export function withAdditions(lines: readonly BookLine[], here: Here): BookLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const book = here.books.get(line.storedId ?? '');
    if (!book || seen.has(book.id)) return line;
    seen.add(book.id);
    const reads = here.reads.get(book.id) ?? [];
    const added = [...finishedOf(line, book, reads), ...begunOf(line, book)];
    if (added.length === 0) return line;
    return { ...line, added, adds: wordsOf(added, wasRead(book, reads), here.formats) };
  });
}

function wordsOf(added: readonly AddedRead[], wasRead: boolean, formats: DayFormats): string {
  const [last] = added;
  if (!last || last.outcome === null) return 'Begun';
  const day = last.finishedOn ? ` ${formatShortDate(last.finishedOn, formats)}` : '';
  if (added.length > 1) return `${added.length} readings, the last${day}`;
  return wasRead ? `Read once more,${day}` : `Finished${day}`;
}

const wasRead = (book: Book, reads: readonly BookRead[]) =>
  book.status === 'finished' || reads.some(({ outcome }) => outcome === 'finished');

function finishedOf(line: BookLine, book: Book, reads: readonly BookRead[]): AddedRead[] {
  const known = new Set([book, ...reads].map(({ finishedOn }) => finishedOn));
  const done = line.reads.filter(({ outcome }) => outcome === undefined || outcome === 'finished');
  const dated = done.filter(({ finishedOn }) => finishedOn && !known.has(finishedOn));
  // One without a day is only news of a book that was not read to its end.
  const fresh = dated.length > 0 || wasRead(book, reads) ? dated : done.slice(0, 1);
  const open = reads.find(({ outcome }) => outcome === null);
  const { rating, review } = line.book;
  return fresh.map((read, at) => {
    // What the book is rated already is not said of the reading once more.
    const isNews = at === 0 && rating !== book.rating;
    return {
      startedOn: begunOn(read, open),
      finishedOn: read.finishedOn,
      outcome: 'finished',
      rating: read.rating ?? (isNews ? rating : null),
      note: read.note || (at === 0 && review !== book.review ? shortenedText(review, maxNote) : ''),
    };
  });
}

// The reading that was going on is the one that has ended.
function begunOn({ startedOn, finishedOn }: ReadTime, open: BookRead | undefined): string | null {
  if (startedOn !== null || !open?.startedOn) return startedOn;
  return finishedOn === null || finishedOn >= open.startedOn ? open.startedOn : null;
}

function begunOf({ book: { status, startedOn } }: BookLine, { status: now }: Book): AddedRead[] {
  if (now !== 'want_to_read' || (status !== 'reading' && status !== 'paused')) return [];
  return [{ startedOn, finishedOn: null, outcome: null, rating: null, note: '' }];
}
