import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { recordStatements } from '#server/records/records.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { creation, line, uuid } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { recordImportsContract as imports } from './contract.ts';
import { comeFromFiles } from './service.ts';

const server = await startTestServer();
const { superuser } = server.database;

// Two tables like those of the collections that come from files: one is a part of the other.
for (const [table, column] of [
  ['films_of_test', 'title text not null check (length(title) between 1 and 200)'],
  ['views_of_test', 'film_id uuid not null'],
] as const) {
  await ask(superuser, `create table ${table} (${column}, import_id uuid)`);
  await ask(superuser, `call person_table('${table}')`);
  await ask(
    superuser,
    `alter table ${table} add foreign key (user_id, import_id)
      references record_imports (user_id, id) on delete set null (import_id)`,
  );
}
await ask(
  superuser,
  `alter table views_of_test add constraint views_of_test_film_id_fkey
    foreign key (user_id, film_id) references films_of_test (user_id, id)`,
);
const setOf = <F extends Record<string, z.ZodMiniType>>(table: string, fields: F) => ({
  // The types know the tables of the migrations alone.
  table: table as never,
  fields: Object.keys(fields),
  row: creation(fields),
  records: {
    statements: recordStatements(table, 'user_id', fields),
    announce(
      { transaction, userId }: { transaction: { record(change: object): void }; userId: string },
      id: string,
      { version, json }: { version: number; json: string | null },
    ) {
      transaction.record({ stream: userId, domain: table, id, version, json });
    },
  },
});
comeFromFiles('entertainment-items', {
  films: setOf('films_of_test', { title: line(200, 'Give it a title') }),
  views: setOf('views_of_test', { filmId: uuid }),
});

const mara = await aUser(server);
const aFilm = (title = 'Ridge') => ({ id: newId(), title });
const send = (
  content: unknown,
  options: { id?: string; key?: string; user?: TestUser; collection?: string } = {},
) => {
  const { id = newId(), key, user = mara, collection = 'entertainment-items' } = options;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return user.upload(
    imports.importMany,
    { body: { id, collection, fileName: 'letterboxd.csv' } },
    new TextEncoder().encode(text),
    key ? { 'idempotency-key': key } : {},
  );
};
const countOf = async (table = 'films_of_test', user = mara) => {
  const text = `select count(*)::int as count from ${table} where user_id = $1 and deleted_at is null`;
  return (await ask<{ count: number }>(superuser, text, [user.id]))[0]?.count ?? 0;
};
const counts = async () => [
  await countOf(),
  await countOf('views_of_test'),
  (await mara.call(imports.list, { params: {}, query: {} })).rows.length,
];

test('all records of a file come with what belongs to them, for their owner alone', async () => {
  const film = aFilm();
  const answer = await send({ films: [film], views: [{ id: newId(), filmId: film.id }] });
  expect([answer.status, answer.body]).toMatchObject([200, { rowCount: 1 }]);
  expect(await counts()).toEqual([1, 1, 1]);
  const pia = await aUser(server);
  expect((await pia.call(imports.list, { params: {}, query: {} })).rows).toEqual([]);
});

test.each([
  ['no JSON', '{', 'Send a JSON object'],
  ['a list', [], 'Send a JSON object'],
  ['another name', { books: [aFilm()] }, 'Send a JSON object'],
  ['no rows', { films: [] }, 'nothing to import'],
  ['a title of nothing', { films: [aFilm(), aFilm(' ')] }, 'Row 2: Give it a title'],
  ['a title of 201 signs', { films: [aFilm('a'.repeat(201))] }, 'Row 1'],
  ['a field of its own', { films: [{ ...aFilm(), userId: newId() }] }, 'Row 1'],
  [
    'a part of nothing',
    { films: [aFilm()], views: [{ id: newId(), filmId: newId() }] },
    'no longer exists',
  ],
])('%s leaves nothing behind', async (_name, content, text) => {
  const before = await counts();
  const answer = await send(content);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
  expect(await counts()).toEqual(before);
});

test('an id twice, or one that is there, stops all; the id of somebody else is free', async () => {
  const film = aFilm();
  expect((await send({ films: [film, film] })).status).toBe(400);
  expect((await send({ films: [film] })).status).toBe(200);
  const before = await counts();
  expect((await send({ films: [aFilm(), film] })).status).toBe(409);
  expect(await counts()).toEqual(before);
  expect((await send({ films: [film] }, { user: await aUser(server) })).status).toBe(200);
});

test('repeated it is done once, with its key and without', async () => {
  const before = await countOf();
  const [content, id, key] = [{ films: [aFilm(), aFilm()] }, newId(), newId()];
  const first = await send(content, { id, key });
  for (const again of [await send(content, { id, key }), await send(content, { id })])
    expect([again.status, again.text]).toEqual([200, first.text]);
  expect(await countOf()).toBe(before + 2);
});

test('taken back it is gone, and back it is what went with it', async () => {
  const before = await counts();
  const [kept, alone, id] = [aFilm(), aFilm(), newId()];
  await send({ films: [kept, alone], views: [{ id: newId(), filmId: kept.id }] }, { id });
  await ask(superuser, 'update films_of_test set deleted_at = now() where id = $1', [alone.id]);
  const one = { params: { importId: id } };
  const pia = await aUser(server);
  expect((await pia.send(imports.remove, one)).status).toBe(404);
  await mara.call(imports.remove, one);
  await mara.call(imports.remove, one);
  expect(await counts()).toEqual(before);
  expect((await send({ films: [aFilm()] }, { id })).status).toBe(409);
  expect((await pia.send(imports.restore, one)).status).toBe(404);
  await mara.call(imports.restore, one);
  expect(await counts()).toEqual([
    (before[0] ?? 0) + 1,
    (before[1] ?? 0) + 1,
    (before[2] ?? 0) + 1,
  ]);
});

test('more than 10,000 are refused, and a kind that does not come from files', async () => {
  const many = Array.from({ length: 10_001 }, () => aFilm());
  expect((await send({ films: many })).text).toContain('at most 10,000');
  expect((await send({ films: [aFilm()] }, { collection: 'tasks' })).status).toBe(400);
});

test('5,000 come within five seconds, and reach the feed', async () => {
  const user = await aUser(server);
  const reader = await new FeedReader(user).connect();
  const films = Array.from({ length: 5_000 }, (_, at) => aFilm(`Film ${at}`));
  const begun = performance.now();
  expect((await send({ films }, { user })).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(5_000);
  await reader.until(() => reader.changes.length > films.length, 30_000);
  reader.disconnect();
  expect(await countOf('films_of_test', user)).toBe(5_000);
}, 60_000);
