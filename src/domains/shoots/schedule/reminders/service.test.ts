import { afterAll, expect, test } from 'vitest';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { authContract } from '#domains/people/auth/contract.ts';
import { bookingsContract } from '#domains/shoots/bookings/contract.ts';
import { remindOfBookings } from '#domains/shoots/bookings/reminders/service.ts';
import { scheduleItemsContract } from '#domains/shoots/schedule/contract.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { tripPeopleContract } from '#domains/shoots/trips/people/contract.ts';
import { openDatabase } from '#server/database/pool.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { remindOfCalls } from './service.ts';

const server = await startTestServer();
const database = openDatabase(server.database.app, { onError: () => undefined });
const services = { database, config: server.config };
afterAll(() => database.close());

const told = async (user: TestUser) =>
  (await user.call(notificationsContract.list, { query: {} })).rows.map(
    ({ event, title, detail, path }) => ({ event, title, detail, path }),
  );
async function remind(time: string) {
  await remindOfCalls(services, Temporal.Instant.from(time));
  await remindOfBookings(services, Temporal.Instant.from(time));
}

async function aTrip(more: object = {}) {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const { id } = await studio.owner.call(tripsContract.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Lisbon', startsOn: '2031-09-24', endsOn: '2031-09-26' },
      ...{ startTime: '08:00', ...more },
    },
  });
  const comes = (user: TestUser, callTime: string | null) =>
    studio.owner.call(tripPeopleContract.create, {
      params,
      body: { id: newId(), tripId: id, memberUserId: user.id, name: 'Somebody', callTime },
    });
  const books = (booking: object) =>
    studio.owner.call(bookingsContract.create, {
      params,
      body: { id: newId(), tripId: id, title: 'TP 1234', startsOn: '2031-09-24', ...booking },
    });
  const plans = (scheduledOn: string, startTime: string) =>
    studio.owner.call(scheduleItemsContract.create, {
      params,
      body: { id: newId(), tripId: id, title: 'Graça steps', scheduledOn, startTime },
    });
  return { studio, id, comes, books, plans };
}

test('in the evening before, who comes along learns when they are called and what goes', async () => {
  const { studio, id, comes, books, plans } = await aTrip();
  const { member, admin, owner } = studio;
  await comes(member, '06:30');
  await comes(admin, null);
  await admin.call(authContract.updatePreferences, { body: { timeFormat: '24' } });
  const flight = await books({ startTime: '09:40', status: 'confirmed' });
  await books({ title: 'Studio', startTime: null });
  await books({ title: 'Called off', status: 'cancelled' });
  await books({ title: 'Later', startsOn: '2031-09-25' });
  await plans('2031-09-24', '07:30');
  await remind('2031-09-23T17:59:00Z');
  expect(await told(member)).toEqual([]);
  await remind('2031-09-23T18:00:00Z');
  await remind('2031-09-23T21:00:00Z');
  const call = { event: 'trip', title: 'Lisbon', path: `/trip/${id}?tab=schedule&day=2031-09-24` };
  const ofMember = await told(member);
  expect(ofMember).toHaveLength(3);
  expect(ofMember).toContainEqual({ ...call, detail: 'calls you at 6:30 AM tomorrow' });
  expect(ofMember).toContainEqual({
    ...{ event: 'trip', title: 'TP 1234', detail: 'is tomorrow at 9:40 AM' },
    path: `/trip/${id}?tab=bookings&open=booking.${flight.id}`,
  });
  expect(ofMember).toContainEqual(
    expect.objectContaining({ title: 'Studio', detail: 'is tomorrow and not booked yet' }),
  );
  expect(await told(admin)).toContainEqual({ ...call, detail: 'begins at 07:30 tomorrow' });
  // Whoever made the trip but stays at home hears nothing of it.
  expect(await told(owner)).toEqual([]);
});

test('a day on which nothing is planned calls nobody, and a moved one is told of again', async () => {
  const { studio, comes, books, plans } = await aTrip({ startTime: null });
  const { member } = studio;
  await comes(member, '06:30');
  await remind('2031-09-24T19:00:00Z');
  expect(await told(member)).toEqual([]);
  await plans('2031-09-26', '10:00');
  await remind('2031-09-25T19:00:00Z');
  expect((await told(member)).map(({ detail }) => detail)).toEqual([
    'calls you at 6:30 AM tomorrow',
  ]);
  const one = await books({ title: 'Train', startsOn: '2031-09-27' });
  await remind('2031-09-26T19:00:00Z');
  await studio.owner.call(bookingsContract.update, {
    params: { workspaceId: studio.id, id: one.id },
    body: {
      ...{ startsOn: '2031-09-28', startTime: null, endsOn: null, endTime: null },
      ...{ timeZone: null, endTimeZone: null },
    },
  });
  await remind('2031-09-27T19:00:00Z');
  const trains = (await told(member)).filter(({ title }) => title === 'Train');
  expect(trains).toHaveLength(2);
});

test('of a private trip its creator alone is told, and of a cancelled one nobody', async () => {
  const own = await aTrip({ isPrivate: true });
  await own.books({ startTime: '09:40', status: 'confirmed' });
  const off = await aTrip();
  await off.books({});
  await off.studio.owner.call(tripsContract.update, {
    params: { workspaceId: off.studio.id, id: off.id },
    body: { status: 'cancelled' },
  });
  await remind('2031-09-23T20:00:00Z');
  expect((await told(own.studio.owner)).map(({ detail }) => detail).sort()).toEqual([
    ...['begins at 8:00 AM tomorrow', 'is tomorrow at 9:40 AM'],
  ]);
  expect(await told(own.studio.admin)).toEqual([]);
  expect(await told(off.studio.owner)).toEqual([]);
});

test('the evening is that of the trip, and of a booking that of where it begins', async () => {
  const there = {
    ...{ startsOn: '2031-11-28', endsOn: '2031-11-29', startTime: '07:30' },
    timeZone: 'Pacific/Auckland',
  };
  const { studio, comes, books } = await aTrip(there);
  const { member } = studio;
  const details = async (user: TestUser) => (await told(user)).map(({ detail }) => detail).sort();
  await comes(member, null);
  await books({
    ...{ startsOn: '2031-11-26', startTime: '19:00', timeZone: 'America/New_York' },
    status: 'confirmed',
  });
  await remind('2031-11-25T22:59:00Z');
  expect(await details(member)).toEqual([]);
  await remind('2031-11-25T23:00:00Z');
  await remind('2031-11-27T04:59:00Z');
  const flight = 'is tomorrow at 7:00 PM';
  expect(await details(member)).toEqual([flight]);
  await remind('2031-11-27T05:00:00Z');
  expect(await details(member)).toEqual(['begins at 7:30 AM tomorrow', flight]);
  // It has begun there while it is the evening before where its people have their clocks.
  const late = await aTrip(there);
  await remind('2031-11-27T18:25:00Z');
  expect(await details(late.studio.owner)).toEqual([]);
});
