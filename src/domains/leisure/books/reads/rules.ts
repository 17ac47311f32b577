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

/** Whether a reading says no other days than another one, which leaves open what it does not know. */
export function isSameRead(
  first: Pick<BookRead, 'startedOn' | 'finishedOn' | 'outcome'>,
  other: Said<Pick<BookRead, 'startedOn' | 'finishedOn' | 'outcome'>>,
): boolean {
  const agree = (one: string | null, two: string | null | undefined) => one === null || one === two;
  return (
    first.outcome === (other.outcome ?? null) &&
    agree(first.startedOn, other.startedOn) &&
    agree(first.finishedOn, other.finishedOn)
  );
}
