import { expect, test } from 'vitest';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { scheduleItemsContract as items } from './contract.ts';

const server = await startTestServer();
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const { member, viewer } = studio;
const params = { workspaceId: studio.id };
const days = { startsOn: '2031-09-24', endsOn: '2031-09-26' };
const aTrip = (user = member, workspaceId = studio.id) =>
  user.call(tripsContract.create, {
    params: { workspaceId },
    body: { id: newId(), title: 'Lisbon', ...days },
  });
const plan = (tripId: string, more: object = {}, user = member) =>
  user.send(items.create, {
    params,
    body: { id: newId(), tripId, title: 'Steps', scheduledOn: '2031-09-25', ...more },
  });

test.each([
  [{ endTime: '09:00' }, 'startTime', 'Say when it starts, too'],
  [{ startTime: '25:00' }, 'startTime', ''],
  [{ scheduledOn: '2031-02-30' }, 'scheduledOn', ''],
  [{ title: ' ' }, 'title', ''],
])('an item with %j is refused beside %s', async (given, field, sentence) => {
  const { status, text } = await plan((await aTrip()).id, given);
  expect([status, text]).toEqual([400, expect.stringContaining(`"${field}":"${sentence}`)]);
});

test('an item stands on a day that its trip has no more: nothing that was planned is lost', async () => {
  const trip = await aTrip();
  expect((await plan(trip.id)).status).toBe(200);
  await member.call(tripsContract.update, {
    params: { ...params, id: trip.id },
    body: { startsOn: '2031-10-01', endsOn: '2031-10-02' },
  });
  const { rows } = await viewer.call(items.list, { params, query: {} });
  expect(rows.filter(({ tripId }) => tripId === trip.id)).toMatchObject([
    { scheduledOn: '2031-09-25' },
  ]);
  // What goes on until the next morning ends before it starts, by the clock.
  expect((await plan(trip.id, { startTime: '22:00', endTime: '01:30' })).status).toBe(200);
});

test('a trip of another workspace, a private one and one that is gone take no items', async () => {
  const theirs = await aTrip(agency.member, agency.id);
  const gone = await aTrip();
  await member.call(tripsContract.remove, { params: { ...params, id: gone.id } });
  const own = await aTrip();
  await member.call(tripsContract.update, {
    params: { ...params, id: own.id },
    body: { isPrivate: true },
  });
  const answers = [
    await plan(theirs.id),
    await plan(gone.id),
    await plan(own.id, {}, studio.admin),
  ];
  for (const { status, text } of answers)
    expect([status, text]).toEqual([
      400,
      expect.stringContaining('"tripId":"This no longer exists"'),
    ]);
});
