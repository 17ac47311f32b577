import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { categoriesContract as categories } from '#domains/tasks/categories/contract.ts';
import { tasksContract as tasks } from './contract.ts';
import type { Task } from './schema.ts';

const server = await startTestServer();
const maria = await aUser(server);

const create = (body: object, user: TestUser = maria) =>
  user.send(tasks.create, { params: {}, body: { id: newId(), title: 'Film the intro', ...body } });
const change = (id: string, body: object, user: TestUser = maria) =>
  user.send(tasks.update, { params: { id }, body });
const noTimes = { startTime: null, endTime: null, dueTime: null, timeOfDay: null };

test.each([
  [{ timeType: 'none' }, noTimes],
  [
    { timeType: 'start-end', startTime: '09:00', endTime: '10:30' },
    { ...noTimes, startTime: '09:00', endTime: '10:30' },
  ],
  [
    { timeType: 'start-only', startTime: '23:59' },
    { ...noTimes, startTime: '23:59' },
  ],
  [
    { timeType: 'due-by', dueTime: '00:00' },
    { ...noTimes, dueTime: '00:00' },
  ],
  [{ timeType: 'time-of-day' }, { ...noTimes, timeOfDay: 'morning' }],
  [
    { timeType: 'time-of-day', timeOfDay: 'evening' },
    { ...noTimes, timeOfDay: 'evening' },
  ],
  [
    { timeType: 'due-by', dueTime: '17:00', startTime: '09:00', timeOfDay: 'evening' },
    { ...noTimes, dueTime: '17:00' },
  ],
])('%j keeps its own times and no others', async (given, kept) => {
  const created = await create(given);
  expect([created.status, created.body]).toEqual([200, expect.objectContaining(kept)]);
  const other = (await create({ timeType: 'start-end', startTime: '08:00', endTime: '09:00' }))
    .body as Task;
  const changed = await change(other.id, given);
  expect([changed.status, changed.body]).toEqual([
    200,
    expect.objectContaining({ ...kept, title: other.title }),
  ]);
});

test.each([
  [
    { timeType: 'start-end', startTime: '10:00', endTime: '09:00' },
    'endTime',
    'The end must be after the start',
  ],
  [
    { timeType: 'start-end', startTime: '10:00', endTime: '10:00' },
    'endTime',
    'The end must be after the start',
  ],
  [{ timeType: 'start-end', startTime: '10:00' }, 'endTime', 'Choose an end time'],
  [{ timeType: 'start-only' }, 'startTime', 'Choose a start time'],
  [{ timeType: 'due-by' }, 'dueTime', 'Choose a time'],
  [{ timeType: 'due-by', dueTime: '24:00' }, 'dueTime', 'Use a time like 5:00 PM'],
  [{ timeType: 'weekly' }, 'timeType', ''],
  [{ plannedOn: '2026-02-30' }, 'plannedOn', 'Use a date that exists'],
  [{ plannedOn: 'tomorrow' }, 'plannedOn', 'Use a date that exists'],
  [{ title: '   ' }, 'title', 'Write what is to be done'],
  [{ title: 'x'.repeat(10_000) }, 'title', 'Use at most 200 characters'],
  [{ notes: 'x'.repeat(20_001) }, 'notes', 'Use at most 20,000 characters'],
  [{ categoryId: 'work' }, 'categoryId', 'no UUID'],
  [{ completedAt: 'yes' }, 'completedAt', ''],
])('%j is refused beside %s', async (given, field, text) => {
  const task = (await create({})).body as Task;
  for (const answer of [await create(given), await change(task.id, given)]) {
    const { error } = answer.body as { error: { code: string; fields: Record<string, string> } };
    expect([answer.status, error.code, Object.keys(error.fields)]).toEqual([
      400,
      'invalid',
      [field],
    ]);
    expect(error.fields[field]).toContain(text);
  }
});

test('notes may be as long as the rule says, in any writing', async () => {
  for (const letter of ['x', '語', '"', '\n', '🎬']) {
    const notes = letter.repeat(20_000 / letter.length);
    const answer = await create({ notes });
    expect([answer.status, (answer.body as Task).notes === notes], `${letter}`).toEqual([
      200,
      true,
    ]);
  }
});

test('a title is kept trimmed, and code in it stays text', async () => {
  const title = `<img src=x onerror=alert(1)> '; drop table tasks; -- 🎬`;
  expect((await create({ title: `  ${title}  ` })).body).toMatchObject({ title });
});

test('a category that is not there, or that is of somebody else, is refused', async () => {
  const pia = await aUser(server);
  const [hers] = (await pia.call(categories.list, { params: {}, query: {} })).rows;
  const task = (await create({})).body as Task;
  for (const categoryId of [newId(), hers?.id]) {
    for (const answer of [await create({ categoryId }), await change(task.id, { categoryId })]) {
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringContaining('"categoryId":"This no longer exists"'),
      ]);
    }
  }
});

test('a time without its time type is refused, as it could contradict what is stored', async () => {
  const task = (await create({ timeType: 'due-by', dueTime: '09:00' })).body as Task;
  expect((await change(task.id, { startTime: '10:00' })).status).toBe(400);
  expect((await change(task.id, {})).status).toBe(400);
});

