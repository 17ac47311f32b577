import { expect, test } from 'vitest';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { booksContract } from '#domains/leisure/books/contract.ts';
import { readBooks } from '#domains/leisure/books/import/reading/read-books.ts';
import { bookReadsContract } from '#domains/leisure/books/reads/contract.ts';
import { recordImportsContract as imports } from '#domains/leisure/imports/contract.ts';
import { importedRows } from './imported-rows.ts';

const server = await startTestServer();

test('5,000 books come with their readings, all or none, and go again as one', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    number: at + 2,
    cells: [
      `Book ${at} (Long, #${at})`,
      `Writer ${at}, Other`,
      'read',
      '4',
      '2026/01/02',
      '2',
      'a, b',
    ],
  }));
  const columns = { title: 0, author: 1, shelf: 2, rating: 3, finished: 4, times: 5, tags: 6 };
  const { lines } = readBooks(rows, { columns, dayOrder: 'ymd', ratingOf: 5 }, []);
  const user = await aUser(server);
  const id = newId();
  const answer = await user.upload(
    imports.importMany,
    { body: { id, collection: 'books', fileName: 'goodreads.csv' } },
    new TextEncoder().encode(JSON.stringify(importedRows(lines))),
  );
  expect([answer.status, answer.body]).toMatchObject([200, { rowCount: 5_000 }]);
  const page = { params: {}, query: {} };
  const { rows: books } = await user.call(booksContract.list, page);
  expect(books[0]).toMatchObject({
    ...{ seriesName: 'Long', authors: ['Writer 0', 'Other'], tags: ['a', 'b'], rating: 8 },
    ...{ status: 'finished', finishedOn: '2026-01-02' },
  });
  const { rows: reads } = await user.call(bookReadsContract.list, page);
  expect(reads.filter(({ bookId }) => bookId === books[0]?.id)).toHaveLength(2);
  await user.call(imports.remove, { params: { importId: id } });
  for (const list of [booksContract.list, bookReadsContract.list])
    expect((await user.call(list, page)).rows).toEqual([]);
}, 60_000);
