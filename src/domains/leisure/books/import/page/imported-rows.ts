import type { BookLine } from '#domains/leisure/books/import/reading/read-books.ts';
import { newId } from '#shared/ids.ts';

/** The lines of a file as the books that they are, each with its readings, and what they add to others. */
export function importedRows(lines: readonly BookLine[]) {
  const made = lines.filter(({ added }) => !added).map((line) => ({ ...line, id: newId() }));
  const additions = lines.flatMap(({ storedId: bookId, book: { format }, added = [] }) =>
    bookId ? added.map((read) => ({ ...read, id: newId(), bookId, format })) : [],
  );
  return {
    books: made.map(({ id, book }) => ({ ...book, id })),
    bookReads: made
      .flatMap<object & { id: string }>(({ id, book, reads }) => {
        const { format, rating, status, startedOn } = book;
        const own = { bookId: id, format };
        const done = reads.map((read, at) => ({
          ...{ ...own, ...read, id: newId(), outcome: 'finished' },
          // A rating is of the book as it was read last.
          rating: at === 0 ? rating : null,
        }));
        const isOpen = status === 'reading' || status === 'paused';
        return isOpen ? [...done, { ...own, id: newId(), startedOn }] : done;
      })
      .concat(additions),
  };
}
