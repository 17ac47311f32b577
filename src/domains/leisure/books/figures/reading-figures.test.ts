import { expect, test } from 'vitest';
import type { BookRead } from '#domains/leisure/books/reads/schema.ts';
import { book as bookSchema, bookFields, type Book } from '#domains/leisure/books/schema.ts';
import { creation } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { finishesOf, paceOf, yearOfReading } from './reading-figures.ts';

const common = {
  ...{ createdByUserId: newId(), updatedByUserId: newId(), version: 1 },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
};
function aBook(fields: Partial<Book>): Book {
  const made = creation(bookFields).parse({ id: newId(), title: 'Salt, Late', ...fields });
  return bookSchema.parse({ ...made, ...common });
}
const aRead = (book: Book, fields: Partial<BookRead>): BookRead => ({
  ...{ ...common, id: newId(), bookId: book.id, startedOn: null, finishedOn: null },
  ...{ outcome: 'finished', rating: null, format: 'print', note: '', ...fields },
});
const finished = (fields: Partial<Book>) => aBook({ status: 'finished', ...fields });

test('a book counts each time that it was finished, and one without readings by itself', () => {
  const [twice, alone, left] = [
    finished({ finishedOn: '2026-05-01' }),
    finished({ finishedOn: '2026-06-01' }),
    aBook({ status: 'dnf', finishedOn: '2026-06-02' }),
  ];
  const reads = [
    aRead(twice, { finishedOn: '2025-02-01' }),
    aRead(twice, { finishedOn: '2026-05-01' }),
    aRead(twice, { finishedOn: null }),
    aRead(left, { finishedOn: '2026-06-02', outcome: 'dnf' }),
  ];
  const finishes = finishesOf(
    [twice, alone, left],
    Map.groupBy(reads, ({ bookId }) => bookId),
  );
  expect(finishes.map(({ finishedOn }) => finishedOn)).toEqual([
    '2025-02-01',
    '2026-05-01',
    '2026-06-01',
  ]);
});

test('a year has its books, pages, hours, months and the best', () => {
  const books = [
    finished({ finishedOn: '2026-01-31', pages: 300, rating: 6 }),
    finished({ finishedOn: '2026-12-01', pages: 200, rating: 9, title: 'Best' }),
    finished({ finishedOn: '2026-12-31', format: 'audiobook', minutes: 90, pages: 100 }),
    finished({ finishedOn: '2025-12-31', pages: 1_000, rating: 10 }),
  ];
  const year = yearOfReading(finishesOf(books, new Map()), 2026);
  expect(year).toMatchObject({ count: 3, pages: 500, minutes: 90, averageRating: 7.5 });
  expect(year.months).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(year.best.map(({ title }) => title)).toEqual(['Best']);
  expect(yearOfReading([], 2026).averageRating).toBeNull();
});

test.each([
  [6, '2026-07-02', 'on pace'],
  [7, '2026-07-02', '1 ahead'],
  [4, '2026-07-02', '2 behind'],
  [0, '2026-01-01', 'on pace'],
  [12, '2026-02-01', 'done'],
  [11, '2027-01-01', '1 short'],
  [0, '2025-12-31', 'to come'],
])('%i of 12 books on %s is %s', (count, today, text) => {
  expect(paceOf({ year: 2026, target: 12 }, count, today).text).toBe(text);
});
