import { expect, test } from 'vitest';
import { findTable, tableOf } from '#client/import/reading/find-table.ts';
import { readFile } from '#client/import/reading/read-file.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { booksContract } from '#domains/leisure/books/contract.ts';
import { bookReadsContract } from '#domains/leisure/books/reads/contract.ts';
import { readsByBook } from '#domains/leisure/books/reads/data.ts';
import { bookCsv } from '#domains/leisure/books/list/book-csv.ts';
import { recordImportsContract as imports } from '#domains/leisure/imports/contract.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { csvText } from '#shared/files/csv.ts';
import { newId } from '#shared/ids.ts';
import { importedRows } from './page/imported-rows.ts';
import { withAdditions } from './reading/additions.ts';
import { bookFiles, guessBookSettings } from './reading/import-settings.ts';
import { readBooks } from './reading/read-books.ts';

const server = await startTestServer();
const page = { params: {}, query: {} };
const formats: DayFormats = {
  dateFormat: 'MDY',
  timeFormat: '24',
  timeZone: 'UTC',
  today: '2026-06-01',
  weekStartsOn: 1,
};

const hereOf = async (user: TestUser) => ({
  books: (await user.call(booksContract.list, page)).rows,
  reads: (await user.call(bookReadsContract.list, page)).rows,
});

/** Reads a file as the page does: what it adds is told from what is new and from what is there. */
async function read(user: TestUser, text: string) {
  const bytes = new TextEncoder().encode(text);
  const file = await readFile({ name: 'goodreads.csv', bytes }, bookFiles);
  if ('error' in file) throw new Error(file.error);
  const settings = guessBookSettings(file.rows, 'mdy');
  const { rows } = tableOf(file.rows, findTable(file.rows).hasNames);
  const { books, reads } = await hereOf(user);
  const { lines } = readBooks(rows, settings, books);
  return withAdditions(lines, {
    books: new Map(books.map((book) => [book.id, book])),
    reads: readsByBook(reads),
    formats,
  });
}

async function bring(user: TestUser, text: string): Promise<string> {
  const lines = await read(user, text);
  const rows = importedRows(lines.filter(({ twin, adds }) => twin === null || adds));
  const id = newId();
  const answer = await user.upload(
    imports.importMany,
    { body: { id, collection: 'books', fileName: 'goodreads.csv' } },
    new TextEncoder().encode(JSON.stringify(rows)),
  );
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return id;
}

const head = 'Title,Author,My Rating,Date Read,Date Started,Exclusive Shelf,My Review,Read Count\n';
const first = `${head}Salt,W. Aldous,4,2024/01/02,,read,Kind.,1
Grain,L. Arden,0,,2025/12/01,currently-reading,,0
Undertow,D. Lund,0,,,to-read,,0
Grau,L. Arden,0,,,to-read,,0
`;
const second = `${head}Salt,W. Aldous,5,2026/03/02,2026/02/01,read,Kinder still.,2
Grain,L. Arden,3,2026/01/05,,read,Slow.,1
Undertow,D. Lund,0,,2026/03/01,currently-reading,,0
Grau,L. Arden,4,,,read,,1
Fog,B. Quill,2,2026/02/02,,read,,1
`;
const unversioned = ({ books, reads }: Awaited<ReturnType<typeof hereOf>>) => ({
  books: books.map((book) => ({ ...book, version: 0, updatedAt: '' })),
  reads: reads.map((one) => ({ ...one, version: 0, updatedAt: '' })),
});

