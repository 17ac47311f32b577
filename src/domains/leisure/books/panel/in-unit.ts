import { lengthOf } from '#domains/leisure/books/rules.ts';
import type { Book, ProgressUnit } from '#domains/leisure/books/schema.ts';
import { shareRead } from '#domains/leisure/books/words/book-words.ts';

const left = new Map<string, number>();
const keyOf = ({ id }: Pick<Book, 'id'>, progressUnit: ProgressUnit) => `${id} ${progressUnit}`;

/** Remembers how far a book is in what it is counted in, until the app is left. */
export function leavePlace(book: Pick<Book, 'id' | 'progressUnit' | 'progress'>): void {
  left.set(keyOf(book, book.progressUnit), book.progress);
}

/**
 * The same progress in another unit, as near as whole numbers are. Where nobody can tell, it is the
 * place that was left in that unit, and null if there is none.
 */
export function inUnit(book: Book, progressUnit: ProgressUnit): number | null {
  const share = shareRead(book);
  const length = lengthOf({ ...book, progressUnit });
  if (share !== null && length !== null) return Math.round(share * length);
  const place = left.get(keyOf(book, progressUnit));
  if (place !== undefined) return Math.min(place, length ?? place);
  return book.progress === 0 ? 0 : null;
}
