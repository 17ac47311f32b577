import { describe, expect, test } from 'vitest';
import { activitiesContract } from '#domains/around/activities/contract.ts';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { commentsContract } from '#domains/around/comments/contract.ts';
import { trashContract } from '#domains/around/trash/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { tripContentItemsContract as pieces } from '#domains/shoots/trips/content/contract.ts';
import { tripCampaignsContract as deals } from '#domains/shoots/trips/deals/contract.ts';
import { tripPeopleContract as people } from '#domains/shoots/trips/people/contract.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { searchContract } from '#shared/contracts/search-contract.ts';
import { tripsContract as trips } from './contract.ts';

const server = await startTestServer();
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const { owner, admin, member, viewer } = studio;
const params = { workspaceId: studio.id };

type Fields = Partial<Call<typeof trips.create>['body']>;
const days = { startsOn: '2026-10-01', endsOn: '2026-10-04' };
const bodyOf = (fields: Fields = {}) => ({ id: newId(), title: 'Lisbon', ...fields });
const create = (user: TestUser, fields: Fields = {}) =>
  user.call(trips.create, { params, body: bodyOf(fields) });
const send = (fields: Fields) => member.send(trips.create, { params, body: bodyOf(fields) });
const change = (user: TestUser, id: string, body: Call<typeof trips.update>['body']) =>
  user.send(trips.update, { params: { ...params, id }, body });
const list = async (user: TestUser) => (await user.call(trips.list, { params, query: {} })).rows;
const peopleOf = async (user: TestUser, tripId: string) =>
  (await user.call(people.list, { params, query: {} })).rows.filter((one) => one.tripId === tripId);
const spend = (user: TestUser, tripId: string) =>
  user.send(expensesContract.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Tram', amountMinor: 300, currency: 'USD' },
      ...{ spentOn: '2026-10-01', tripId },
    },
  });

test('a trip has the zone of its creator, the currency of the workspace and the status of its days', async () => {
  expect(await create(member)).toMatchObject({ status: 'idea', currency: 'USD', timeZone: 'UTC' });
  const dated = await create(member, days);
  expect(dated).toMatchObject({ status: 'planning', ...days });
  const undated = await change(member, dated.id, { startsOn: null, endsOn: null });
  expect(undated.body).toMatchObject({ status: 'idea', startsOn: null });
  expect((await change(member, dated.id, days)).body).toMatchObject({ status: 'planning' });
});

test.each<[string, Fields, field: string, sentence: string]>([
  ['an end before the start', { ...days, endsOn: '2026-09-30' }, 'endsOn', 'before the first'],
  ['400 days', { ...days, endsOn: '2027-11-04' }, 'endsOn', 'at most 366 days'],
  ['a start without an end', { startsOn: '2026-10-01' }, 'endsOn', 'last day'],
  ['an end without a start', { endsOn: '2026-10-01' }, 'startsOn', 'first day'],
  ['a status that needs days', { status: 'confirmed' }, 'startsOn', 'Choose the days first'],
  ['half a place', { latitude: 38.7 }, 'longitude', 'together'],
  ['a place off the globe', { latitude: 91, longitude: 0 }, 'latitude', '-90 to 90'],
  ['no zone', { timeZone: 'Mars/Olympus' }, 'timeZone', 'from the list'],
])('%s is refused beside its field', async (_, fields, field, sentence) => {
  const answer = await send(fields);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(`"${field}"`)]);
  expect(answer.text).toContain(sentence);
});

test('366 days are taken, and what a change leaves out is looked at as it is stored', async () => {
  const { id } = await create(member, { startsOn: '2028-01-01', endsOn: '2028-12-31' });
  const longer = await change(member, id, { endsOn: '2029-01-01' });
  expect([longer.status, longer.text]).toEqual([400, expect.stringContaining('"endsOn"')]);
  expect((await change(member, id, { startsOn: '2028-01-02' })).status).toBe(200);
  const undated = await create(member);
  expect((await change(member, undated.id, { status: 'done' })).text).toContain('"startsOn"');
});

