import { expect, test } from 'vitest';
import { book as bookSchema, bookFields, type Book } from '#domains/leisure/books/schema.ts';
import { progressText, shareRead } from '#domains/leisure/books/words/book-words.ts';
import { creation } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { inUnit, leavePlace } from './in-unit.ts';

const common = {
  ...{ createdByUserId: newId(), updatedByUserId: newId(), version: 1 },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
};
const aBook = (fields: Partial<Book> = {}): Book =>
  bookSchema.parse({
    ...{ ...creation(bookFields).parse({ id: newId(), title: 'Salt', ...fields }), ...common },
  });

test('progress is the same in another unit, as near as whole numbers are', () => {
  const book = aBook({ status: 'reading', pages: 300, minutes: 600, progress: 100 });
  expect(inUnit(book, 'percent')).toBe(33);
  expect(inUnit(book, 'minute')).toBe(200);
});

test('a place that cannot be reckoned is there again when one turns back', () => {
  const book = aBook({ status: 'reading', pages: 100, progress: 10 });
  expect(inUnit(book, 'minute')).toBeNull();
  leavePlace(book);
  const turned: Book = { ...book, progressUnit: 'minute', progress: 0 };
  expect(inUnit(turned, 'page')).toBe(10);
  expect(inUnit({ ...turned, progress: 30 }, 'page')).toBe(10);
  // A book that is shorter than it was thought ends there.
  expect(inUnit({ ...turned, pages: 8 }, 'page')).toBe(8);
  expect(inUnit(aBook({ progressUnit: 'minute' }), 'page')).toBe(0);
});

test('what is finished is at its end, whatever page it was on', () => {
  const book = aBook({ status: 'finished', pages: 200, progress: 50 });
  expect([shareRead(book), progressText(book)]).toEqual([1, 'Page 200 of 200']);
  expect(shareRead({ ...book, status: 'dnf' })).toBe(0.25);
});
