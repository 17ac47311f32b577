import { expect, test } from 'vitest';
import { tableOf } from '#client/import/reading/find-table.ts';
import { readFile } from '#client/import/reading/read-file.ts';
import {
  bookFiles,
  guessBookSettings,
} from '#domains/leisure/books/import/reading/import-settings.ts';
import { readBooks } from '#domains/leisure/books/import/reading/read-books.ts';
import {
  type BookRead,
  newBookRead,
  type NewBookRead,
} from '#domains/leisure/books/reads/schema.ts';
import { type Book, newBook, type NewBook } from '#domains/leisure/books/schema.ts';
import { pick, sample, seeded } from '#server/testing/samples.ts';
import { csvText } from '#shared/files/csv.ts';
import { newId } from '#shared/ids.ts';
import { bookCsv } from './book-csv.ts';

const userId = newId();
const kept = {
  ...{ createdByUserId: userId, updatedByUserId: userId, version: 1 },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
};

// All that is said of a book, and what a file does not have.
const said = {
  ...{ title: 'Strength to Love', subtitle: '', authors: ['Martin Luther King, Jr.'] },
  ...{ seriesName: '', seriesNumber: null, isbn: '9780441478125', format: 'print' },
  ...{ pages: 304, minutes: null, status: 'reading', progressUnit: 'percent', progress: 40 },
  ...{ rating: 4, startedOn: '2026-01-02', finishedOn: null, publishedYear: 1963 },
  ...{ publisher: 'Harper & Row', language: 'English', owned: 'lent', ownedWith: 'Bea' },
  ...{ returnOn: '2026-09-16', recommendedBy: 'Jonas', review: 'Two lines\nof it' },
  ...{ isFavorite: true, tags: ['essays', 'read'] },
} satisfies Partial<Book>;
const bookOf = (changes: Partial<Book>): Book => ({
  ...{ ...kept, ...said, id: newId(), coverId: null },
  ...changes,
});

async function importedAgain(
  books: readonly Book[],
  reads: ReadonlyMap<string, readonly BookRead[]> = new Map(),
) {
  const bytes = new TextEncoder().encode(csvText(bookCsv(books, reads)));
  const file = await readFile({ name: 'books.csv', bytes }, bookFiles);
  if ('error' in file) throw new Error(file.error);
  const settings = guessBookSettings(file.rows, 'mdy');
  return { settings, ...readBooks(tableOf(file.rows, true).rows, settings, []) };
}

test('what is saved as CSV comes in again as it was', async () => {
  const books = [
    bookOf({}),
    bookOf({ rating: 3, progressUnit: 'page', progress: 50, owned: 'borrowed' }),
    bookOf({ rating: 2, format: 'audiobook', minutes: 540, progressUnit: 'minute', progress: 90 }),
    bookOf({ rating: null, owned: 'own', ownedWith: '', returnOn: null, isFavorite: false }),
    bookOf({ status: 'dnf', finishedOn: '2026-02-01', progress: 0, owned: 'none' }),
    bookOf({ status: 'paused', authors: ['Le Guin, Ursula K.'], seriesName: 'Sea', pages: null }),
    bookOf({ authors: ['Strunk & White', 'A. Other'], seriesName: 'Sea', seriesNumber: 2.5 }),
    bookOf({ authors: ['A. Other', 'B. Quill'], title: 'Salt (The Expanse, #1)' }),
    bookOf({ authors: [], title: 'Tom &amp; <i>', review: '- cold\n- <b>kind</b>' }),
    bookOf({ status: 'want_to_read', startedOn: null, progress: 0, format: 'ebook' }),
  ];
  const { settings, lines, wrong } = await importedAgain(books);
  expect(wrong).toEqual([]);
  expect(settings.ratingOf).toBe(10);
  const asItWas = (book: Book) =>
    Object.fromEntries(Object.entries(book).filter(([name]) => name in said));
  expect(lines.map(({ book }) => book)).toEqual(books.map(asItWas));
});