test('a deal, a piece and an expense of another workspace are refused beside their fields', async () => {
  const { id: tripId } = await create(member, days);
  const there = { params: { workspaceId: agency.id } };
  const deal = await agency.owner.call(campaignsContract.create, {
    ...there,
    body: { id: newId(), campaignName: 'Theirs' },
  });
  const theirs = await agency.owner.call(trips.create, {
    ...there,
    body: { id: newId(), title: 'Theirs' },
  });
  const linked = await member.send(deals.create, {
    params,
    body: { id: newId(), tripId, campaignId: deal.id },
  });
  expect([linked.status, linked.text]).toEqual([400, expect.stringContaining('"campaignId"')]);
  const foreign = await member.send(deals.create, {
    params,
    body: { id: newId(), tripId: theirs.id, campaignId: deal.id },
  });
  expect([foreign.status, foreign.text]).toEqual([400, expect.stringContaining('"tripId"')]);
  const spent = await spend(member, theirs.id);
  expect([spent.status, spent.text]).toEqual([400, expect.stringContaining('"tripId"')]);
});

test('a trip is for a deal once, whoever says so', async () => {
  const { id: tripId } = await create(member, days);
  const { id: campaignId } = await member.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Rain Shell' },
  });
  const link = (user: TestUser) =>
    user.call(deals.create, { params, body: { id: newId(), tripId, campaignId } });
  const both = await Promise.all([link(member), link(admin), link(owner)]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
});

describe('somebody who comes along', () => {
  test('is on a trip once, and keeps their name when they leave the workspace', async () => {
    const other = await aWorkspace(server);
    const here = { workspaceId: other.id };
    const trip = await other.owner.call(trips.create, {
      params: here,
      body: { id: newId(), title: 'Lisbon' },
    });
    const take = () =>
      other.owner.send(people.create, {
        params: here,
        body: { id: newId(), tripId: trip.id, memberUserId: other.member.id, name: 'Ife Ade' },
      });
    expect((await take()).status).toBe(200);
    const twice = await take();
    expect([twice.status, twice.text]).toEqual([409, expect.stringContaining('memberUserId')]);
    const { rows } = await other.owner.call(membersContract.list, { params: here, query: {} });
    const memberId = rows.find(({ userId }) => userId === other.member.id)?.id ?? '';
    await other.owner.call(membersContract.remove, { params: { ...here, memberId } });
    const left = await other.owner.call(people.list, { params: here, query: {} });
    expect(left.rows).toMatchObject([{ name: 'Ife Ade', memberUserId: null }]);
  });

  test('who is no member is refused beside the field', async () => {
    const { id: tripId } = await create(member);
    const answer = await member.send(people.create, {
      params,
      body: { id: newId(), tripId, name: 'X', memberUserId: studio.stranger.id },
    });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('memberUserId')]);
  });
});

test('a copy has everything in it, as long after its own first day; twice it is one', async () => {
  const from = await create(member, { ...days, status: 'confirmed', startTime: '09:40' });
  const tripId = from.id;
  const guest = { id: newId(), tripId, name: 'Jonas', role: 'Sound' };
  await member.call(people.create, { params, body: guest });
  const piece = await member.call(contentItemsContract.create, {
    params,
    body: { id: newId(), title: 'A wet day' },
  });
  const link = { id: newId(), tripId, contentItemId: piece.id };
  await member.call(pieces.create, { params, body: link });
  const copy = (body: Call<typeof trips.copy>['body']) =>
    member.call(trips.copy, { params: { ...params, id: tripId }, body });
  const body = { id: newId(), title: 'Lisbon, again', startsOn: '2027-03-30' };
  const [copied] = [await copy(body), await copy(body)];
  expect(copied).toMatchObject({
    ...{ id: body.id, title: 'Lisbon, again', status: 'planning', startTime: '09:40' },
    ...{ startsOn: '2027-03-30', endsOn: '2027-04-02', coverId: null, version: 1 },
  });
  expect(await peopleOf(member, copied.id)).toMatchObject([{ name: 'Jonas', role: 'Sound' }]);
  const linked = (await member.call(pieces.list, { params, query: {} })).rows;
  expect(linked.filter((one) => one.tripId === copied.id)).toMatchObject([
    { contentItemId: piece.id },
  ]);
  const idea = await copy({ id: newId(), title: 'One day', startsOn: null });
  expect(idea).toMatchObject({ status: 'idea', startsOn: null, endsOn: null });
});

