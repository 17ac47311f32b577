import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { nextDates } from '#shared/recurrence/dates.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { tasksContract as tasks } from '#domains/tasks/contract.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';
import { trashContract } from '#domains/around/trash/contract.ts';

const server = await startTestServer();
// Far in the future, so that no date here is past on the day the tests run.
const monday = '2090-01-02';
const tuesday = '2090-01-03';
const doneMonday = { completedAt: '2090-01-02T12:00:00Z' };
const daily = { title: 'Water the set', plannedOn: monday, repeatRule: 'FREQ=DAILY' };

type Series = 'this' | 'following';
const create = async (user: TestUser, body: object) =>
  (await user.send(tasks.create, { params: {}, body: { id: newId(), ...body } })).body as Task;
const change = (user: TestUser, id: string, body: TaskChanges, series?: Series) =>
  user.call(tasks.update, { params: { id }, query: series ? { series } : {}, body });
const remove = (user: TestUser, id: string, series?: Series) =>
  user.call(tasks.remove, { params: { id }, query: series ? { series } : {} });
const all = async (user: TestUser) => (await user.call(tasks.list, { params: {}, query: {} })).rows;
const others = async (user: TestUser, id: string) =>
  (await all(user)).filter((task) => task.id !== id);

test('completing a repeating task keeps it and makes the next, with all it says, unticked', async () => {
  const user = await aUser(server);
  const item = { id: newId(), text: 'The fern', isDone: true };
  const task = await create(user, {
    ...daily,
    repeatRule: 'FREQ=WEEKLY;INTERVAL=2',
    notes: 'By the window',
    timeType: 'due-by',
    dueTime: '09:00',
    deadlineOn: '2090-01-05',
    sortOrder: 4,
    remindMinutesBefore: 30,
    checklist: [item],
  });
  expect(task).toMatchObject({ repeatFrom: monday, seriesId: null, previousTaskId: null });
  const done = await change(user, task.id, doneMonday);
  expect(done).toMatchObject({ plannedOn: monday, repeatRule: 'FREQ=WEEKLY;INTERVAL=2' });
  const [next, ...more] = await others(user, task.id);
  expect(more).toEqual([]);
  const { id, createdAt, updatedAt } = next ?? task;
  expect(next).toEqual({
    ...task,
    id,
    createdAt,
    updatedAt,
    plannedOn: '2090-01-16',
    repeatFrom: '2090-01-16',
    repeatRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
    deadlineOn: '2090-01-19',
    sortOrder: null,
    checklist: [{ ...item, isDone: false }],
    seriesId: task.id,
    previousTaskId: task.id,
  });
  await change(user, id, { completedAt: '2090-01-16T12:00:00Z' });
  const third = (await all(user)).find((one) => one.previousTaskId === id);
  expect(third).toMatchObject({ plannedOn: '2090-01-30', seriesId: task.id });
});

test('two devices, a repeated request and a late one make one next task', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  const key = { 'idempotency-key': newId() };
  const call = { params: { id: task.id }, query: {}, body: doneMonday };
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => user.send(tasks.update, call, key)),
    ...Array.from({ length: 4 }, () => user.send(tasks.update, call)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await change(user, task.id, { completedAt: '2090-01-20T12:00:00Z' });
  const next = await others(user, task.id);
  expect(next.map(({ plannedOn }) => plannedOn)).toEqual([tuesday]);
});

test('the database itself refuses a second next task', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  await change(user, task.id, doneMonday);
  const again = ask(
    server.database.superuser,
    `insert into tasks (user_id, id, title, created_by_user_id, updated_by_user_id, previous_task_id)
      values ($1, $2, 'Again', $1, $1, $3)`,
    [user.id, newId(), task.id],
  );
  await expect(again).rejects.toThrow('tasks_previous_task_id_key');
});

test('the day it was done is that of the user, and what was missed is passed over', async () => {
  const user = await aUser(server);
  await ask(server.database.superuser, `update users set time_zone = 'Asia/Tokyo' where id = $1`, [
    user.id,
  ]);
  const task = await create(user, daily);
  // 20:00 in London is the next morning in Tokyo.
  await change(user, task.id, { completedAt: '2090-01-05T20:00:00Z' });
  expect((await others(user, task.id))[0]?.plannedOn).toBe('2090-01-07');
});

