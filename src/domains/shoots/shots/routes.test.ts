import { expect, test } from 'vitest';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { scheduleItemsContract } from '#domains/shoots/schedule/contract.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { shotsContract as shots } from './contract.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const { member, admin } = studio;
const one = (id: string) => ({ params: { ...params, id } });

const aTrip = (more: object = {}) =>
  member.call(tripsContract.create, {
    params,
    body: { id: newId(), title: 'Lisbon', startsOn: '2031-09-24', endsOn: '2031-09-26', ...more },
  });
const aShot = (tripId: string, more: object = {}) =>
  member.call(shots.create, { params, body: { id: newId(), tripId, title: 'Wide', ...more } });
const listed = async (tripId: string, user = member) => {
  const { rows } = await user.call(shots.list, { params, query: {} });
  return rows.filter((row) => row.tripId === tripId);
};

test.each([
  [{ status: 'dropped' }, 'droppedReason', 'Say why it was dropped'],
  [{ title: ' ' }, 'title', 'Say what is to be seen'],
  [{ seconds: 0 }, 'seconds', 'Use at least 1 second'],
  [{ takes: 1_000 }, 'takes', 'Use 0 to 999 takes'],
])('a shot with %j is refused beside %s', async (given, field, text) => {
  const trip = await aTrip();
  const body = { id: newId(), tripId: trip.id, title: 'Wide', ...given };
  const answer = await member.send(shots.create, { params, body: body as never });
  const { error } = answer.body as { error: { fields: Record<string, string> } };
  expect([answer.status, error.fields]).toEqual([400, { [field]: text }]);
});

test('a dropped shot says why for as long as it is dropped', async () => {
  const trip = await aTrip();
  const { id } = await aShot(trip.id);
  const change = (body: object) => member.send(shots.update, { ...one(id), body });
  expect((await change({ status: 'dropped' })).text).toContain('Say why it was dropped');
  expect((await change({ droppedReason: 'Rain' })).status).toBe(400);
  expect((await change({ status: 'dropped', droppedReason: 'Rain' })).body).toMatchObject({
    droppedReason: 'Rain',
  });
  expect((await change({ status: 'todo' })).body).toMatchObject({ droppedReason: '' });
});

test('takes that two devices count at once are all counted, from 0 to 999', async () => {
  const trip = await aTrip();
  const { id } = await aShot(trip.id, { takes: 1 });
  const count = (by: number, user = member) => user.call(shots.count, { ...one(id), body: { by } });
  await Promise.all([count(1), count(1, admin), count(1)]);
  expect(await listed(trip.id)).toMatchObject([{ takes: 4 }]);
  expect(await count(-999)).toMatchObject({ takes: 0 });
  expect(await count(999)).toMatchObject({ takes: 999 });
  expect(await count(1)).toMatchObject({ takes: 999 });
  const gone = { ...one(newId()), body: { by: 1 } };
  expect((await member.send(shots.count, gone)).status).toBe(404);
  expect((await studio.viewer.send(shots.count, { ...one(id), body: { by: 1 } })).status).toBe(403);
});

test('an item of another trip is no time for a shot, and one that goes leaves the shot', async () => {
  const [trip, other] = [await aTrip(), await aTrip()];
  const item = await member.call(scheduleItemsContract.create, {
    params,
    body: { id: newId(), tripId: trip.id, title: 'Steps', scheduledOn: '2031-09-25' },
  });
  const shot = await aShot(trip.id, { scheduleItemId: item.id });
  expect(shot.scheduleItemId).toBe(item.id);
  const foreign = await member.send(shots.create, {
    params,
    body: { id: newId(), tripId: other.id, title: 'Wide', scheduleItemId: item.id },
  });
  const told = (fields: object) => ({ status: 400, body: { error: { fields } } });
  expect(foreign).toMatchObject(
    told({ scheduleItemId: 'This is not on the schedule of this trip' }),
  );
  // Nor is a shot for somebody who is not in the workspace.
  const stranger = { assigneeUserId: studio.stranger.id };
  const change = (body: object) => member.send(shots.update, { ...one(shot.id), body });
  expect(await change(stranger)).toMatchObject(
    told({ assigneeUserId: 'This person is not in this workspace' }),
  );
  expect((await change({ assigneeUserId: admin.id })).status).toBe(200);
});

