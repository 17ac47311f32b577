import { expect, test } from 'vitest';
import { activitiesContract } from '#domains/around/activities/contract.ts';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { tripCampaignsContract } from '#domains/shoots/trips/deals/contract.ts';
import { attachmentsContract } from '#domains/around/attachments/contract.ts';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { bookingsContract as bookings } from './contract.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const { member, admin, owner } = studio;
const one = (id: string) => ({ params: { ...params, id } });

const aTrip = (more: object = {}) =>
  member.call(tripsContract.create, {
    params,
    body: { id: newId(), title: 'Lisbon', startsOn: '2031-09-24', endsOn: '2031-09-26', ...more },
  });
const aBooking = (tripId: string, more: object = {}) =>
  member.call(bookings.create, { params, body: { id: newId(), tripId, title: 'Flight', ...more } });
const costs = { costMinor: 40_080, currency: 'EUR', startsOn: '2031-09-24' };
const spend = (id: string, user = member) =>
  user.send(bookings.spend, { ...one(id), body: { expenseId: newId() } });
const spent = async (tripId: string) =>
  (await member.call(expensesContract.list, { params, query: { tripId } })).rows;

test.each([
  [{ startTime: '09:00' }, 'startsOn', 'Choose the day on which it starts'],
  [{ startsOn: '2031-09-24', endsOn: '2031-09-20' }, 'endsOn', 'It cannot end before it starts'],
  [{ timeZone: 'Mars/Base' }, 'timeZone', 'Choose a time zone from the list'],
])('a booking with %j is refused beside %s', async (given, field, text) => {
  const trip = await aTrip();
  const body = { id: newId(), tripId: trip.id, title: 'Flight', ...given };
  const answer = await member.send(bookings.create, { params, body });
  const { error } = answer.body as { error: { fields: Record<string, string> } };
  expect([answer.status, error.fields]).toEqual([400, { [field]: text }]);
});