test('a task moved from its day comes again on the days of its rule, none twice', async () => {
  const user = await aUser(server);
  const weekly = { ...daily, repeatRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' };
  const later = await create(user, weekly);
  await change(user, later.id, { plannedOn: '2090-01-10' });
  await change(user, later.id, { completedAt: '2090-01-10T12:00:00Z' });
  expect((await others(user, later.id))[0]?.plannedOn).toBe('2090-01-16');
  const second = await aUser(server);
  const earlier = await create(second, weekly);
  await change(second, earlier.id, { plannedOn: '2089-12-30' });
  await change(second, earlier.id, { completedAt: '2089-12-30T12:00:00Z' });
  expect((await others(second, earlier.id))[0]?.plannedOn).toBe('2090-01-16');
});

test('after completion, the interval counts from the day it was done', async () => {
  const user = await aUser(server);
  const task = await create(user, {
    ...daily,
    repeatRule: 'FREQ=DAILY;INTERVAL=10',
    repeatMode: 'after-completion',
  });
  await change(user, task.id, { completedAt: '2090-01-05T12:00:00Z' });
  expect((await others(user, task.id))[0]?.plannedOn).toBe('2090-01-15');
});

test('a rule with an end makes as many tasks as it says', async () => {
  for (const end of ['COUNT=3', 'UNTIL=20900104']) {
    const user = await aUser(server);
    let task: Task | undefined = await create(user, { ...daily, repeatRule: `FREQ=DAILY;${end}` });
    const preview = nextDates(task, { today: monday, count: 5 });
    const dates: (string | null)[] = [];
    while (task) {
      const { id, plannedOn }: Task = task;
      dates.push(plannedOn);
      await change(user, id, { completedAt: `${plannedOn}T12:00:00Z` });
      task = (await all(user)).find((one) => one.previousTaskId === id);
    }
    expect(dates).toEqual([monday, tuesday, '2090-01-04']);
    expect(preview).toEqual(dates.slice(1));
  }
});

test('opening it again takes back what completing made, if nobody has touched that', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  await change(user, task.id, doneMonday);
  await change(user, task.id, { completedAt: null });
  expect(await all(user)).toMatchObject([{ id: task.id, completedAt: null }]);
  await change(user, task.id, doneMonday);
  const [next] = await others(user, task.id);
  await change(user, next?.id ?? '', { title: 'Water the fern' });
  await change(user, task.id, { completedAt: null });
  await change(user, task.id, doneMonday);
  expect(await others(user, task.id)).toMatchObject([{ id: next?.id, title: 'Water the fern' }]);
});

test('a next task that was taken back is nowhere, neither listed nor in the trash', async () => {
  const { id: workspaceId, owner } = await aWorkspace(server);
  const task = await create(owner, daily);
  const trashed = async () =>
    (await owner.call(trashContract.list, { params: { workspaceId } })).rows;
  for (let times = 0; times < 2; times += 1) {
    await change(owner, task.id, doneMonday);
    await change(owner, task.id, { completedAt: null });
  }
  const write = (fields: TaskChanges) =>
    owner.call(tasks.updateMany, { params: {}, body: { changes: [{ ids: [task.id], fields }] } });
  await write(doneMonday);
  await write({ completedAt: null });
  expect(await all(owner)).toMatchObject([{ id: task.id, completedAt: null }]);
  expect(await trashed()).toEqual([]);
});

test('a next task that was deleted can be restored, as a task of its own', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  await change(user, task.id, doneMonday);
  const [taken] = await others(user, task.id);
  await remove(user, taken?.id ?? '');
  await change(user, task.id, { completedAt: null });
  await change(user, task.id, doneMonday);
  const id = taken?.id ?? '';
  const back = await user.call(tasks.restore, { params: { id } });
  expect(back).toMatchObject({ id, previousTaskId: null });
  expect(await others(user, task.id)).toHaveLength(2);
});

test('two next tasks that were deleted are restored together', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  const taken: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    await change(user, task.id, doneMonday);
    const made = (await others(user, task.id)).map(({ id }) => id);
    for (const id of made) await remove(user, id);
    taken.push(...made);
    await change(user, task.id, { completedAt: null });
  }
  expect(new Set(taken).size).toBe(2);
  const { rows } = await user.call(tasks.restoreMany, { params: {}, body: { ids: taken } });
  expect(new Set(rows.map(({ previousTaskId }) => previousTaskId))).toEqual(
    new Set([task.id, null]),
  );
});

test('what went along comes back too where another has its place by now', async () => {
  const user = await aUser(server);
  const first = await create(user, daily);
  await change(user, first.id, doneMonday);
  const [second] = await others(user, first.id);
  await change(user, second?.id ?? '', { completedAt: '2090-01-03T12:00:00Z' });
  const third = (await all(user)).find((one) => one.previousTaskId === second?.id);
  await remove(user, second?.id ?? '', 'following');
  expect(await others(user, first.id)).toEqual([]);
  await change(user, first.id, { completedAt: null });
  await change(user, first.id, doneMonday);
  await user.call(tasks.restore, { params: { id: third?.id ?? '' } });
  const back = new Map((await all(user)).map(({ id, previousTaskId }) => [id, previousTaskId]));
  expect(back.size).toBe(4);
  expect(back.get(second?.id ?? '')).toBeNull();
  expect(back.get(third?.id ?? '')).toBe(second?.id);
});

test('many completed at once make their next tasks, and many opened take them back', async () => {
  const user = await aUser(server);
  const ids = [
    await create(user, daily),
    await create(user, daily),
    await create(user, { title: 'Once' }),
  ].map(({ id }) => id);
  const write = (fields: TaskChanges) =>
    user.call(tasks.updateMany, { params: {}, body: { changes: [{ ids, fields }] } });
  await write(doneMonday);
  expect(await all(user)).toHaveLength(5);
  await write({ completedAt: null });
  expect(await all(user)).toHaveLength(3);
});