test('deleting hides, deleting twice is the same, restoring brings back what was there', async () => {
  const task = (await create({ notes: 'with a red chair', plannedOn: '2026-03-14' })).body as Task;
  const params = { id: task.id };
  const gone = await maria.call(tasks.remove, { params, query: {} });
  expect(gone).toEqual({ id: task.id, version: 2, deleted: true });
  expect(await maria.call(tasks.remove, { params, query: {} })).toEqual(gone);
  expect((await change(task.id, { title: 'Changed in the meantime' })).status).toBe(404);
  const { rows } = await maria.call(tasks.list, { params: {}, query: {} });
  expect(rows.find(({ id }) => id === task.id)).toBeUndefined();
  const back = await maria.call(tasks.restore, { params });
  expect(back).toEqual({ ...task, version: 3, updatedAt: back.updatedAt });
  expect((await maria.send(tasks.restore, { params: { id: newId() } })).status).toBe(404);
});

test('a deleted task is not brought back by the request that once created it', async () => {
  const body = { id: newId(), title: 'Once' };
  await create(body);
  await maria.call(tasks.remove, { params: { id: body.id }, query: {} });
  expect((await create(body)).status).toBe(404);
});

test('pages by key give every task once, while others come and go', async () => {
  const user = await aUser(server);
  const created = new Set<string>();
  for (let i = 0; i < 25; i += 1)
    created.add(((await create({ title: `Task ${i}` }, user)).body as Task).id);
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const answer = await user.call(tasks.list, {
      params: {},
      query: { limit: 7, ...(after ? { after } : {}) },
    });
    seen.push(...answer.rows.map(({ id }) => id));
    if (!answer.next) break;
    after = answer.next;
    // What is added or removed behind the reader must not shift what lies before it.
    await user.call(tasks.remove, { params: { id: seen[page] ?? '' }, query: {} });
    await create({ title: 'New' }, user);
  }
  expect(seen.filter((id) => created.has(id))).toEqual([...created].sort());
  expect(new Set(seen).size).toBe(seen.length);
});

test('a long list tells where its pages begin, and they are those that follow one another', async () => {
  const user = await aUser(server);
  await ask(
    server.database.superuser,
    `insert into tasks (user_id, id, title, planned_on, created_by_user_id, updated_by_user_id)
      select $1, uuidv7(), 'Task ' || i, date '2026-01-01' + i % 100, $1, $1
      from generate_series(1, 3300) as i`,
    [user.id],
  );
  for (const query of [{}, { since: '2026-02-01' }, { from: '2026-01-01', to: '2026-03-01' }]) {
    const page = (more: object) =>
      user.call(tasks.list, { params: {}, query: { ...query, ...more } });
    const first = await page({ starts: 'true' });
    const begins = [];
    for (let { next } = first; next; { next } = await page({ after: next })) begins.push(next);
    expect([first.next ?? [], first.starts ?? []].flat()).toEqual(begins);
    // Whoever does not ask, or wants shorter pages, is told nothing that it would not understand.
    for (const less of [{}, { starts: 'true', limit: 10 }])
      expect(await page(less)).not.toHaveProperty('starts');
  }
});

test.each(['0', '-1', '1001', 'all', '1.5', ''])('a limit of %j is refused', async (limit) => {
  expect((await maria.fetch(`/api/v1/tasks?limit=${limit}`)).status).toBe(400);
});

test('`since` leaves out only what was completed and dated before', async () => {
  const user = await aUser(server);
  const made = async (title: string, more: object) =>
    (await create({ title, ...more }, user)).status;
  const completedAt = '2026-03-01T10:00:00Z';
  await made('open, old', { plannedOn: '2026-01-01' });
  await made('open, undated', {});
  await made('done, old', { plannedOn: '2026-01-01', completedAt });
  await made('done, that day', { plannedOn: '2026-03-01', completedAt });
  await made('done, undated', { completedAt });
  await made('done before, undated', { completedAt: '2026-02-28T23:59:59.999Z' });
  const titles = async (query: object) =>
    (await user.call(tasks.list, { params: {}, query })).rows.map(({ title }) => title).sort();
  expect(await titles({ since: '2026-03-01' })).toEqual([
    'done, that day',
    'done, undated',
    'open, old',
    'open, undated',
  ]);
  expect(await titles({})).toHaveLength(6);
  expect(await titles({ from: '2026-02-01', to: '2026-02-28' })).toEqual(['done before, undated']);
  expect(await titles({ from: '2026-01-01', to: '2026-02-27' })).toEqual(['done, old']);
  const { months } = await user.call(tasks.doneMonths, {});
  expect(months.map(({ month, count }) => `${month} ${count}`)).toEqual([
    '2026-03 2',
    '2026-02 1',
    '2026-01 1',
  ]);
  expect((await user.fetch('/api/v1/tasks?since=2026-02-30')).status).toBe(400);
});