test('a cost becomes one expense of the trip, however often and by how many it is asked for', async () => {
  const trip = await aTrip();
  const { id } = await aBooking(trip.id, costs);
  const answers = await Promise.all([spend(id), spend(id, admin), spend(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [expense, ...others] = await spent(trip.id);
  expect(others).toEqual([]);
  expect(expense).toMatchObject({
    ...{ title: 'Flight', amountMinor: 40_080, currency: 'EUR', spentOn: '2031-09-24' },
  });
  for (const { body } of answers) expect(body).toMatchObject({ expenseId: expense?.id });
  // One that was deleted makes room for another.
  await member.call(expensesContract.remove, one(expense?.id ?? ''));
  expect((await spend(id)).status).toBe(200);
  expect(await spent(trip.id)).toHaveLength(1);
});

test('a cost counts for the one deal of its trip, by the rate that was used last', async () => {
  const aDeal = async (rate: number) => {
    const { id } = await member.call(campaignsContract.create, {
      params,
      body: {
        ...{ id: newId(), campaignName: 'Slow mornings', feeMinor: 9_000, currency: 'EUR' },
        ...{ rate, rateCurrency: 'USD' },
      },
    });
    return id;
  };
  const deal = await aDeal(1.25);
  const trip = await aTrip();
  const link = (campaignId: string) =>
    member.call(tripCampaignsContract.create, {
      params,
      body: { id: newId(), tripId: trip.id, campaignId },
    });
  const add = async () => {
    const { id } = await aBooking(trip.id, costs);
    await spend(id);
    return (await spent(trip.id)).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1);
  };
  await link(deal);
  const rated = { rate: 1.25, rateCurrency: 'USD', baseMinor: 50_100 };
  expect(await add()).toMatchObject({ campaignId: deal, ...rated });
  // Of several deals nobody knows which.
  await link(await aDeal(1.5));
  expect(await add()).toMatchObject({ campaignId: null, rate: 1.5 });
});

test('what costs nothing, and what is of a private trip, becomes no expense', async () => {
  const trip = await aTrip();
  expect((await spend((await aBooking(trip.id)).id)).text).toContain('Say first what it costs');
  const own = await aTrip({ isPrivate: true });
  const { id } = await aBooking(own.id, costs);
  expect((await spend(id)).text).toContain('share the trip first');
  // To others it is not there at all.
  expect((await spend(id, admin)).status).toBe(404);
});

test('where money is kept to admins, members see no cost and make no expense of it', async () => {
  const trip = await aTrip();
  const { id } = await aBooking(trip.id, costs);
  const keep = (financeAccess: 'admins' | 'everyone') =>
    owner.call(workspacesContract.update, { params, body: { financeAccess } });
  await keep('admins');
  const { rows } = await member.call(bookings.list, { params, query: {} });
  expect(rows.find((row) => row.id === id)).toMatchObject({ costMinor: null });
  expect((await spend(id)).status).toBe(403);
  await keep('everyone');
});

test('bookings stand in the agenda on their days, without their codes; those of a cancelled trip do not', async () => {
  const trip = await aTrip();
  const code = 'SECRET7';
  await aBooking(trip.id, {
    ...{ startsOn: '2031-09-24', startTime: '09:40', endsOn: '2031-09-25', confirmationCode: code },
    title: 'Night train',
  });
  const agenda = () =>
    member.send(agendaContract.list, {
      params,
      query: { from: '2031-09-24', to: '2031-09-25', layers: 'trips' },
    } as never);
  const answer = await agenda();
  expect(answer.text).not.toContain(code);
  const { rows } = answer.body as { rows: { title: string; kind: string; time: string | null }[] };
  expect(
    rows.filter(({ title }) => title === 'Night train').map(({ kind, time }) => [kind, time]),
  ).toEqual([
    ['booking', '09:40'],
    ['booking-end', null],
  ]);
  await member.call(tripsContract.update, { ...one(trip.id), body: { status: 'cancelled' } });
  expect((await agenda()).text).not.toContain('Night train');
});

const ticket = Uint8Array.from(Buffer.from('Seat 14C'));
const attach = (bookingId: string, fileName = 'ticket.txt') =>
  member.upload(
    attachmentsContract.create,
    { params, body: { id: newId(), fileName, bookingId } },
    ticket,
  );

test('a booking has its tickets, which go and come with it, and which everybody reads', async () => {
  const trip = await aTrip();
  const { id } = await aBooking(trip.id);
  expect((await attach(id)).status).toBe(200);
  const files = await studio.viewer.call(attachmentsContract.list, {
    params,
    query: { bookingId: id },
  });
  expect(files.rows).toMatchObject([{ fileName: 'ticket.txt', bookingId: id, tripId: null }]);
});

test('bookings of a private trip have no files, and a trip whose bookings have some stays shared', async () => {
  const own = await aTrip({ isPrivate: true });
  const refused = await attach((await aBooking(own.id)).id);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('"bookingId":"This no longer exists"'),
  ]);
  const trip = await aTrip();
  const { id } = await aBooking(trip.id);
  await attach(id);
  const change = (isPrivate: boolean) =>
    member.send(tripsContract.update, { ...one(trip.id), body: { isPrivate } });
  const kept = await change(true);
  expect([kept.status, kept.text]).toEqual([
    400,
    expect.stringContaining('A trip that has files cannot become private'),
  ]);
});

test('what happened to the files of a booking is hidden once its trip is private', async () => {
  const trip = await aTrip();
  const { id } = await aBooking(trip.id);
  await attach(id, 'hidden permit.txt');
  const told = async () =>
    (
      await admin.send(activitiesContract.list, { params, query: { bookingId: id } } as never)
    ).text.includes('hidden permit');
  expect(await told()).toBe(true);
  // The file is gone for good, as after 30 days in the trash.
  await ask(server.database.superuser, 'delete from attachments where booking_id = $1', [id]);
  const body = { isPrivate: true };
  const answer = await member.send(tripsContract.update, { ...one(trip.id), body });
  expect(answer.status).toBe(200);
  expect(await told()).toBe(false);
});