test('a second export adds readings to books that are here, once, and goes again as one', async () => {
  const user = await aUser(server);
  await bring(user, first);
  const salt = (await hereOf(user)).books.find(({ title }) => title === 'Salt');
  await user.call(booksContract.update, {
    params: { id: salt?.id ?? '' },
    body: { rating: 7, review: 'Mine.', progress: 0 },
  });
  const typed = await hereOf(user);
  expect((await read(user, second)).map(({ title, adds }) => [title, adds])).toEqual([
    ['Salt', 'Read once more, Mar 2'],
    ['Grain', 'Finished Jan 5'],
    ['Undertow', 'Begun'],
    ['Grau', 'Finished'],
    ['Fog', undefined],
  ]);

  const id = await bring(user, second);
  const after = await hereOf(user);
  const byTitle = new Map(after.books.map((book) => [book.title, book]));
  const readsOf = (title: string) =>
    (readsByBook(after.reads).get(byTitle.get(title)?.id ?? '') ?? []).map((one) => [
      ...[one.startedOn, one.finishedOn, one.outcome, one.rating, one.note],
    ]);
  expect(byTitle.get('Salt')).toMatchObject({
    ...{ status: 'finished', rating: 7, review: 'Mine.' },
    ...{ startedOn: '2026-02-01', finishedOn: '2026-03-02' },
  });
  expect(readsOf('Salt')).toEqual([
    ['2026-02-01', '2026-03-02', 'finished', 10, 'Kinder still.'],
    [null, '2024-01-02', 'finished', 8, ''],
  ]);
  // The reading that was going on is the one that has ended.
  expect(byTitle.get('Grain')).toMatchObject({ status: 'finished', rating: 6 });
  expect(readsOf('Grain')).toEqual([['2025-12-01', '2026-01-05', 'finished', 6, 'Slow.']]);
  expect(byTitle.get('Undertow')).toMatchObject({ status: 'reading', startedOn: '2026-03-01' });
  expect(readsOf('Undertow')).toEqual([['2026-03-01', null, null, null, '']]);
  expect(byTitle.get('Grau')).toMatchObject({ status: 'finished', finishedOn: null, rating: 8 });
  // The same file once more has nothing to add.
  expect((await read(user, second)).filter(({ twin, adds }) => !twin || adds)).toEqual([]);

  const one = { params: { importId: id } };
  for (let round = 0; round < 2; round += 1) {
    await user.call(imports.remove, one);
    await user.call(imports.remove, one);
    expect(unversioned(await hereOf(user))).toEqual(unversioned(typed));
    await user.call(imports.restore, one);
    await user.call(imports.restore, one);
    expect(unversioned(await hereOf(user))).toEqual(unversioned(after));
  }
});

test('a book that is read once more by now stays open when an older reading comes', async () => {
  const user = await aUser(server);
  const book = { id: newId(), title: 'Salt', authors: ['W. Aldous'] };
  await user.call(booksContract.create, {
    params: {},
    body: { ...book, status: 'reading', startedOn: '2026-05-01' },
  });
  const before = await hereOf(user);
  const id = await bring(user, first);
  const { books, reads } = await hereOf(user);
  expect(books.find(({ title }) => title === 'Salt')).toMatchObject({
    ...{ status: 'reading', startedOn: '2026-05-01', finishedOn: null, rating: 8 },
  });
  expect(reads.filter(({ bookId }) => bookId === book.id)).toHaveLength(2);
  await user.call(imports.remove, { params: { importId: id } });
  expect(unversioned(await hereOf(user))).toEqual(unversioned(before));
});

test('what one person saved as CSV is with another as it was', async () => {
  const [one, other] = [await aUser(server), await aUser(server)];
  const book = {
    ...{ title: 'Strength to Love', authors: ['Martin Luther King, Jr.'], rating: 4, pages: 304 },
    ...{ status: 'reading' as const, progressUnit: 'percent' as const, progress: 40 },
    ...{ startedOn: '2026-01-02', isFavorite: true },
    ...{ owned: 'lent' as const, ownedWith: 'Bea', returnOn: '2026-09-16' },
  };
  await one.call(booksContract.create, { params: {}, body: { ...book, id: newId() } });
  const { books, reads } = await hereOf(one);
  await bring(other, csvText(bookCsv(books, readsByBook(reads))));
  const after = await hereOf(other);
  expect(after.books).toMatchObject([book]);
  expect(after.reads).toMatchObject([{ startedOn: '2026-01-02', outcome: null }]);
});
