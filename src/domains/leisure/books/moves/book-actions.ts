import { editRecord } from '#client/record/edit-record.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { userFormats } from '#domains/people/auth/data.ts';
import { books, readOn } from '#domains/leisure/books/data.ts';
import { bookReads, readsByBook } from '#domains/leisure/books/reads/data.ts';
import { firstRead } from '#domains/leisure/books/reads/rules.ts';
import type { BookRead, BookReadChanges } from '#domains/leisure/books/reads/schema.ts';
import { fetchCover, uploadCover } from '#domains/leisure/covers/data.ts';
import { lengthOf } from '#domains/leisure/books/rules.ts';
import type { Book, BookChanges } from '#domains/leisure/books/schema.ts';
import { newId } from '#shared/ids.ts';
import { askEnd } from './end-host.tsx';
import { type Move, started, unread, withoutRead } from './book-moves.ts';

export type NewBookFields = Parameters<typeof books.create>[0];

/** What it looks like: a file, or where its picture lies. */
export interface NewCover {
  file?: File | undefined;
  url?: string | undefined;
}

/** Adds a book and says so; one that is being read has begun. Gives its id. */
export function addBook(fields: NewBookFields, { file, url }: NewCover = {}): string {
  const id = fields.id ?? newId();
  const created = books.create({ ...fields, id });
  const written: Promise<{ ok: boolean }>[] = [created];
  const place = { collection: 'books' as const, recordId: id };
  if (file) void uploadCover(place, file);
  // The drawn one stays where it cannot be had; nobody has asked for it by hand.
  else if (url)
    void created.then(({ ok }) => (ok ? fetchCover(place, url) : null)).catch(() => undefined);
  const read = firstRead({ ...fields, id });
  if (read) written.push(bookReads.create(read));
  tellDone('Book added', written, () => books.remove(id));
  return id;
}

/** Changes what is said of a book, as its fields are left. */
export function changeBook(book: Book, changes: BookChanges): void {
  editRecord<BookChanges>(book, changes, (fields) => books.update(book.id, fields));
}

/** Writes a move into a book and its reading, with one way back. */
export function makeMove(book: Book, move: Move, text: string): void {
  const { id } = book;
  const reads = bookReads.read(allRows);
  const written: Promise<{ ok: boolean }>[] = [];
  const back: (() => unknown)[] = [];
  if (Object.keys(move.book).length > 0) {
    const before = picked<BookChanges>(book, keysOf(move.book));
    written.push(books.update(id, move.book));
    back.push(() => books.update(id, before));
  }
  const { read, dropped = [] } = move;
  if (read && 'isNew' in read) {
    const readId = newId();
    written.push(bookReads.create({ ...read.fields, id: readId, bookId: id }));
    back.push(() => bookReads.remove(readId));
  } else if (read) {
    const known = reads.find((one) => one.id === read.id);
    written.push(bookReads.update(read.id, read.fields));
    if (known) {
      const fields = picked<BookReadChanges>(known, keysOf(read.fields));
      back.push(() => bookReads.update(read.id, fields));
    }
  }
  for (const readId of dropped) {
    written.push(bookReads.remove(readId));
    back.push(() => bookReads.restore(readId));
  }
  tellDone(text, written, () => back.forEach((undo) => undo()));
}

const readsOf = (book: Book) => bookReads.read(readsByBook).get(book.id) ?? [];

/** Begins to read a book, goes on with it, or reads it again. */
export function startBook(book: Book): void {
  const text = book.status === 'paused' ? 'Reading again' : 'Started';
  makeMove(book, started(book, readsOf(book), userFormats().today), text);
}

/** Lays a book aside for a while. */
export function pauseBook(book: Book): void {
  makeMove(book, { book: { status: 'paused' } }, 'Paused');
}

/** Puts a book back to those that are to be read. */
export function unreadBook(book: Book): void {
  makeMove(book, unread(readsOf(book)), 'Back to the books to read');
}

/** Deletes a reading; Undo brings it back, and what the book said with it. */
export function deleteRead(book: Book, read: BookRead): void {
  makeMove(book, withoutRead(book, readsOf(book), read), 'Reading deleted');
}

/** Says how far a book is read; at its end one is asked whether it is finished. */
export function logProgress(book: Book, progress: number): void {
  const length = lengthOf(book);
  const to = Math.max(0, length === null ? progress : Math.min(progress, length));
  if (to === book.progress) return;
  const { progressUnit } = book;
  if (book.status === 'reading')
    editRecord(book, { progress: to }, ({ progress: at = to }) =>
      readOn(book, { progress: at, progressUnit }),
    );
  else {
    const move = started(book, readsOf(book), userFormats().today);
    makeMove(book, { ...move, book: { ...move.book, progress: to } }, 'Started');
  }
  if (length !== null && to === length && book.status !== 'finished')
    askEnd({ bookId: book.id, as: 'finished' });
}

/** Marks a book as one of the best, or no longer. */
export function favor(book: Book): void {
  const { isFavorite } = book;
  tellDone(
    isFavorite ? 'No longer a favourite' : 'A favourite',
    [books.update(book.id, { isFavorite: !isFavorite })],
    () => books.update(book.id, { isFavorite }),
  );
}

/** What was lent or borrowed is where it belongs. */
export function takeBack(book: Book): void {
  const { owned, ownedWith, returnOn } = book;
  const text = owned === 'lent' ? 'Back on the shelf' : 'Given back';
  const fields = {
    owned: owned === 'lent' ? 'own' : 'none',
    ownedWith: '',
    returnOn: null,
  } as const;
  tellDone(text, [books.update(book.id, fields)], () =>
    books.update(book.id, { owned, ownedWith, returnOn }),
  );
}

/** Deletes a book; Undo brings it back with its readings and quotes. */
export function deleteBook({ id }: Book): void {
  tellDone('Book deleted', [books.remove(id)], () => books.restore(id));
}
