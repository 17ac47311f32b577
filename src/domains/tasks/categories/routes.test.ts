import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask, cloneDatabase } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { tasksContract as tasks } from '#domains/tasks/contract.ts';
import { categoriesContract as categories } from './contract.ts';

const server = await startTestServer();

const listed = async (user: TestUser) =>
  (await user.call(categories.list, { params: {}, query: {} })).rows;
const tasksOf = async (user: TestUser) =>
  (await user.call(tasks.list, { params: {}, query: {} })).rows;
const aTask = (user: TestUser, categoryId: string | null) =>
  user.call(tasks.create, { params: {}, body: { id: newId(), title: 'Cut the reel', categoryId } });

async function withCategories(count: number) {
  const user = await aUser(server);
  const [first, ...others] = await listed(user);
  for (const { id } of others) await user.call(categories.remove, { params: { id }, query: {} });
  const added = Array.from({ length: count - 1 }, (_, i) =>
    user.call(categories.create, { params: {}, body: { id: newId(), name: `Category ${i}` } }),
  );
  return {
    user,
    all: [first, ...(await Promise.all(added))].map((category) => category?.id ?? '').sort(),
  };
}

test('a new person starts with three categories', async () => {
  expect((await listed(await aUser(server))).map(({ name, color }) => [name, color])).toEqual([
    ['Work', 'blue'],
    ['Content', 'purple'],
    ['Personal', 'green'],
  ]);
});

test('the tasks of a deleted category move to the one that is named, deleted tasks too', async () => {
  const {
    user,
    all: [a = '', b = '', c = ''],
  } = await withCategories(3);
  const [open, gone, other] = [await aTask(user, b), await aTask(user, b), await aTask(user, a)];
  await user.call(tasks.remove, { params: { id: gone.id }, query: {} });
  const feed = await new FeedReader(user).connect();
  await user.call(categories.remove, { params: { id: b }, query: { moveTo: c } });
  expect((await listed(user)).map(({ id }) => id)).toEqual([a, c]);
  const rows = await tasksOf(user);
  expect(rows.map(({ id, categoryId, version }) => [id, categoryId, version])).toEqual([
    [open.id, c, 2],
    [other.id, a, 1],
  ]);
  const restored = await user.call(tasks.restore, { params: { id: gone.id } });
  expect(restored.categoryId).toBe(c);
  await feed.until(() => feed.changes.length >= 4);
  const told = feed.changes.map(({ domain, id, row }) => [domain, id, row === null]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['tasks', open.id, false],
      ['tasks', gone.id, true],
      ['categories', b, true],
    ]),
  );
  feed.disconnect();
});

test('without a name they move to the first other category', async () => {
  const {
    user,
    all: [a = '', b = '', c = ''],
  } = await withCategories(3);
  const task = await aTask(user, a);
  await user.call(categories.remove, { params: { id: a }, query: {} });
  expect((await tasksOf(user)).find(({ id }) => id === task.id)?.categoryId).toBe(b);
  await user.call(categories.remove, { params: { id: b }, query: {} });
  expect((await tasksOf(user)).find(({ id }) => id === task.id)?.categoryId).toBe(c);
});

test('the last category stays, with its tasks', async () => {
  const {
    user,
    all: [only = ''],
  } = await withCategories(1);
  const task = await aTask(user, only);
  const answer = await user.send(categories.remove, { params: { id: only } });
  expect([answer.status, answer.text]).toEqual([
    409,
    expect.stringContaining('The last category cannot be deleted.'),
  ]);
  expect(await tasksOf(user)).toEqual([task]);
});

test.each(['own', 'unknown', 'foreign'])(
  'nothing happens if the target is the %s one',
  async (which) => {
    const {
      user,
      all: [a = '', b = ''],
    } = await withCategories(2);
    const task = await aTask(user, a);
    const foreign = (await listed(await aUser(server)))[0]?.id ?? '';
    const moveTo = { own: a, unknown: newId(), foreign }[which] ?? '';
    const answer = await user.send(categories.remove, { params: { id: a }, query: { moveTo } });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('moveTo')]);
    expect((await listed(user)).map(({ id }) => id)).toEqual([a, b]);
    expect(await tasksOf(user)).toEqual([task]);
  },
);

test('of the last two categories deleted at the same moment one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { user, all } = await withCategories(2);
    await Promise.all(all.map((id) => aTask(user, id)));
    const answers = await Promise.all(
      all.map((id) => user.send(categories.remove, { params: { id } })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [left, ...more] = await listed(user);
    expect(more).toEqual([]);
    expect((await tasksOf(user)).map(({ categoryId }) => categoryId)).toEqual([left?.id, left?.id]);
  }
});