test('a deleted trip comes back with everything in it', async () => {
  const { id } = await create(member, days);
  await member.call(people.create, { params, body: { id: newId(), tripId: id, name: 'Jonas' } });
  await member.call(trips.remove, { params: { ...params, id } });
  expect((await list(owner)).map((trip) => trip.id)).not.toContain(id);
  const body = { collection: 'trips', id };
  await owner.call(trashContract.restore, { params, body });
  expect((await list(owner)).map((trip) => trip.id)).toContain(id);
  expect(await peopleOf(owner, id)).toHaveLength(1);
});

test('a trip is on the agenda on each of its days that are asked for, unless it is cancelled', async () => {
  const there = { params: { workspaceId: agency.id } };
  const body = { id: newId(), title: 'Ferry', ...days, startTime: '08:15' };
  await agency.member.call(trips.create, { ...there, body });
  const on = async () => {
    const query = { from: '2026-10-02', to: '2026-12-31', layers: 'trips' };
    const { rows } = await agency.viewer.call(agendaContract.list, { ...there, query });
    return rows.map(({ date, title, time }) => [date, title, time]);
  };
  expect(await on()).toEqual(
    ['2026-10-02', '2026-10-03', '2026-10-04'].map((date) => [date, 'Ferry', null]),
  );
  const query = { from: '2026-10-01', to: '2026-10-01', layers: 'trips' };
  const { rows } = await agency.viewer.call(agendaContract.list, { ...there, query });
  expect(rows).toMatchObject([{ time: '08:15', isOverdue: false }]);
  await agency.member.call(trips.update, {
    params: { ...there.params, id: body.id },
    body: { status: 'cancelled' },
  });
  expect(await on()).toEqual([]);
});

