import type { Book, BookChanges } from '#domains/leisure/books/schema.ts';
import type { BookRead } from '#domains/leisure/books/reads/schema.ts';

type Reads = readonly BookRead[];
const openIn = (reads: Reads) => reads.find(({ outcome }) => outcome === null);
const dayOf = ({ finishedOn }: BookRead) => finishedOn ?? '';
const lastOf = (reads: Reads) =>
  reads
    .filter(({ outcome }) => outcome !== null)
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
    .at(-1);

/** Whether a reading that was begun is the one that ended on a day. */
const isEnd = (startedOn: string | null, { finishedOn }: BookRead) =>
  finishedOn === null || startedOn === null || finishedOn >= startedOn;

/**
 * What readings that a file adds mean for a book that is there with others: it is read to its end on the
 * last of their days, unless it is read once more since. The reading that ended by one of them is `ended`.
 * What somebody has said of the book stays; where it has no rating, it is that of the last reading.
 */
export function withReads(
  book: Book,
  added: Reads,
  others: Reads,
): { fields: BookChanges; ended?: string } {
  const last = lastOf(added);
  if (!last) {
    const begun = openIn(added);
    const isNews = begun && book.status === 'want_to_read';
    return { fields: isNews ? { status: 'reading', startedOn: begun.startedOn } : {} };
  }
  const { outcome, startedOn, finishedOn, rating } = last;
  const rated = book.rating === null && rating !== null ? { rating } : {};
  const open = openIn(others);
  const ended = open && isEnd(open.startedOn, last) ? { ended: open.id } : {};
  const isLater =
    book.status === 'finished'
      ? finishedOn !== null && finishedOn > (book.finishedOn ?? '')
      : isEnd(open?.startedOn ?? book.startedOn, last);
  const ends = isLater ? { status: outcome ?? 'finished', startedOn, finishedOn } : {};
  return { fields: { ...rated, ...ends }, ...ended };
}

/** A book as it is without readings that go again, and with those that are left. */
export function withoutReads(book: Book, going: Reads, left: Reads): BookChanges {
  const last = lastOf(going);
  const rated = last?.rating && last.rating === book.rating ? { rating: null } : {};
  const [open, before] = [openIn(left), lastOf(left)];
  const isOfThem = last
    ? book.status === last.outcome && book.finishedOn === last.finishedOn
    : book.status === 'reading' && !open;
  if (!isOfThem) return rated;
  if (open) return { ...rated, status: 'reading', startedOn: open.startedOn, finishedOn: null };
  const { outcome, startedOn = null, finishedOn = null } = before ?? {};
  return { ...rated, status: outcome ?? 'want_to_read', startedOn, finishedOn };
}