test('a period lists what was completed and dated in it, both ends included', async () => {
  const user = await aUser(server);
  const completedAt = '2026-03-01T10:00:00Z';
  for (const plannedOn of ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01']) {
    await create({ title: plannedOn, plannedOn, completedAt }, user);
    await create({ title: `${plannedOn} open`, plannedOn }, user);
  }
  await create({ title: 'undated', completedAt }, user);
  const list = async (query: object) => user.send(tasks.list, { params: {}, query });
  const answer = await list({ from: '2026-01-01', to: '2026-01-31' });
  const { rows } = answer.body as { rows: Task[] };
  expect(rows.map(({ title }) => title).sort()).toEqual(['2026-01-01', '2026-01-31']);
  const wrong = [
    { from: '2026-01-01' },
    { to: '2026-01-01' },
    { from: '2026-01-01', to: '2026-01-31', since: '2026-01-01' },
    { from: '2026-02-30', to: '2026-03-01' },
  ];
  for (const query of wrong) expect((await list(query)).status).toBe(400);
  expect((await user.call(tasks.doneMonths, {})).months).toEqual([
    // What never had a day belongs to the day it was completed.
    { month: '2026-03', count: 1 },
    { month: '2026-02', count: 1 },
    { month: '2026-01', count: 2 },
    { month: '2025-12', count: 1 },
  ]);
  expect((await maria.call(tasks.doneMonths, {})).months).not.toContainEqual({
    month: '2025-12',
    count: 1,
  });
});

test('many changed at once keep their other fields, and one that breaks a rule stops all', async () => {
  const user = await aUser(server);
  const made = await Promise.all(
    ['one', 'two', 'three'].map(
      async (title) => (await create({ title, notes: 'kept' }, user)).body as Task,
    ),
  );
  const [one = '', two = '', three = ''] = made.map(({ id }) => id);
  const updateMany = (changes: object[]) => user.send(tasks.updateMany, { body: { changes } });
  const answer = await updateMany([
    { ids: [three, one], fields: { plannedOn: '2026-04-01' } },
    { ids: [two], fields: { completedAt: '2026-04-01T10:00:00Z' } },
  ]);
  const { rows } = answer.body as { rows: Task[] };
  expect(rows.map(({ title, notes, plannedOn }) => [title, notes, plannedOn])).toEqual([
    ['three', 'kept', '2026-04-01'],
    ['one', 'kept', '2026-04-01'],
    ['two', 'kept', null],
  ]);
  const refused = await updateMany([
    { ids: [one], fields: { title: 'changed' } },
    { ids: [two], fields: { categoryId: newId() } },
  ]);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('no longer exists'),
  ]);
  const listed = (await user.call(tasks.list, { params: {}, query: {} })).rows;
  expect(listed.map(({ title }) => title).sort()).toEqual(['one', 'three', 'two']);
});

test('changing the title alone leaves everything else as it was', async () => {
  const [category] = (await maria.call(categories.list, { params: {}, query: {} })).rows;
  const full = {
    plannedOn: '2026-03-14',
    completedAt: '2026-03-14T10:00:00Z',
    categoryId: category?.id,
    notes: 'with a red chair',
    timeType: 'start-end',
    startTime: '09:00',
    endTime: '10:30',
  };
  const task = (await create(full)).body as Task;
  const changed = (await change(task.id, { title: 'Film the outro' })).body as Task;
  const { updatedAt } = changed;
  expect(changed).toEqual({ ...task, title: 'Film the outro', version: 2, updatedAt });
  expect(changed).toMatchObject({ ...full, completedAt: task.completedAt });
});

test('two devices that change different fields at once both keep their change', async () => {
  const task = (await create({})).body as Task;
  await Promise.all([
    change(task.id, { title: 'Film the outro' }),
    change(task.id, { notes: 'in the garden' }),
    change(task.id, { plannedOn: '2026-04-01' }),
  ]);
  const { rows } = await maria.call(tasks.list, { params: {}, query: {} });
  expect(rows.find(({ id }) => id === task.id)).toMatchObject({
    title: 'Film the outro',
    notes: 'in the garden',
    plannedOn: '2026-04-01',
    version: 4,
  });
});

test('two devices that tick different steps of one checklist at once both keep their tick', async () => {
  const step = (text: string) => ({ id: newId(), text, isDone: false });
  const [shop, cook] = [step('Shop'), step('Cook')];
  const was = [shop, cook];
  const { id } = (await create({ checklist: was })).body as Task;
  const done = (one: typeof shop) =>
    was.map((item) => (item === one ? { ...item, isDone: true } : item));
  const answers = await Promise.all(
    [shop, cook].map((one) => change(id, { checklist: done(one), checklistWas: was })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const checklist = [shop, cook].map((item) => ({ ...item, isDone: true }));
  expect((await change(id, { title: 'Both' })).body).toMatchObject({ checklist });
  // Without a word of what it was, it is what was said.
  expect((await change(id, { checklist: was })).body).toMatchObject({ checklist: was });
});

test('a task that is not there is told with the sentence of the specification', async () => {
  const maria = await aUser(server);
  const answer = await maria.send(tasks.update, {
    params: { id: newId() },
    body: { title: 'Nothing here' },
  });
  expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('Todo not found')]);
});
