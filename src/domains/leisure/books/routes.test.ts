import { expect, test } from 'vitest';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { anOwner } from '#server/testing/collections.ts';
import { aWorkspace, type TestUser, aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { recordImportsContract as imports } from '#domains/leisure/imports/contract.ts';
import { booksContract } from './contract.ts';
import { bookQuotesContract } from './quotes/contract.ts';
import { bookReadsContract } from './reads/contract.ts';
import { firstReadId } from './reads/rules.ts';
import type { BookRead } from './reads/schema.ts';
import type { Book } from './schema.ts';

const server = await startTestServer();

type Fields = Partial<Book>;
const create = (user: TestUser, fields: Fields = {}) =>
  user.send(booksContract.create, {
    params: {},
    body: { id: newId(), title: 'The Tide Clerk', ...fields },
  });
const update = (user: TestUser, id: string, body: Fields) =>
  user.send(booksContract.update, { params: { id }, body });
async function aBook(user: TestUser, fields: Fields = {}): Promise<Book> {
  const answer = await create(user, fields);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body as Book;
}
const fieldsOf = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { error: { fields?: object } }).error.fields,
];

test('an ISBN is kept as 13 digits, and one whose last digit is wrong is refused beside it', async () => {
  const user = await aUser(server);
  expect(await aBook(user, { isbn: '0-441-47812-3' })).toMatchObject({ isbn: '9780441478125' });
  const sentence = { isbn: 'This is no ISBN: look at its digits again' };
  expect(fieldsOf(await create(user, { isbn: '0-441-47812-4' }))).toEqual([400, sentence]);
});

test.each([
  [{ pages: 300, progress: 400, progressUnit: 'page' as const }, 'progress', 'has 300 pages'],
  [{ progress: 101, progressUnit: 'percent' as const }, 'progress', '0 to 100 percent'],
  [{ minutes: 60, progress: 61, progressUnit: 'minute' as const }, 'progress', 'has 60 minutes'],
  [{ startedOn: '2026-03-02', finishedOn: '2026-03-01' }, 'finishedOn', 'before it was started'],
  [{ rating: 11 }, 'rating', 'Use 1 to 10'],
  [{ rating: 0 }, 'rating', 'Use 1 to 10'],
  [{ review: 'x'.repeat(20_001) }, 'review', 'Use at most 20,000 characters'],
  [{ authors: ['A', 'A'] }, 'authors', 'Name each author once'],
])(
  '%o is refused with a sentence, when added and when changed',
  async (fields, field, sentence) => {
    const user = await aUser(server);
    const told = [400, { [field]: expect.stringContaining(sentence) }];
    expect(fieldsOf(await create(user, fields))).toEqual(told);
    const { id } = await aBook(user);
    expect(fieldsOf(await update(user, id, fields))).toEqual(told);
  },
);

test('what is changed alone is held against the rest of the book', async () => {
  const user = await aUser(server);
  const { id } = await aBook(user, {
    ...{ pages: 300, progress: 212, startedOn: '2026-03-02', status: 'reading' },
  });
  const wrong: [Fields, object][] = [
    [{ progress: 400 }, { progress: 'This book has 300 pages' }],
    [{ pages: 200 }, { progress: 'This book has 200 pages' }],
    [{ finishedOn: '2026-03-01' }, { finishedOn: 'It cannot be finished before it was started' }],
    [{ progressUnit: 'percent' }, { progress: 'Use 0 to 100 percent' }],
  ];
  for (const [fields, told] of wrong) {
    expect(fieldsOf(await update(user, id, fields))).toEqual([400, told]);
    const several = { params: {}, body: { changes: [{ ids: [id], fields }] } };
    expect(fieldsOf(await user.send(booksContract.updateMany, several))).toEqual([400, told]);
  }
  expect((await update(user, id, { progressUnit: 'percent', progress: 70 })).status).toBe(200);
  // Pages are read again.
  expect((await update(user, id, { progressUnit: 'page', progress: 100 })).status).toBe(200);
});

