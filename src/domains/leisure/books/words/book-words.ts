import { formatShortDate } from '#client/words/format-dates.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { lengthOf } from '#domains/leisure/books/rules.ts';
import type { Book } from '#domains/leisure/books/schema.ts';

type Progress = Pick<Book, 'status' | 'progress' | 'progressUnit' | 'pages' | 'minutes'>;

// What is finished is at its end, also where nobody has turned its pages: a file said that it was read.
function placeIn(book: Progress): number {
  return book.status === 'finished' ? (lengthOf(book) ?? book.progress) : book.progress;
}

/** 'Page 212 of 318', '41%', '3 h 20 min of 9 h' */
export function progressText(book: Progress): string {
  const { progressUnit } = book;
  const [progress, length] = [placeIn(book), lengthOf(book)];
  if (progressUnit === 'percent') return `${progress}%`;
  if (progressUnit === 'minute')
    return length ? `${minutesText(progress)} of ${minutesText(length)}` : minutesText(progress);
  return length ? `Page ${progress} of ${length}` : `Page ${progress}`;
}

/** How much of a book is read, from 0 to 1; null while nobody knows how long it is. */
export function shareRead(book: Progress): number | null {
  const length = lengthOf(book);
  return length ? Math.min(1, placeIn(book) / length) : null;
}

/** '3 h 20 min', '45 min' */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** 'Ursula K. Le Guin', 'A, B and 2 more' */
export function authorsText({ authors }: Pick<Book, 'authors'>): string {
  const [first, second, ...others] = authors;
  if (others.length > 0) return `${first}, ${second} and ${others.length} more`;
  return [first, second].filter(Boolean).join(', ');
}

/** 'The Expanse, 2' */
export function seriesText({
  seriesName,
  seriesNumber,
}: Pick<Book, 'seriesName' | 'seriesNumber'>) {
  return [seriesName, seriesName && seriesNumber !== null ? String(seriesNumber) : '']
    .filter(Boolean)
    .join(', ');
}

/** 'Lent to Bea, to ask for on Sep 16' */
export function ownedText(
  { owned, ownedWith, returnOn }: Pick<Book, 'owned' | 'ownedWith' | 'returnOn'>,
  formats: DayFormats,
): string {
  if (owned === 'none' || owned === 'own') return '';
  const whom = ownedWith ? ` ${owned === 'lent' ? 'to' : 'from'} ${ownedWith}` : '';
  const day = returnOn ? `, back on ${formatShortDate(returnOn, formats)}` : '';
  return `${owned === 'lent' ? 'Lent' : 'Borrowed'}${whom}${day}`;
}
