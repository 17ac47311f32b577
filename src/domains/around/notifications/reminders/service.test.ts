import { afterAll, expect, test } from 'vitest';
import { authContract } from '#domains/people/auth/contract.ts';
import { channelsContract } from '#domains/making/channels/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { routineCompletionsContract } from '#domains/routine/completions/contract.ts';
import { routineItemsContract } from '#domains/routine/contract.ts';
import { routineTakingsContract } from '#domains/routine/takings/contract.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import type { Module } from '#shared/modules.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { openDatabase } from '#server/database/pool.ts';
import { ask } from '#server/testing/database.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { remindOfMoments } from './service.ts';

const server = await startTestServer();
const database = openDatabase(server.database.app, { onError: () => undefined });
const services = { database, config: server.config };
afterAll(() => database.close());

const lookAt = (text: string) => remindOfMoments(services, Temporal.Instant.from(text));
const noticesOf = async (user: TestUser) =>
  (await user.call(notificationsContract.list, { query: {} })).rows
    .filter(({ event }) => ['post', 'task', 'medicine'].includes(event))
    .map(({ event, title, detail, path }) => ({ event, title, detail, path }));

async function aTask(user: TestUser, body: object) {
  const id = newId();
  const whole = { id, title: 'Film', ...body };
  await user.call(tasksContract.create, { params: {}, body: whole } as never);
  return id;
}

test('a task reminds at its time on the own clock, once, and not when it is done or deleted', async () => {
  const user = await aUser(server, { timeZone: 'America/New_York' });
  const timed = { plannedOn: '2031-01-15', timeType: 'start-only', startTime: '14:00' };
  const id = await aTask(user, { ...timed, remindMinutesBefore: 30 });
  await aTask(user, { ...timed, remindMinutesBefore: 30, completedAt: '2031-01-15T12:00:00Z' });
  await aTask(user, timed);
  const deleted = await aTask(user, { ...timed, remindMinutesBefore: 30 });
  await user.call(tasksContract.remove, { params: { id: deleted }, query: {} });
  const allDay = await aTask(user, {
    ...{ plannedOn: '2031-01-16', remindMinutesBefore: 0, title: 'Pack' },
  });
  await lookAt('2031-01-15T18:29:00Z');
  expect(await noticesOf(user)).toEqual([]);
  await Promise.all([lookAt('2031-01-15T18:30:00Z'), lookAt('2031-01-15T18:30:00Z')]);
  await lookAt('2031-01-15T18:30:30Z');
  const path = `/day/2031-01-15?task=${id}`;
  const film = { event: 'task', title: 'Film', detail: 'in 30 minutes', path };
  expect(await noticesOf(user)).toEqual([film]);
  await lookAt('2031-01-16T14:00:00Z');
  const pack = { event: 'task', title: 'Pack', detail: 'is today' };
  expect(await noticesOf(user)).toEqual([
    film,
    { ...pack, path: `/day/2031-01-16?task=${allDay}` },
  ]);
});

test('a zone that was kept in another spelling reminds, and one that is none holds up nobody', async () => {
  const [user, lost] = [await aUser(server), await aUser(server)];
  const zoned = 'update users set time_zone = $2 where id = $1';
  await ask(server.database.superuser, zoned, [user.id, 'america/new_york']);
  await ask(server.database.superuser, zoned, [lost.id, 'Mars/Olympus_Mons']);
  const timed = { plannedOn: '2031-02-15', timeType: 'start-only', startTime: '14:00' };
  await aTask(user, { ...timed, remindMinutesBefore: 0 });
  await aTask(lost, { ...timed, remindMinutesBefore: 0 });
  await lookAt('2031-02-15T14:00:00Z');
  expect([(await noticesOf(user)).length, (await noticesOf(lost)).length]).toEqual([0, 1]);
  await lookAt('2031-02-15T19:00:00Z');
  expect(await noticesOf(user)).toMatchObject([{ title: 'Film', detail: 'is now' }]);
  await ask(server.database.superuser, zoned, [lost.id, 'UTC']);
});

