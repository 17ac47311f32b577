import type { BookLine } from '#domains/leisure/books/import/reading/read-books.ts';
import { newId } from '#shared/ids.ts';

/** The lines of a file as the books that they are, each with its readings, and what they add to others. */
export function importedRows(lines: readonly BookLine[]) {
  const fresh = lines.filter(({ added }) => !added).map((line) => ({ ...line, id: newId() }));
  const additions = lines.flatMap(({ storedId: bookId, book: { format }, added = [] }) =>
    bookId ? added.map((read) => ({ ...read, id: newId(), bookId, format })) : [],
  );
  return {
    books: fresh.map(({ id, book }) => ({ ...book, id })),
    bookReads: fresh
      .flatMap<object & { id: string }>(({ id, book, reads }) => {
        const { format, rating, status, startedOn } = book;
        const own = { bookId: id, format };
        const made = reads.map((read, at) => ({
          // A rating is of the book as it was read last.
          ...{ ...own, outcome: 'finished', rating: at === 0 ? rating : null },
          ...{ ...read, id: newId() },
        }));
        const isOpen = status === 'reading' || status === 'paused';
        const isTold = made.some(({ outcome }) => outcome === null);
        return isOpen && !isTold ? [...made, { ...own, id: newId(), startedOn }] : made;
      })
      .concat(additions),
  };
}
