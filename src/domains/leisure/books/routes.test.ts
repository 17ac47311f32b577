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

const readIn = (user: TestUser, bookId: string, fields: Partial<BookRead>) => {
  const body = { ...fields, id: newId(), bookId };
  return { body, create: () => user.send(bookReadsContract.create, { params: {}, body }) };
};
const changeRead = (user: TestUser, id: string, body: Partial<BookRead>) =>
  user.send(bookReadsContract.update, { params: { id }, body });

test('a book that is begun on two devices is being read once, and ends on both of them', async () => {
  const user = await aUser(server);
  const { id } = await aBook(user);
  const [one, other] = ['2026-03-02', '2026-03-03'].map((startedOn) =>
    readIn(user, id, { startedOn }),
  );
  for (const device of [one, other]) expect((await device?.create())?.status).toBe(200);
  expect(await readsOf(user)).toMatchObject([{ id: other?.body.id, outcome: null }]);
  // What the second device has still to send is of its own reading.
  const end = { outcome: 'finished', finishedOn: '2026-03-04' } as const;
  expect((await changeRead(user, other?.body.id ?? '', end)).status).toBe(200);
  expect(await readsOf(user)).toMatchObject([end]);
  // Said once more it is the same, and begun once more it is another one.
  await other?.create();
  expect(await readsOf(user)).toMatchObject([end]);
  await readIn(user, id, { startedOn: '2026-05-01' }).create();
  expect(await readsOf(user)).toHaveLength(2);
});

test('begun at the same moment on two devices it is being read once', async () => {
  const user = await aUser(server);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aBook(user);
    const starts = [readIn(user, id, {}), readIn(user, id, {})];
    const answers = await Promise.all(starts.map(({ create: begin }) => begin()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await readsOf(user)).filter(({ bookId }) => bookId === id)).toHaveLength(1);
  }
});

test('what ends on one day on two devices was read once, with all that both have said', async () => {
  const user = await aUser(server);
  const { id } = await aBook(user);
  const end = { outcome: 'finished', finishedOn: '2026-03-04' } as const;
  await readIn(user, id, { ...end, startedOn: '2026-03-01', note: 'Slow.' }).create();
  await readIn(user, id, { ...end, rating: 8 }).create();
  const all = { ...end, startedOn: '2026-03-01', note: 'Slow.', rating: 8 };
  expect(await readsOf(user)).toMatchObject([all]);
  // A device that had begun it as well, and ends it now.
  const late = readIn(user, id, { startedOn: '2026-03-02' });
  await late.create();
  await changeRead(user, late.body.id, { ...end, startedOn: '2026-03-02' });
  expect(await readsOf(user)).toMatchObject([{ ...all, startedOn: '2026-03-02' }]);
  // Whoever corrects a day means that reading, and the other one stays.
  const again = readIn(user, id, { ...end, finishedOn: '2026-05-04' });
  await again.create();
  await changeRead(user, again.body.id, { finishedOn: end.finishedOn });
  expect(await readsOf(user)).toHaveLength(2);
});

test('what was begun on one device and ended on another that did not know it has ended', async () => {
  const user = await aUser(server);
  const { id } = await aBook(user);
  await readIn(user, id, { startedOn: '2026-03-01' }).create();
  const end = { outcome: 'finished', finishedOn: '2026-03-04' } as const;
  await readIn(user, id, end).create();
  expect(await readsOf(user)).toMatchObject([{ ...end, startedOn: '2026-03-01' }]);
  // An earlier time is another one.
  await readIn(user, id, { startedOn: '2026-05-01' }).create();
  await readIn(user, id, { ...end, finishedOn: '2025-03-04' }).create();
  expect(await readsOf(user)).toHaveLength(3);
});

const readOn = (user: TestUser, id: string, progress: number) =>
  user.send(booksContract.readOn, { params: { id }, body: { progress, progressUnit: 'page' } });

test('a book that is over is not moved back by a page that came late', async () => {
  const user = await aUser(server);
  const { id } = await aBook(user, { pages: 100, progress: 10, status: 'reading' });
  expect((await readOn(user, id, 20)).body).toMatchObject({ progress: 20, status: 'reading' });
  expect((await readOn(user, id, 400)).body).toMatchObject({ progress: 100, status: 'reading' });
  for (const status of ['finished', 'dnf'] as const) {
    const over = { status, progress: 60, finishedOn: '2026-03-04' };
    await update(user, id, over);
    const late = await readOn(user, id, 20);
    expect([late.status, late.body]).toMatchObject([200, over]);
  }
  // Who says that it was less far corrects it.
  expect((await update(user, id, { progress: 20 })).body).toMatchObject({ progress: 20 });
  expect((await readOn(await aUser(server), id, 20)).status).toBe(404);
});

test('a page is one of the pages that somebody counts, whatever another device counts in', async () => {
  const user = await aUser(server);
  const book = { pages: 300, progress: 10, progressUnit: 'percent', status: 'reading' } as const;
  const { id } = await aBook(user, book);
  const after = { progress: 120, progressUnit: 'page' };
  expect((await readOn(user, id, 120)).body).toMatchObject(after);
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
