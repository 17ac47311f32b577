import { lengthOf } from '#domains/leisure/books/rules.ts';
import type { Book, ProgressUnit } from '#domains/leisure/books/schema.ts';
import { shareRead } from '#domains/leisure/books/words/book-words.ts';

/** The same progress in another unit, as near as whole numbers are; null where nobody can tell. */
export function inUnit(book: Book, progressUnit: ProgressUnit): number | null {
  const share = shareRead(book);
  const length = lengthOf({ ...book, progressUnit });
  return share === null || length === null ? null : Math.round(share * length);
}
