import { afterAll, expect, test } from 'vitest';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { packingItemsContract as items } from '#domains/shoots/packing/contract.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { tripPeopleContract } from '#domains/shoots/trips/people/contract.ts';
import { openDatabase } from '#server/database/pool.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { remindOfPacking } from './service.ts';

const server = await startTestServer();
const database = openDatabase(server.database.app, { onError: () => undefined });
const services = { database, config: server.config };
afterAll(() => database.close());

const lookAt = (text: string) => remindOfPacking(services, Temporal.Instant.from(`${text}:00Z`));
const noticesOf = async (user: TestUser) =>
  (await user.call(notificationsContract.list, { query: {} })).rows
    .map(({ title, detail }) => `${title} ${detail}`)
    .sort();

/** A trip of three days with what is said of its things. */
async function aTrip(things: readonly object[], more: object = {}) {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const days = { startsOn: '2031-05-10', endsOn: '2031-05-12' };
  const trip = await studio.member.call(tripsContract.create, {
    params,
    body: { id: newId(), title: 'Lisbon', ...days, ...more },
  });
  const rows: string[] = [];
  for (const thing of things) {
    const body = { id: newId(), tripId: trip.id, name: `Thing ${rows.length}`, ...thing };
    rows.push((await studio.member.call(items.create, { params, body })).id);
  }
  const change = (id: string | undefined, body: object) =>
    studio.member.call(items.update, { params: { ...params, id: id ?? '' }, body });
  return { studio, params, trip, rows, change };
}

test('one is told to pack two days before, to charge the evening before, and of gear the day after, once each', async () => {
  const { studio, rows, change } = await aTrip([{}, { needsCharging: true }, { isGear: true }]);
  const { member } = studio;
  for (const moment of ['2031-05-07T20:00', '2031-05-08T07:59']) await lookAt(moment);
  expect(await noticesOf(member)).toEqual([]);
  for (const moment of ['2031-05-08T08:00', '2031-05-08T20:00', '2031-05-09T17:59'])
    await lookAt(moment);
  const told = ['Lisbon is in 2 days: 3 things to pack'];
  expect(await noticesOf(member)).toEqual(told);
  for (const moment of ['2031-05-09T18:00', '2031-05-09T23:00']) await lookAt(moment);
  told.unshift('Lisbon begins tomorrow: 1 thing to charge');
  expect(await noticesOf(member)).toEqual(told);
  await change(rows[2], { isPacked: true });
  for (const moment of ['2031-05-12T20:00', '2031-05-13T08:00', '2031-05-13T19:00'])
    await lookAt(moment);
  told.splice(1, 0, 'Lisbon has ended: 1 thing of gear to look for');
  expect(await noticesOf(member)).toEqual(told);
  // Who does not come along is told nothing.
  expect(await noticesOf(studio.owner)).toEqual([]);
});

test('the days are those of the trip where it is, at an hour at which people are awake', async () => {
  const things = [{ needsCharging: true }, { isGear: true, isPacked: true }];
  const { studio } = await aTrip(things, { timeZone: 'Pacific/Auckland' });
  const { member } = studio;
  await lookAt('2031-05-07T11:59');
  expect(await noticesOf(member)).toEqual([]);
  const told = ['Lisbon is in 2 days: 1 thing to pack'];
  for (const moment of ['2031-05-07T12:00', '2031-05-08T17:59']) await lookAt(moment);
  expect(await noticesOf(member)).toEqual(told);
  await lookAt('2031-05-08T18:00');
  told.unshift('Lisbon begins tomorrow: 1 thing to charge');
  expect(await noticesOf(member)).toEqual(told);
  for (const moment of ['2031-05-12T11:59', '2031-05-12T12:00']) await lookAt(moment);
  told.splice(1, 0, 'Lisbon has ended: 1 thing of gear to look for');
  expect(await noticesOf(member)).toEqual(told);
  // It has begun there.
  const late = await aTrip(things, { timeZone: 'Pacific/Auckland' });
  await lookAt('2031-05-09T18:00');
  expect(await noticesOf(late.studio.member)).toEqual([]);
});

test('nothing is told of what is packed, charged and back, nor of a trip that is called off', async () => {
  const done = await aTrip([
    { isPacked: true, needsCharging: true, isCharged: true },
    { isGear: true, isPacked: true, isReturned: true },
  ]);
  const off = await aTrip([{ needsCharging: true }], { status: 'cancelled' });
  for (const moment of ['2031-05-08T09:00', '2031-05-09T19:00', '2031-05-13T09:00'])
    await lookAt(moment);
  expect(await noticesOf(done.studio.member)).toEqual([]);
  expect(await noticesOf(off.studio.member)).toEqual([]);
});

test('whoever comes along is told of what they pack, and of nothing that they cannot see', async () => {
  const { studio, params, trip } = await aTrip([{}, { isPrivate: true }]);
  const { member, admin } = studio;
  const person = await member.call(tripPeopleContract.create, {
    params,
    body: { id: newId(), tripId: trip.id, memberUserId: admin.id, name: 'Ife' },
  });
  await member.call(items.create, {
    params,
    body: { id: newId(), tripId: trip.id, name: 'Hat', tripPersonId: person.id },
  });
  await lookAt('2031-05-08T09:00');
  expect(await noticesOf(admin)).toEqual(['Lisbon is in 2 days: 2 things to pack']);
  // Somebody is written down now, and it is not who made the trip.
  expect(await noticesOf(member)).toEqual([]);
});

test('the workspace says how long before one packs, and the agenda follows', async () => {
  const { studio, params } = await aTrip([{}]);
  const { member, owner } = studio;
  const set = (packDaysBefore: number) =>
    owner.send(workspacesContract.update, { params, body: { packDaysBefore } });
  const dayOf = async () => {
    const { rows } = await member.call(agendaContract.list, {
      params,
      query: { from: '2031-05-01', to: '2031-05-20' },
    });
    return rows.filter(({ kind }) => kind === 'packing-start').map(({ date }) => date);
  };
  expect(await dayOf()).toEqual(['2031-05-08']);
  for (const days of [0, 31, 1.5]) expect((await set(days)).status).toBe(400);
  expect((await set(5)).status).toBe(200);
  expect(await dayOf()).toEqual(['2031-05-05']);
  await lookAt('2031-05-05T09:00');
  expect(await noticesOf(member)).toEqual(['Lisbon is in 5 days: 1 thing to pack']);
  // Told is told, also when the day is another one afterwards.
  await set(1);
  await lookAt('2031-05-09T09:00');
  expect(await noticesOf(member)).toHaveLength(1);
  const other = await aTrip([{}]);
  await other.studio.owner.call(workspacesContract.update, {
    params: other.params,
    body: { packDaysBefore: 1 },
  });
  await lookAt('2031-05-09T09:00');
  expect(await noticesOf(other.studio.member)).toEqual(['Lisbon begins tomorrow: 1 thing to pack']);
});
