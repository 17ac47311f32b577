import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { aUser, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { tasksContract as tasks } from '#domains/tasks/contract.ts';
import type { Task } from '#domains/tasks/schema.ts';

const server = await startTestServer();
const monday = '2090-01-02';
const daily = { title: 'Water the set', plannedOn: monday, repeatRule: 'FREQ=DAILY' };

const create = async (user: TestUser, body: object) =>
  (await user.send(tasks.create, { params: {}, body: { id: newId(), ...body } })).body as Task;
const all = async (user: TestUser) => (await user.call(tasks.list, { params: {}, query: {} })).rows;

test.each([
  ['', 'Choose how often it repeats'],
  ['FREQ=HOURLY', 'Repeating HOURLY is not supported'],
  ['INTERVAL=2', 'FREQ is missing'],
  ['FREQ=DAILY;COUNT=0', 'End after 1 to 999 times'],
  ['FREQ=DAILY;INTERVAL=0', 'Repeat every 1 to 999'],
  ['FREQ=DAILY;INTERVAL=1.5', 'Repeat every 1 to 999'],
  ['FREQ=DAILY;UNTIL=20900230', 'End on a date that exists'],
  ['FREQ=DAILY;UNTIL=20900101', 'The end must not be before the first date'],
  ['FREQ=DAILY;UNTIL=20900105;COUNT=2', 'not both'],
  ['FREQ=WEEKLY;BYDAY=XX', 'Choose days of the week that exist'],
  ['FREQ=WEEKLY;BYDAY=2MO', 'repeat monthly or yearly'],
  ['FREQ=WEEKLY;BYMONTHDAY=3', 'repeat monthly'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'from 1 to 31'],
  ['FREQ=MONTHLY;BYHOUR=3', 'Repeating by BYHOUR is not supported'],
  ['FREQ=MONTHLY;BYSETPOS=1', 'Say which days'],
  ['FREQ=DAILY;FREQ=WEEKLY', ''],
  ['FREQ=DAILY;__proto__=1', 'Repeating by __proto__ is not supported'],
  ['FREQ=DAILY;constructor=1', 'Repeating by constructor is not supported'],
  ['FREQ=DAILY;toString=x', 'Repeating by toString is not supported'],
  [`FREQ=MONTHLY;BYMONTHDAY=${'31,'.repeat(43)}31`, 'Say each day of a repeat once'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,+1', 'Say each day of a repeat once'],
  ['FREQ=WEEKLY;BYDAY=MO,MO', 'Say each day of a repeat once'],
  ['FREQ=YEARLY;BYMONTHDAY=3;BYDAY=2MO', 'do not fit together'],
  ['FREQ=DAILY;UNTIL=99991231', 'End on a date that exists'],
  ['DTSTART:20260101', ''],
])('the rule %j is refused beside its field', async (repeatRule, text) => {
  const user = await aUser(server);
  const body = { ...daily, repeatRule };
  const task = await create(user, daily);
  const bodies = { create: { id: newId(), ...body }, update: { repeatRule } };
  for (const answer of [
    await user.send(tasks.create, { params: {}, body: bodies.create }),
    await user.send(tasks.update, { params: { id: task.id }, query: {}, body: bodies.update }),
  ]) {
    const { error } = answer.body as { error: { fields: Record<string, string> } };
    expect([answer.status, Object.keys(error.fields)]).toEqual([400, ['repeatRule']]);
    expect(error.fields['repeatRule']).toContain(text);
  }
  expect(await all(user)).toEqual([task]);
});

test('repeats that take too long to work out are refused together, and nothing is changed', async () => {
  const user = await aUser(server);
  const never = { ...daily, repeatRule: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30' };
  const made = await Promise.all(Array.from({ length: 60 }, () => create(user, never)));
  const complete = (rows: Task[]) => {
    const fields = { completedAt: new Date().toISOString() };
    const changes = [{ ids: rows.map(({ id }) => id), fields }];
    return user.send(tasks.updateMany, { params: {}, body: { changes } });
  };
  const answer = await complete(made);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('takes too long')]);
  expect((await all(user)).filter(({ completedAt }) => completedAt)).toEqual([]);
  expect((await complete(made.slice(0, 5))).status).toBe(200);
});

test.each([
  [{ checklist: [{ id: newId(), text: ' ', isDone: false }] }],
  [{ checklist: [{ id: newId(), text: 'x'.repeat(201), isDone: false }] }],
  [{ checklist: Array.from({ length: 51 }, () => ({ id: newId(), text: 'x', isDone: false })) }],
  [{ checklist: Array.from({ length: 2 }, () => ({ id: monday, text: 'x', isDone: false })) }],
  [{ checklist: 'The fern' }],
  [{ deadlineOn: '2090-02-30' }],
  [{ remindMinutesBefore: 15 }],
  [{ sortOrder: 'first' }],
  [{ repeatMode: 'daily' }],
  [{ previousTaskId: newId() }],
  [{ seriesId: newId() }],
])('%j is refused and changes nothing', async (body) => {
  const user = await aUser(server);
  const task = await create(user, daily);
  const answer = await user.send(tasks.update, { params: { id: task.id }, query: {}, body });
  expect(answer.status).toBe(400);
  expect(await all(user)).toEqual([task]);
});

test('a moment finer than a nanosecond is refused, and one is as fine as that', async () => {
  const user = await aUser(server);
  const task = await create(user, daily);
  const complete = (completedAt: string) =>
    user.send(tasks.update, { params: { id: task.id }, query: {}, body: { completedAt } });
  const refused = await complete('2090-01-02T12:00:00.0123456789Z');
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('Use a moment that exists'),
  ]);
  expect((await complete('2090-01-02T12:00:00.012345678Z')).status).toBe(200);
});
