import { lengthOf } from '#domains/leisure/books/rules.ts';
import type { Book, BookChanges } from '#domains/leisure/books/schema.ts';
import type { BookRead, BookReadChanges } from '#domains/leisure/books/reads/schema.ts';

/** What a move writes: into the book, and into one of its readings, or into a new one. */
export interface Move {
  book: BookChanges;
  read?: { id: string; fields: BookReadChanges } | { isNew: true; fields: BookReadChanges };
  /** Readings that were none. */
  dropped?: readonly string[];
}

type Reads = readonly BookRead[];
// One, but for a book that was begun on two devices when each wrote down its own.
const openOf = (reads: Reads) => reads.filter(({ outcome }) => outcome === null);
const dropping = (reads: Reads) => (reads.length > 0 ? { dropped: reads.map(({ id }) => id) } : {});

/** A book is begun, taken up again, or read once more: that is a reading of its own. */
export function started(book: Book, reads: Reads, today: string): Move {
  if (book.status === 'paused') return { book: { status: 'reading' } };
  const isAgain = book.status === 'finished';
  return {
    book: {
      ...{ status: 'reading', startedOn: today, finishedOn: null },
      ...(isAgain ? { progress: 0 } : {}),
    },
    ...(openOf(reads).length > 0
      ? {}
      : { read: { isNew: true, fields: { startedOn: today, format: book.format } } }),
  };
}

interface End {
  finishedOn: string | null;
  rating: number | null;
  /** Why it was put down. */
  note?: string;
  /** How far it was read. */
  progress?: number;
}

/** A book is read to its end. */
export function finished(book: Book, reads: Reads, { finishedOn, rating }: End): Move {
  const length = lengthOf(book);
  return ended(book, reads, {
    ...{ finishedOn, rating, outcome: 'finished' as const },
    progress: length ?? book.progress,
  });
}

/** A book is put down for good. */
export function putDown(book: Book, reads: Reads, end: End): Move {
  return ended(book, reads, { progress: book.progress, ...end, outcome: 'dnf' as const });
}

function ended(
  book: Book,
  reads: Reads,
  { outcome, finishedOn, rating, note, progress }: End & { outcome: 'finished' | 'dnf' },
): Move {
  const [open, ...others] = openOf(reads);
  // What was never begun began on the day on which it ended, or before anybody wrote it down.
  const begun = open?.startedOn ?? book.startedOn;
  const startedOn = begun && finishedOn && begun > finishedOn ? finishedOn : begun;
  const fields = {
    ...{ startedOn, finishedOn, outcome, rating, format: book.format },
    ...(note === undefined ? {} : { note }),
  };
  return {
    book: {
      ...{ status: outcome, startedOn, finishedOn, rating },
      ...(progress === undefined ? {} : { progress }),
    },
    read: open ? { id: open.id, fields } : { isNew: true, fields },
    ...dropping(others),
  };
}

/**
 * A reading is taken out of a book. Where it was the last one the book says how the one before it
 * stands, or of a book that was not read before, nothing.
 */
export function withoutRead(book: Book, reads: Reads, read: BookRead): Move {
  const [last, before] = reads;
  if (last?.id !== read.id) return { book: {}, dropped: [read.id] };
  if (!before) {
    return read.outcome === null
      ? unread(reads)
      : { book: { startedOn: null, finishedOn: null }, dropped: [read.id] };
  }
  const { startedOn, finishedOn, outcome } = before;
  return {
    book: {
      ...{ status: outcome ?? 'reading', startedOn, finishedOn },
      ...(outcome === 'finished' ? { progress: lengthOf(book) ?? book.progress } : {}),
    },
    dropped: [read.id],
  };
}

/** A book goes back to those that are to be read: it was not begun after all. */
export function unread(reads: Reads): Move {
  return {
    book: { status: 'want_to_read', startedOn: null, finishedOn: null, progress: 0 },
    ...dropping(openOf(reads)),
  };
}