test('many deleted at once leave their series, and restoring them takes the next ones back', async () => {
  const user = await aUser(server);
  const repeats = await create(user, daily);
  const once = await create(user, { title: 'Once' });
  const body = { ids: [repeats.id, once.id] };
  await user.call(tasks.removeMany, { params: {}, body });
  expect(await all(user)).toMatchObject([{ title: daily.title, plannedOn: tuesday }]);
  await user.call(tasks.restoreMany, { params: {}, body });
  expect((await all(user)).map(({ id }) => id).toSorted()).toEqual(body.ids.toSorted());
});

test('"this one" changes one task, and the next is made as it was', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  const changed = await change(user, task.id, { title: 'Mist the set' }, 'this');
  expect(changed).toMatchObject({ title: 'Mist the set', repeatRule: null });
  const [next, ...more] = await others(user, task.id);
  expect(more).toEqual([]);
  expect(next).toMatchObject({ title: daily.title, plannedOn: tuesday, seriesId: task.id });
  // It has left the series: what becomes of it makes and takes back nothing.
  await change(user, task.id, doneMonday);
  await change(user, task.id, { completedAt: null });
  expect(await others(user, task.id)).toEqual([next]);
});

test('a change of "this one" is taken back whole: it is of its series again, and the next is gone', async () => {
  const user = await aUser(server);
  const made = await create(user, { ...daily, repeatRule: 'FREQ=WEEKLY;INTERVAL=2' });
  const task = await change(user, made.id, { plannedOn: tuesday });
  await change(user, task.id, { title: 'Mist the set', plannedOn: '2090-01-05' }, 'this');
  const { title, plannedOn, repeatRule, repeatFrom } = task;
  const back = await change(user, task.id, { title, plannedOn, repeatRule }, 'this');
  expect(back).toMatchObject({ title, plannedOn, repeatRule, repeatFrom: monday });
  expect(repeatFrom).toBe(monday);
  expect(await others(user, task.id)).toEqual([]);
});

test('one of a series that comes back from the trash is followed once', async () => {
  const user = await aUser(server);
  const first = await create(user, daily);
  await remove(user, first.id, 'this');
  const [second] = await all(user);
  await remove(user, second?.id ?? '', 'this');
  await user.call(tasks.restore, { params: { id: first.id } });
  await change(user, first.id, doneMonday);
  const open = (await all(user)).filter(({ completedAt }) => completedAt === null);
  expect(open).toMatchObject([{ plannedOn: '2090-01-04' }]);
});

test('"this and following" changes this one and those that come later', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  await change(user, task.id, { notes: 'Only today' }, 'this');
  const [next] = await others(user, task.id);
  await change(user, task.id, { title: 'Mist the set', plannedOn: '2090-01-01' }, 'following');
  expect(await others(user, task.id)).toMatchObject([
    { id: next?.id, title: 'Mist the set', notes: '', plannedOn: tuesday },
  ]);
});

test('deleting "this one" leaves the next, and undoing takes that back', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  await remove(user, task.id, 'this');
  expect(await all(user)).toMatchObject([{ plannedOn: tuesday, previousTaskId: task.id }]);
  await user.call(tasks.restore, { params: { id: task.id } });
  expect(await all(user)).toMatchObject([{ id: task.id, plannedOn: monday }]);
});

test('deleting "this and following" ends the series, and undoing brings all of it back', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  await change(user, task.id, { notes: 'Only today' }, 'this');
  await remove(user, task.id, 'following');
  expect(await all(user)).toEqual([]);
  await user.call(tasks.restore, { params: { id: task.id } });
  expect(await all(user)).toHaveLength(2);
});

test('every task that comes or goes by itself is announced', async () => {
  const user = await aUser(server);
  const feed = await new FeedReader(user).connect();
  const task = await create(user, daily);
  await change(user, task.id, doneMonday);
  const [next] = await others(user, task.id);
  await change(user, task.id, { completedAt: null });
  await feed.until(() => feed.changes.length >= 5);
  feed.disconnect();
  expect(feed.changes.map(({ id, version, row }) => [id, version, row === null])).toEqual([
    [task.id, 1, false],
    [task.id, 2, false],
    [next?.id, 1, false],
    [task.id, 3, false],
    [next?.id, 2, true],
  ]);
});

test("a stranger's task is neither changed nor continued", async () => {
  const [maria, pia] = [await aUser(server), await aUser(server)];
  const task = await create(maria, daily);
  for (const series of ['this', 'following'] as const) {
    const params = { id: task.id };
    const answers = [
      await pia.send(tasks.update, { params, query: { series }, body: { title: 'Mine' } }),
      await pia.send(tasks.remove, { params, query: { series } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  }
  expect(await all(maria)).toEqual([task]);
  expect(await all(pia)).toEqual([]);
});