test('a page and a length that come at once end with one of them', async () => {
  const user = await aUser(server);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aBook(user, { pages: 300, progress: 10 });
    const answers = await Promise.all([
      update(user, id, { progress: 250 }),
      update(user, id, { pages: 200 }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  }
});

test('a reading ends when it has begun', async () => {
  const user = await aUser(server);
  const { id: bookId } = await aBook(user);
  const id = newId();
  await user.call(bookReadsContract.create, {
    params: {},
    body: { id, bookId, startedOn: '2026-03-02' },
  });
  const change = (body: object) => user.send(bookReadsContract.update, { params: { id }, body });
  const sentence = { finishedOn: 'It cannot be finished before it was started' };
  expect(fieldsOf(await change({ finishedOn: '2026-03-01' }))).toEqual([400, sentence]);
  expect((await change({ finishedOn: '2026-03-02', outcome: 'finished' })).status).toBe(200);
  expect(fieldsOf(await change({ startedOn: '2026-03-03' }))).toEqual([400, sentence]);
});

const readsOf = async (user: TestUser) =>
  (await user.call(bookReadsContract.list, { params: {}, query: {} })).rows;

const begun: [Fields, Partial<BookRead>][] = [
  [{ status: 'reading', startedOn: '2026-03-02' }, { startedOn: '2026-03-02' }],
  [{ status: 'paused' }, { outcome: null }],
  [
    { status: 'finished', finishedOn: '2026-03-04', rating: 9, format: 'ebook' },
    { outcome: 'finished', finishedOn: '2026-03-04', rating: 9, format: 'ebook' },
  ],
  [{ status: 'dnf' }, { outcome: 'dnf', finishedOn: null }],
];
test.each(begun)('a book that is added as %o has its reading, once', async (fields, read) => {
  const user = await aUser(server);
  const book = await aBook(user, fields);
  await aBook(user, { ...fields, id: book.id });
  expect(await readsOf(user)).toMatchObject([{ bookId: book.id, ...read }]);
  // The app writes it down as well, and one that does not know that a book brings it.
  const own = { bookId: book.id, ...read };
  for (const id of [firstReadId(book.id), newId()]) {
    await user.call(bookReadsContract.create, { params: {}, body: { ...own, id } });
    expect(await readsOf(user)).toMatchObject([{ id, ...own }]);
  }
});

test('a book that is only wanted has no reading, and another reading is one more', async () => {
  const user = await aUser(server);
  await aBook(user);
  expect(await readsOf(user)).toEqual([]);
  const { id: bookId } = await aBook(user, { status: 'finished', finishedOn: '2026-03-04' });
  const again = { id: newId(), bookId, finishedOn: '2026-05-04', outcome: 'finished' as const };
  await user.call(bookReadsContract.create, { params: {}, body: again });
  expect(new Set((await readsOf(user)).map(({ finishedOn }) => finishedOn))).toEqual(
    new Set(['2026-03-04', '2026-05-04']),
  );
});

test('books of a file that names no readings have theirs', async () => {
  const user = await aUser(server);
  const [told, untold, wanted] = [newId(), newId(), newId()];
  const content = {
    books: [
      { id: told, title: 'Told', status: 'finished' },
      { id: untold, title: 'Untold', status: 'finished', finishedOn: '2026-03-04' },
      { id: wanted, title: 'Wanted' },
    ],
    bookReads: [{ id: newId(), bookId: told, outcome: 'finished', finishedOn: '2025-01-01' }],
  };
  const answer = await user.upload(
    imports.importMany,
    { body: { id: newId(), collection: 'books', fileName: 'books.json' } },
    new TextEncoder().encode(JSON.stringify(content)),
  );
  expect(answer.status).toBe(200);
  const reads = await readsOf(user);
  expect(reads).toHaveLength(2);
  expect(new Map(reads.map(({ bookId, finishedOn }) => [bookId, finishedOn]))).toEqual(
    new Map([
      [told, '2025-01-01'],
      [untold, '2026-03-04'],
    ]),
  );
});

test('what belongs to a book belongs to a book of the same person', async () => {
  const [user, other] = [await aUser(server), await aUser(server)];
  const { id: bookId } = await aBook(other);
  const read = { params: {}, body: { id: newId(), bookId } };
  expect((await user.send(bookReadsContract.create, read)).status).toBe(400);
  const quote = { params: {}, body: { id: newId(), bookId, text: 'The sea keeps no receipts.' } };
  expect((await user.send(bookQuotesContract.create, quote)).status).toBe(400);
  const long = { ...quote, body: { ...quote.body, text: 'x'.repeat(2_001) } };
  expect((await other.send(bookQuotesContract.create, long)).text).toContain('2,000 characters');
});

test('books follow their reader, and nobody else in a workspace sees them', async () => {
  const studio = await aWorkspace(server);
  const { title } = await aBook(studio.member, { title: 'Salt, Late' });
  for (const person of [studio.owner, studio.admin, studio.viewer]) {
    const { rows } = await person.call(booksContract.list, { params: {}, query: {} });
    expect(rows).toEqual([]);
  }
  const { rows } = await studio.member.call(booksContract.list, { params: {}, query: {} });
  expect(rows.map((row) => row.title)).toEqual([title]);
});

test('what is lent is on the agenda of its owner until it is back', async () => {
  const { user, workspaceId } = await anOwner(server);
  const day = Temporal.Now.plainDateISO('UTC').subtract({ days: 1 }).toString();
  const { id } = await aBook(user, { owned: 'lent', ownedWith: 'Bea', returnOn: day });
  await aBook(user, { owned: 'own', returnOn: day });
  const agenda = async () =>
    (await user.call(agendaContract.list, { params: { workspaceId }, query: { from: day } })).rows;
  expect(await agenda()).toMatchObject([
    { ...{ layer: 'leisure', kind: 'book-return', date: day, title: 'The Tide Clerk' } },
  ]);
  expect((await agenda())[0]?.isOverdue).toBe(true);
  await update(user, id, { owned: 'own' });
  expect(await agenda()).toEqual([]);
});