test('a book that was read twice has two readings again, and is as far as it was', async () => {
  const book = bookOf({ status: 'finished', finishedOn: '2026-02-01', progress: 100 });
  const read = (startedOn: string | null, finishedOn: string | null): BookRead => ({
    ...{ ...kept, id: newId(), bookId: book.id, format: 'print', note: '', rating: null },
    ...{ startedOn, finishedOn, outcome: 'finished' },
  });
  const reads = [read('2026-01-02', '2026-02-01'), read(null, '2020-01-01')];
  const { lines } = await importedAgain([book], new Map([[book.id, reads]]));
  expect(lines[0]?.book).toMatchObject({ progressUnit: 'percent', progress: 100 });
  const told = { outcome: 'finished', rating: null, format: 'print', note: '' };
  expect(lines[0]?.reads).toEqual([
    { startedOn: '2026-01-02', finishedOn: '2026-02-01', ...told },
    { startedOn: null, finishedOn: '2020-01-01', ...told },
  ]);
});

const words = [
  ...['+1 Forever', "'=x", "''", '- list', '@home', 'a;b', 'a, b', '"q"', 'x "y", z', '-5', '0'],
  ...['Tom &amp; <i>', ' sp ', 'two\nlines', '2026-01-01', 'yes', '#tag', 'read', 'Strunk & White'],
  ...['Salt (The Expanse, #1)', 'King, Jr.', 'Smith; Quill, A', 'ünï 🎬', 'two  spaces', '|'],
];

test('whatever books and their readings hold, they come in again as they were', async () => {
  const random = seeded(Number(process.env['TEST_SEED'] ?? 20_261));
  const word = () => pick(random, words);
  const each = (most: number) => [
    ...new Set(Array.from({ length: random() * most }, () => word().trim())),
  ];
  const drawn = Array.from({ length: 150 }, (): Book => {
    const { id: _, ...fields } = sample(newBook, random) as NewBook;
    const texts = {
      ...{ title: word(), subtitle: word(), seriesName: word(), publisher: word() },
      ...{ language: word(), ownedWith: word(), recommendedBy: word(), review: word() },
      ...{ authors: each(4), tags: each(4) },
    };
    // As the server stores them.
    const stored = newBook.parse({ ...fields, ...texts, id: newId(), coverId: null });
    return { ...kept, ...stored };
  });
  const readsOf = (bookId: string): BookRead[] =>
    Array.from({ length: random() * 4 }, () => {
      const fields = sample(newBookRead, random) as NewBookRead;
      return { ...kept, ...newBookRead.parse({ ...fields, bookId, note: word() }) };
    });
  const reads = new Map(drawn.map(({ id }) => [id, readsOf(id)]));
  const { lines, wrong } = await importedAgain(drawn, reads);
  expect(wrong).toEqual([]);
  const asItWas = (book: Book) =>
    Object.fromEntries(Object.entries(book).filter(([name]) => name in said));
  expect(lines.map(({ book }) => book)).toEqual(drawn.map(asItWas));
  const timeOf = ({ startedOn, finishedOn, outcome, rating, format, note }: BookRead) => ({
    ...{ startedOn, finishedOn, outcome, rating, format, note },
  });
  expect(lines.map((line) => line.reads)).toEqual(
    drawn.map(({ id }) => (reads.get(id) ?? []).map(timeOf)),
  );
});

test('authors have commas between them, and semicolons where a name would be parted', () => {
  const cellOf = (...authors: string[]) => bookCsv([bookOf({ authors })], new Map())[1]?.[2];
  expect(cellOf('A. Other', 'B. Quill')).toBe('A. Other, B. Quill');
  expect(cellOf('Martin Luther King, Jr.')).toBe('Martin Luther King, Jr.');
  expect(cellOf('Le Guin, Ursula K.', 'B. Quill')).toBe('Le Guin, Ursula K.; B. Quill');
  expect(cellOf('Le Guin, Ursula K.')).toBe('Le Guin, Ursula K.;');
});
