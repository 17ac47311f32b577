import type { core } from 'zod/mini';
import type { Book } from '#domains/leisure/books/schema.ts';
import type { BookRead } from './schema.ts';

export const wrongDaysText = 'It cannot be finished before it was started';

interface Days {
  startedOn?: string | null | undefined;
  finishedOn?: string | null | undefined;
}

/** Whether a reading ends before it begins. */
export function isTurned({ startedOn, finishedOn }: Days): boolean {
  return Boolean(startedOn && finishedOn && finishedOn < startedOn);
}

/** A zod check of days that are said together. */
export function checkDays(payload: core.ParsePayload<Days>): void {
  if (!isTurned(payload.value)) return;
  payload.issues.push({
    ...{ code: 'custom', path: ['finishedOn'], message: wrongDaysText },
    input: payload.value,
  });
}

type Said<T> = { [K in keyof T]?: T[K] | undefined };
type Born = Pick<Book, 'id'> &
  Said<Pick<Book, 'status' | 'startedOn' | 'finishedOn' | 'rating' | 'format'>>;
type FirstRead = Pick<BookRead, 'id' | 'bookId'> &
  Partial<Pick<BookRead, 'startedOn' | 'finishedOn' | 'outcome' | 'rating' | 'format'>>;

const byteInHex = 2;

/** The id of the reading that a book comes with: the browser and the server both write it down, and it is one. */
export function firstReadId(bookId: string): string {
  const last = 0xff - Number.parseInt(bookId.slice(-byteInHex), 16);
  return `${bookId.slice(0, -byteInHex)}${last.toString(16).padStart(byteInHex, '0')}`;
}

/** The reading that a new book comes with, if it was begun. */
export function firstRead(book: Born): FirstRead | undefined {
  const { id, status = 'want_to_read', startedOn = null, finishedOn = null, rating = null } = book;
  if (status === 'want_to_read') return undefined;
  const isOpen = status === 'reading' || status === 'paused';
  return {
    ...{ id: firstReadId(id), bookId: id, startedOn },
    finishedOn: isOpen ? null : finishedOn,
    outcome: isOpen ? null : status,
    rating: isOpen ? null : rating,
    ...(book.format ? { format: book.format } : {}),
  };
}

type Reading = Pick<BookRead, 'id' | 'bookId' | 'version' | 'startedOn' | 'finishedOn' | 'outcome'>;
type Saying = Said<Omit<Reading, 'id' | 'bookId' | 'version'>>;

/**
 * Whether a reading that is there is the one that is sent now, from a device that may not know of it: a
 * book is read once at a time, and ends on a day once.
 */
export function isSameRead(known: Reading, sent: Saying): boolean {
  // Whoever has the book has this one as well.
  if (isOfBirth(known)) return saysNoOther(known, sent);
  if (!sent.outcome) return known.outcome === null;
  return isSameEnd(known, sent) || isEndOf(known, sent);
}

/** Whether a reading ended as the one that is sent now, on the same day. */
export function isSameEnd(known: Saying, sent: Saying): boolean {
  const isOnDay = sent.finishedOn != null && known.finishedOn === sent.finishedOn;
  return isOnDay && known.outcome === sent.outcome;
}

// What goes on ends on a device that does not know that it was begun.
function isEndOf(known: Reading, { startedOn = null, finishedOn = null }: Saying): boolean {
  if (known.outcome !== null || known.startedOn === null || finishedOn === null) return false;
  return finishedOn >= known.startedOn && (startedOn === null || startedOn === known.startedOn);
}

// The reading that a book came with, as it came.
const isOfBirth = ({ id, bookId, version }: Reading) => version === 1 && id === firstReadId(bookId);

// It leaves open what it does not know.
function saysNoOther(first: Reading, sent: Saying): boolean {
  const agree = (one: string | null, two: string | null | undefined) => one === null || one === two;
  return (
    first.outcome === (sent.outcome ?? null) &&
    agree(first.startedOn, sent.startedOn) &&
    agree(first.finishedOn, sent.finishedOn)
  );
}

type Words = Pick<BookRead, 'startedOn' | 'rating' | 'note'>;

/** What is sent of a reading, and what it leaves open as it stood in the one that makes room for it. */
export function withWordsOf<Sent extends Said<Words> & Saying>(sent: Sent, known: Words): Sent {
  const startedOn = sent.startedOn ?? known.startedOn;
  return {
    ...sent,
    startedOn: isTurned({ startedOn, finishedOn: sent.finishedOn }) ? null : startedOn,
    rating: sent.rating ?? known.rating,
    note: sent.note || known.note,
  };
}
