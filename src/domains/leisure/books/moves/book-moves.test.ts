import { describe, expect, test } from 'vitest';
import type { BookRead } from '#domains/leisure/books/reads/schema.ts';
import { book as bookSchema, bookFields, type Book } from '#domains/leisure/books/schema.ts';
import { creation } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { finished, putDown, started, unread, withoutRead } from './book-moves.ts';

const common = {
  ...{ createdByUserId: newId(), updatedByUserId: newId(), version: 1 },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
};
function aBook(fields: Partial<Book> = {}): Book {
  const made = creation(bookFields).parse({ id: newId(), title: 'Salt, Late', ...fields });
  return bookSchema.parse({ ...made, ...common });
}
const aRead = (fields: Partial<BookRead> = {}): BookRead => ({
  ...{ ...common, id: 'open', bookId: newId(), startedOn: '2026-03-01', finishedOn: null },
  ...{ outcome: null, rating: null, format: 'print', note: '', ...fields },
});
const today = '2026-03-14';

test('a book that is begun gets a reading, one that is read again a second one from its beginning', () => {
  expect(started(aBook(), [], today)).toEqual({
    book: { status: 'reading', startedOn: today, finishedOn: null },
    read: { isNew: true, fields: { startedOn: today, format: 'print' } },
  });
  const again = aBook({ status: 'finished', pages: 300, progress: 300, finishedOn: '2026-01-01' });
  const done = aRead({ outcome: 'finished', finishedOn: '2026-01-01' });
  expect(started(again, [done], today)).toMatchObject({
    book: { status: 'reading', startedOn: today, finishedOn: null, progress: 0 },
    read: { isNew: true },
  });
});

test('what is paused goes on where it was', () => {
  const paused = aBook({ status: 'paused', progress: 12 });
  expect(started(paused, [aRead()], today)).toEqual({ book: { status: 'reading' } });
});

test('a book that is finished is at its end, and so is its reading', () => {
  const book = aBook({ status: 'reading', pages: 300, progress: 212, startedOn: '2026-03-01' });
  expect(finished(book, [aRead()], { finishedOn: today, rating: 8 })).toEqual({
    book: {
      ...{ status: 'finished', startedOn: '2026-03-01', finishedOn: today, rating: 8 },
      progress: 300,
    },
    read: {
      id: 'open',
      fields: {
        ...{ startedOn: '2026-03-01', finishedOn: today, outcome: 'finished', rating: 8 },
        format: 'print',
      },
    },
  });
});

test('of a book that two devices have begun no reading goes on when it ends', () => {
  const book = aBook({ status: 'reading', startedOn: '2026-03-01' });
  const move = finished(book, [aRead(), aRead({ id: 'other' })], { finishedOn: today, rating: 8 });
  expect(move).toMatchObject({ read: { id: 'open' }, dropped: ['other'] });
});

test('a book that nobody has seen begin is finished all the same', () => {
  const move = finished(aBook(), [], { finishedOn: today, rating: null });
  expect(move.read).toMatchObject({ isNew: true, fields: { startedOn: null, finishedOn: today } });
});

test('one that is put down says how far and why', () => {
  const book = aBook({ status: 'reading', pages: 300, progress: 20 });
  const move = putDown(book, [aRead()], {
    ...{ finishedOn: today, rating: null, note: 'Too slow', progress: 40 },
  });
  expect(move.book).toMatchObject({ status: 'dnf', progress: 40, finishedOn: today });
  expect(move.read).toMatchObject({ id: 'open', fields: { outcome: 'dnf', note: 'Too slow' } });
});

test('one that goes back to the books to read was never begun', () => {
  expect(unread([aRead(), aRead({ id: 'done', outcome: 'finished' })])).toEqual({
    book: { status: 'want_to_read', startedOn: null, finishedOn: null, progress: 0 },
    dropped: ['open'],
  });
});

describe('a reading that is deleted', () => {
  const book = aBook({ status: 'finished', pages: 300, progress: 300, finishedOn: today });
  const first = aRead({
    ...{ id: 'first', outcome: 'dnf', startedOn: '2025-01-02', finishedOn: '2025-02-01' },
  });
  const last = aRead({ id: 'last', outcome: 'finished', finishedOn: today });

  test('leaves the book as the one before it stands', () =>
    expect(withoutRead(book, [last, first], last)).toEqual({
      book: { status: 'dnf', startedOn: '2025-01-02', finishedOn: '2025-02-01' },
      dropped: ['last'],
    }));

  test('of one that is being read again leaves it finished', () => {
    const again: Book = { ...book, status: 'reading', progress: 20, finishedOn: null };
    const open = aRead();
    expect(withoutRead(again, [open, { ...first, outcome: 'finished' }], open)).toEqual({
      book: {
        ...{ status: 'finished', startedOn: '2025-01-02', finishedOn: '2025-02-01' },
        progress: 300,
      },
      dropped: ['open'],
    });
  });

  test('says nothing of the last one where it was an earlier one', () =>
    expect(withoutRead(book, [last, first], first)).toEqual({ book: {}, dropped: ['first'] }));

  test('takes the days with it where it was the only one, and what is being read was not begun', () => {
    expect(withoutRead(book, [last], last)).toEqual({
      book: { startedOn: null, finishedOn: null },
      dropped: ['last'],
    });
    const reading = aBook({ status: 'reading', progress: 20 });
    expect(withoutRead(reading, [aRead()], aRead())).toEqual(unread([aRead()]));
  });
});
