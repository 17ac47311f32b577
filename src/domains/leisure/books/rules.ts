import type { core } from 'zod/mini';
import type { DateRule } from '#shared/dated.ts';
import type { Book, BookFormat, BookStatus, Ownership, ProgressUnit } from './schema.ts';
import { numberText } from '#shared/words/number-text.ts';

export const statusLabels: Record<BookStatus, string> = {
  want_to_read: 'Want to read',
  reading: 'Reading',
  paused: 'Paused',
  finished: 'Finished',
  dnf: 'Did not finish',
};
export const formatLabels: Record<BookFormat, string> = {
  print: 'Print',
  ebook: 'E-book',
  audiobook: 'Audiobook',
};
export const ownershipLabels: Record<Ownership, string> = {
  none: 'Not mine',
  own: 'Mine',
  borrowed: 'Borrowed',
  lent: 'Lent',
};
export const unitLabels: Record<ProgressUnit, string> = {
  page: 'Pages',
  percent: 'Percent',
  minute: 'Minutes',
};

/** What somebody else has, or what is somebody else's, on the day to ask for it. */
export const bookDates: readonly [DateRule<keyof Book>] = [
  {
    kind: 'book-return',
    date: 'returnOn',
    isOn: [{ field: 'owned', is: ['borrowed', 'lent'] }],
    isOpen: [{ field: 'owned', is: ['borrowed', 'lent'] }],
  },
];

type Lengths = Pick<Book, 'progressUnit' | 'pages' | 'minutes'>;
type Checked = {
  [K in 'startedOn' | 'finishedOn' | 'progress' | keyof Lengths]?: Book[K] | undefined;
};

/** Where a book ends in what it is counted in; null while nobody has said how long it is. */
export function lengthOf({ progressUnit, pages, minutes }: Lengths): number | null {
  if (progressUnit === 'percent') return 100;
  return progressUnit === 'page' ? pages : minutes;
}

type Page = Pick<Book, 'progress' | 'progressUnit'>;

/**
 * How far a book is read once somebody is on a page: no further than it goes. One that is over stays as
 * far as it was: a device that read on did not know of the end yet.
 */
export function followingPage(book: Page & Lengths & Pick<Book, 'status'>, page: Page): Page {
  const isOver = book.status === 'finished' || book.status === 'dnf';
  const { progress, progressUnit } = isOver ? book : page;
  const length = isOver ? null : lengthOf({ ...book, progressUnit });
  return { progress: Math.min(progress, length ?? progress), progressUnit };
}

/** What of a book does not go together, and the field that says so. */
export function wrongInBook(book: Checked): { field: string; message: string } | undefined {
  const { startedOn, finishedOn, progress, progressUnit = 'page' } = book;
  if (startedOn && finishedOn && finishedOn < startedOn)
    return { field: 'finishedOn', message: 'It cannot be finished before it was started' };
  const length = lengthOf({
    progressUnit,
    pages: book.pages ?? null,
    minutes: book.minutes ?? null,
  });
  // A length that is none says so itself.
  const isLength = length !== null && length > 0;
  if (progress === undefined || !isLength || progress <= length) return undefined;
  const has = numberText(length);
  const message = {
    page: `This book has ${has} pages`,
    percent: 'Use 0 to 100 percent',
    minute: `This book has ${has} minutes`,
  }[progressUnit];
  return { field: 'progress', message };
}

/** A zod check of what is said together. */
export function checkBook(payload: core.ParsePayload<Checked>): void {
  const book = payload.value;
  // A change of the progress alone may be one of minutes: what it is counted in is not said.
  const isWhole = book.progressUnit !== undefined;
  const wrong = wrongInBook(isWhole ? book : { ...book, progress: undefined });
  if (!wrong) return;
  const { field, message } = wrong;
  payload.issues.push({ code: 'custom', path: [field], message, input: book });
}