describe('a private trip', () => {
  const secret = 'Umbrella proposal';
  const others = [owner, admin, viewer];

  /** All that a person of the workspace may read in which it could stand. */
  async function everythingOf(user: TestUser): Promise<string> {
    const range = { from: '2026-09-01', to: '2026-12-31' };
    const answers = await Promise.all([
      user.send(trips.list, { params, query: {} }),
      user.send(people.list, { params, query: {} }),
      user.send(deals.list, { params, query: {} }),
      user.send(pieces.list, { params, query: {} }),
      user.send(activitiesContract.list, { params, query: {} }),
      user.send(agendaContract.list, { params, query: range }),
      user.send(searchContract.search, { params, query: { q: 'umbrella', limit: 50 } }),
      user.send(trashContract.list, { params }),
      user.send(expensesContract.totals, { params, query: {} }),
    ]);
    for (const { status } of answers) expect(status).toBe(200);
    return answers.map(({ text }) => text).join('\n');
  }

  test('is nowhere to be found by owner, admins and viewers, nor is anything in it', async () => {
    const { id: tripId } = await create(member, { title: secret, isPrivate: true, ...days });
    const guest = { id: newId(), tripId, name: 'Umbrella guest' };
    await member.call(people.create, { params, body: guest });
    const { id: campaignId } = await member.call(campaignsContract.create, {
      params,
      body: { id: newId(), campaignName: 'For it' },
    });
    const link = { id: newId(), tripId, campaignId };
    await member.call(deals.create, { params, body: link });
    expect(await everythingOf(member)).toContain(secret);
    for (const user of others) {
      const told = await everythingOf(user);
      for (const word of ['mbrella', tripId, guest.id, link.id]) expect(told).not.toContain(word);
    }
    for (const user of [owner, admin]) {
      expect((await change(user, tripId, { title: 'Found' })).status).toBe(404);
      const body = { id: newId(), title: 'Stolen', startsOn: null };
      const copied = await user.send(trips.copy, { params: { ...params, id: tripId }, body });
      expect(copied.status).toBe(404);
      const along = { id: newId(), tripId, name: 'Spy' };
      const joined = await user.send(people.create, { params, body: along });
      expect([joined.status, joined.text]).toEqual([
        400,
        expect.stringContaining('"tripId":"This no longer exists"'),
      ]);
    }
  });

  test('takes its people and its past along when it becomes private, and brings them back', async () => {
    const [mine, theirs] = await Promise.all(
      [member, owner].map((user) => new FeedReader(user).connect()),
    );
    if (!mine || !theirs) throw new Error('Two readers connected');
    const trip = await create(member, { title: 'Umbrella sale', ...days });
    const [there, gone] = [newId(), newId()];
    for (const id of [there, gone])
      await member.call(people.create, { params, body: { id, tripId: trip.id, name: 'Jonas' } });
    await member.call(people.remove, { params: { ...params, id: gone } });
    expect(await everythingOf(owner)).toContain('Umbrella sale');
    expect((await change(member, trip.id, { isPrivate: true })).status).toBe(200);
    for (const user of others) {
      const told = await everythingOf(user);
      for (const word of ['Umbrella sale', trip.id, there, gone]) expect(told).not.toContain(word);
    }
    await theirs.until(() => theirs.changes.some(({ id, row }) => id === there && row === null));
    expect(await peopleOf(member, trip.id)).toHaveLength(1);
    // What waits in the trash is nobody else's, either.
    const back = await owner.send(people.restore, { params: { ...params, id: gone } });
    expect(back.status).toBe(404);
    expect((await change(member, trip.id, { isPrivate: false })).status).toBe(200);
    expect(await peopleOf(owner, trip.id)).toHaveLength(1);
    await theirs.until(() => theirs.changes.filter(({ id }) => id === trip.id).length >= 3);
    for (const reader of [mine, theirs]) reader.disconnect();
  });

  test('is made so by its creator alone', async () => {
    const { id } = await create(member, days);
    const answer = await change(owner, id, { isPrivate: true });
    expect([answer.status, answer.text]).toEqual([
      403,
      expect.stringContaining('person who added'),
    ]);
  });

  test('has no comments and no expenses, and none that has some becomes private', async () => {
    const { id: hidden } = await create(member, { isPrivate: true });
    const say = (tripId: string) =>
      member.send(commentsContract.create, { params, body: { id: newId(), body: 'Hm', tripId } });
    for (const answer of [await say(hidden), await spend(member, hidden)])
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('"tripId"')]);
    for (const [work, what] of [
      [say, 'comments'],
      [(id: string) => spend(member, id), 'expenses'],
    ] as const) {
      const { id } = await create(member);
      expect((await work(id)).status).toBe(200);
      const refused = await change(member, id, { isPrivate: true });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(what)]);
    }
  });
});

test('an expense of a trip counts for a deal by its own word alone', async () => {
  const { id: tripId } = await create(member, days);
  const { id: campaignId } = await member.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Counted' },
  });
  await member.call(deals.create, { params, body: { id: newId(), tripId, campaignId } });
  await spend(member, tripId);
  const query = { by: 'campaign' as const };
  const { sums } = await member.call(expensesContract.totals, { params, query });
  expect(sums.map(({ of }) => of)).not.toContain(campaignId);
  const { rows } = await member.call(expensesContract.list, { params, query: { tripId } });
  expect(rows).toMatchObject([{ tripId, campaignId: null }]);
});