test('tasks that change their category while categories are deleted are neither lost nor orphaned', async () => {
  const { user, all } = await withCategories(6);
  const created = await Promise.all(all.flatMap((id) => [aTask(user, id), aTask(user, id)]));
  const moving = created.flatMap(({ id }, i) =>
    [1, 2, 3].map((step) =>
      user.send(tasks.update, {
        params: { id },
        body: { categoryId: all[(i + step) % all.length] },
      }),
    ),
  );
  const deleting = all.slice(0, 5).map((id) => user.send(categories.remove, { params: { id } }));
  const statuses = (await Promise.all([...deleting, ...moving])).map((answer) => answer.status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const left = new Set((await listed(user)).map(({ id }) => id));
  const rows = await tasksOf(user);
  expect(rows).toHaveLength(created.length);
  for (const { categoryId } of rows) expect(left.has(categoryId ?? '')).toBe(true);
}, 30_000);

test('ids in capitals mean the same category', async () => {
  const {
    user,
    all: [a = '', b = ''],
  } = await withCategories(2);
  await user.call(categories.remove, {
    params: { id: a.toUpperCase() },
    query: { moveTo: b.toUpperCase() },
  });
  expect((await listed(user)).map(({ id }) => id)).toEqual([b]);
});

test.each(['', '   ', 'x'.repeat(61)])('%j is no name for a category', async (name) => {
  const user = await aUser(server);
  const answer = await user.send(categories.create, { params: {}, body: { id: newId(), name } });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('"name"')]);
});

test('a name is there once, whatever its letters and the spaces around it', async () => {
  const user = await aUser(server);
  const create = (name: string) =>
    user.send(categories.create, { params: {}, body: { id: newId(), name } });
  const refused = (answer: { status: number; body: unknown }) => [
    answer.status,
    (answer.body as { error: { fields: object } }).error.fields,
  ];
  const sentence = { name: 'A category with this name exists already' };
  expect(refused(await create(' work '))).toEqual([409, sentence]);
  expect((await create('Überblick')).status).toBe(200);
  expect(refused(await create('ÜBERBLICK'))).toEqual([409, sentence]);
  const [work, content] = await listed(user);
  const rename = (id: string, name: string) =>
    user.send(categories.update, { params: { id }, body: { name } });
  expect(refused(await rename(content?.id ?? '', 'WORK'))).toEqual([409, sentence]);
  expect((await rename(work?.id ?? '', 'WORK')).status).toBe(200);
  // It goes for good, and its name with it. Others have names of their own.
  await user.call(categories.remove, { params: { id: work?.id ?? '' }, query: {} });
  expect((await create('work')).status).toBe(200);
  const other = await aUser(server);
  const theirs = { params: {}, body: { id: newId(), name: 'Überblick' } };
  expect((await other.send(categories.create, theirs)).status).toBe(200);
});

test('a new one comes last, and a place that somebody chose is kept', async () => {
  const user = await aUser(server);
  const names = async () =>
    (await listed(user))
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
      .map(({ name }) => name);
  const made = await user.call(categories.create, {
    params: {},
    body: { id: newId(), name: 'Travel' },
  });
  expect(await names()).toEqual(['Work', 'Content', 'Personal', 'Travel']);
  const [work] = await listed(user);
  const place = (id: string, sortOrder: number) =>
    user.call(categories.update, { params: { id }, body: { sortOrder } });
  await place(made.id, 0);
  await place(work?.id ?? '', 3);
  expect(await names()).toEqual(['Travel', 'Content', 'Personal', 'Work']);
});

test('doubles of before are counted on, so that none is lost', async () => {
  const database = await cloneDatabase();
  const user = newId();
  await ask(
    database.superuser,
    `alter table categories drop column sort_order; drop index categories_name_key`,
  );
  await ask(
    database.superuser,
    `insert into users (id, email, password_hash, time_zone) values ($1, 'mara@example.com', '', 'UTC')`,
    [user],
  );
  const long = 'x'.repeat(60);
  const before = ['Work', 'work', 'Work 2', ' WORK ', long, long.toUpperCase(), 'Solo'];
  const ids = before.map(() => newId()).sort();
  for (const [at, name] of before.entries())
    await ask(
      database.superuser,
      `insert into categories (user_id, id, name, created_by_user_id, updated_by_user_id)
        values ($1, $2, $3, $1, $1)`,
      [user, ids[at], name],
    );
  const file = new URL('../../../../migrations/0020-days-categories-routine.sql', import.meta.url);
  const [, part = ''] = (await readFile(file, 'utf8')).split(`-- 'Work' and 'work'`);
  await ask(database.owner, `--${part.split('-- Routine')[0] ?? ''}`);
  const rows = await ask<{ name: string }>(
    database.superuser,
    'select name from categories where user_id = $1 order by sort_order',
    [user],
  );
  expect(rows.map(({ name }) => name)).toEqual([
    ...['Work', 'work 3', 'Work 2', 'WORK 4', long, `${'X'.repeat(58)} 2`, 'Solo'],
  ]);
});