test('a task without a day reminds on its last day', async () => {
  const user = await aUser(server);
  const due = { deadlineOn: '2031-03-05', remindMinutesBefore: 0 };
  const id = await aTask(user, due);
  await aTask(user, { ...due, plannedOn: '2031-03-09' });
  await lookAt('2031-03-05T09:00:00Z');
  const path = `/day/2031-03-05?task=${id}`;
  expect(await noticesOf(user)).toEqual([
    { event: 'task', title: 'Film', detail: 'is today', path },
  ]);
});

test('a task that moves takes its reminder along, and reminds again of the new time', async () => {
  const user = await aUser(server);
  const timed = { timeType: 'start-only', startTime: '14:00', remindMinutesBefore: 10 };
  const id = await aTask(user, { plannedOn: '2031-02-03', ...timed });
  const move = (plannedOn: string, startTime: string) =>
    user.call(tasksContract.update, {
      params: { id },
      query: {},
      body: { plannedOn, timeType: 'start-only', startTime },
    });
  await move('2031-02-04', '14:00');
  await lookAt('2031-02-03T13:50:00Z');
  expect(await noticesOf(user)).toEqual([]);
  await lookAt('2031-02-04T13:50:00Z');
  expect(await noticesOf(user)).toHaveLength(1);
  await move('2031-02-04', '16:00');
  await lookAt('2031-02-04T14:20:00Z');
  expect(await noticesOf(user)).toHaveLength(1);
  await lookAt('2031-02-04T15:50:00Z');
  expect(await noticesOf(user)).toHaveLength(2);
});

test('what is switched off is not told', async () => {
  const user = await aUser(server);
  await user.call(authContract.updatePreferences, { body: { notificationsOff: ['task'] } });
  await aTask(user, { plannedOn: '2031-01-15', remindMinutesBefore: 0 });
  await lookAt('2031-01-15T09:00:00Z');
  expect(await noticesOf(user)).toEqual([]);
});

async function aPost(more: { assigneeUserId?: string | null; day: string }) {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const channel = await studio.owner.call(channelsContract.create, {
    params,
    body: { id: newId(), platform: 'instagram', name: 'Lark pictures' },
  });
  const contentItemId = newId();
  const assigneeUserId = more.assigneeUserId === undefined ? studio.member.id : null;
  const item = { id: contentItemId, title: 'Sea wall', assigneeUserId };
  await studio.admin.call(contentItemsContract.create, { params, body: item });
  const id = newId();
  const planned = { plannedOn: more.day, plannedTime: '18:00' };
  await studio.admin.call(postsContract.create, {
    params,
    body: { id, contentItemId, channelId: channel.id, ...planned },
  });
  const path = `/content/${contentItemId}?post=${id}`;
  const line = { event: 'post', title: 'Sea wall', detail: 'is due now on Lark pictures', path };
  return { studio, params, id, line };
}

test('a post is told at its planned time to whoever makes it, on their clock, once', async () => {
  const { studio, line } = await aPost({ day: '2031-04-01' });
  await studio.member.call(authContract.updatePreferences, { body: { timeZone: 'Asia/Tokyo' } });
  await lookAt('2031-04-01T08:59:00Z');
  expect(await noticesOf(studio.member)).toEqual([]);
  await Promise.all([lookAt('2031-04-01T09:00:00Z'), lookAt('2031-04-01T09:00:00Z')]);
  await lookAt('2031-04-01T18:00:00Z');
  expect(await noticesOf(studio.member)).toEqual([line]);
  for (const other of [studio.owner, studio.admin, studio.viewer, studio.stranger])
    expect(await noticesOf(other)).toEqual([]);
});