test('what is owed becomes shots once, however often and by how many it is asked for', async () => {
  const trip = await aTrip();
  const campaign = await member.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Rain' },
  });
  const owed = await member.call(deliverablesContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId: campaign.id, platform: 'instagram', format: 'reel' },
      title: 'A reel',
    },
  });
  const piece = await member.call(contentItemsContract.create, {
    params,
    body: { id: newId(), title: 'Seventeen seconds of rain' },
  });
  const wanted = () => [
    ...[{ id: newId(), title: 'A reel', deliverableId: owed.id, contentItemId: null }],
    ...[{ id: newId(), title: 'Rain', deliverableId: null, contentItemId: piece.id }],
  ];
  const gather = (user = member) =>
    user.call(shots.gather, { params: { ...params, tripId: trip.id }, body: { shots: wanted() } });
  const answers = await Promise.all([gather(), gather(admin), gather()]);
  expect(answers.flatMap(({ rows }) => rows)).toHaveLength(2);
  expect((await gather()).rows).toEqual([]);
  const rows = await listed(trip.id);
  expect(rows.map(({ title }) => title).toSorted()).toEqual(['A reel', 'Rain']);
  expect(rows.every(({ priority, status }) => priority === 'must' && status === 'todo')).toBe(true);
  // One that was deleted is owed again.
  await member.call(shots.remove, one(rows[0]?.id ?? ''));
  expect((await gather()).rows).toHaveLength(1);
});

test('shots of a private trip are nobody else’s, nor made by others, and come back with it', async () => {
  const trip = await aTrip({ isPrivate: true });
  const shot = await aShot(trip.id);
  expect(await listed(trip.id, admin)).toEqual([]);
  const body = { id: newId(), tripId: trip.id, title: 'Guess' };
  expect((await admin.send(shots.create, { params, body })).status).toBe(400);
  const gathering = {
    params: { ...params, tripId: trip.id },
    body: { shots: [{ ...gathered() }] },
  };
  expect((await admin.send(shots.gather, gathering)).status).toBe(404);
  const change = (isPrivate: boolean) =>
    member.call(tripsContract.update, { ...one(trip.id), body: { isPrivate } });
  await change(false);
  expect(await listed(trip.id, admin)).toMatchObject([{ id: shot.id }]);
  await change(true);
  expect(await listed(trip.id, admin)).toEqual([]);
});

const gathered = () => ({
  ...{ id: newId(), title: 'Guess', deliverableId: newId(), contentItemId: null },
});

test('a copy of a trip has its schedule and shots as many days later, none of them done', async () => {
  const trip = await aTrip();
  const item = await member.call(scheduleItemsContract.create, {
    params,
    body: { id: newId(), tripId: trip.id, title: 'Steps', scheduledOn: '2031-09-25' },
  });
  await aShot(trip.id, { scheduleItemId: item.id, status: 'done', takes: 3 });
  await aShot(trip.id, {
    title: 'Loose',
    shotOn: '2031-09-26',
    status: 'dropped',
    droppedReason: 'Rain',
  });
  const copy = await member.call(tripsContract.copy, {
    ...one(trip.id),
    body: { id: newId(), title: 'Lisbon again', startsOn: '2032-03-01' },
  });
  const { rows: items } = await member.call(scheduleItemsContract.list, { params, query: {} });
  const [copied] = items.filter(({ tripId }) => tripId === copy.id);
  expect(copied).toMatchObject({ title: 'Steps', scheduledOn: '2032-03-02' });
  expect(await listed(copy.id)).toMatchObject([
    { title: 'Wide', scheduleItemId: copied?.id, status: 'todo', takes: 0 },
    { title: 'Loose', shotOn: '2032-03-03', status: 'todo', droppedReason: '' },
  ]);
});

test('the shots of a day stand on the agenda of whoever takes them, and of all others', async () => {
  const trip = await aTrip({ title: 'Harbour' });
  const mine = { shotOn: '2031-09-25', assigneeUserId: member.id };
  await aShot(trip.id, mine);
  await aShot(trip.id, { ...mine, status: 'done' });
  await aShot(trip.id, { shotOn: '2031-09-26', assigneeUserId: admin.id });
  const agenda = async (user: typeof member) =>
    (
      await user.call(agendaContract.list, {
        params,
        query: { from: '2031-09-25', to: '2031-09-25', mine: 'true' },
      })
    ).rows.filter(({ kind, record }) => kind === 'shots' && record?.id === trip.id);
  expect(await agenda(member)).toMatchObject([
    { date: '2031-09-25', title: 'Shots: Harbour', status: '1 of 2' },
  ]);
  // Nobody is left out of a day on the set: who takes a shot is a plan, not a wall.
  expect(await agenda(admin)).toHaveLength(1);
});