test('of a post for nobody its author is told, and the owner when that one has left', async () => {
  const { studio, params, id, line } = await aPost({ day: '2031-04-02', assigneeUserId: null });
  await lookAt('2031-04-02T18:00:00Z');
  expect(await noticesOf(studio.admin)).toEqual([line]);
  const { rows: members } = await studio.owner.call(membersContract.list, { params, query: {} });
  const memberId = members.find(({ userId }) => userId === studio.admin.id)?.id ?? '';
  await studio.owner.call(membersContract.remove, { params: { ...params, memberId } });
  const later = { plannedOn: '2031-04-03' };
  await studio.owner.call(postsContract.update, { params: { ...params, id }, body: later });
  await lookAt('2031-04-03T18:00:00Z');
  expect(await noticesOf(studio.owner)).toEqual([line]);
});

test('a post that is out is not told', async () => {
  const { studio, params, id } = await aPost({ day: '2031-04-04' });
  const posted = { status: 'posted' as const, postedAt: '2026-01-04T12:00:00Z' };
  await studio.member.call(postsContract.update, { params: { ...params, id }, body: posted });
  await lookAt('2031-04-04T18:00:00Z');
  expect(await noticesOf(studio.member)).toEqual([]);
});

test('nothing is told of content or routine while the workspace works without them', async () => {
  const { studio, params, line } = await aPost({ day: '2031-04-05' });
  await studio.member.call(routineItemsContract.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Thyroxine', startsOn: '2031-04-05', timeSlot: 'evening' },
      ...{ isMedicine: true, isCritical: true },
    },
  });
  const works = (modulesOff: Module[]) =>
    studio.owner.call(workspacesContract.update, { params, body: { modulesOff } });
  await works(['content', 'routine']);
  for (const time of ['18:00', '20:00']) await lookAt(`2031-04-05T${time}:00Z`);
  expect(await noticesOf(studio.member)).toEqual([]);
  await works([]);
  await lookAt('2031-04-05T18:30:00Z');
  await lookAt('2031-04-05T20:01:00Z');
  expect(await noticesOf(studio.member)).toMatchObject([line, { event: 'medicine' }]);
});

test('a critical medicine is told to the one who takes it, unless it is ticked off', async () => {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const add = (title: string, more: object) => {
    const item = { id: newId(), title, isMedicine: true, startsOn: '2031-05-01', ...more };
    return studio.member.call(routineItemsContract.create, { params, body: item });
  };
  const critical = await add('Thyroxine', { isCritical: true });
  await add('Vitamin', {});
  const resting = await add('Rests for a week', { isCritical: true });
  await studio.member.call(routineTakingsContract.create, {
    params,
    body: {
      ...{ id: newId(), routineItemId: resting.id, takenOn: '2031-05-01' },
      pauses: [{ from: '2031-05-01', until: '2031-05-08' }],
    },
  });
  await add('Inhaler', { isCritical: true, frequency: 'as-needed' });
  await add('Weekday drops', { isCritical: true, frequency: 'weekdays', timeSlot: 'evening' });
  await lookAt('2031-05-03T08:59:00Z');
  expect(await noticesOf(studio.member)).toEqual([]);
  // A Saturday.
  for (const time of ['09:00', '09:01', '20:00']) await lookAt(`2031-05-03T${time}:00Z`);
  const line = { event: 'medicine', detail: 'is due this morning', path: '/routine' };
  expect(await noticesOf(studio.member)).toEqual([{ ...line, title: 'Thyroxine' }]);
  await studio.member.call(routineCompletionsContract.create, {
    params,
    body: {
      ...{ id: newId(), routineItemId: critical.id },
      ...{ localDate: '2031-05-05', completedAt: '2031-05-05T08:00:00Z' },
    },
  });
  await lookAt('2031-05-05T09:00:00Z');
  expect(await noticesOf(studio.member)).toHaveLength(1);
  await lookAt('2031-05-05T20:00:00Z');
  const drops = { ...line, title: 'Weekday drops', detail: 'is due this evening' };
  expect((await noticesOf(studio.member)).slice(1)).toEqual([drops]);
  for (const other of [studio.owner, studio.admin]) expect(await noticesOf(other)).toEqual([]);
});
