import { expect, test } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { anotherDevice, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { routineItemsContract as items } from '#domains/routine/contract.ts';
import { routineCompletionsContract as completions } from './contract.ts';
import { historiesOf, routineDay } from './rules.ts';

const server = await startTestServer();
const workspace = await aWorkspace(server);
const { member, admin, owner } = workspace;
const params = { workspaceId: workspace.id };

async function anItem(user = member, fields: { isMedicine?: boolean } = {}, at = params) {
  const body = { id: newId(), title: 'Stretch', startsOn: '2026-03-01', ...fields };
  return user.call(items.create, { params: at, body });
}

type New = Call<typeof completions.create>['body'];
const completion = (routineItemId: string, fields: Partial<New> = {}): New => ({
  id: newId(),
  routineItemId,
  localDate: '2026-03-14',
  completedAt: '2026-03-14T08:00:00Z',
  ...fields,
});
const complete = (user: TestUser, routineItemId: string, fields: Partial<New> = {}) =>
  user.call(completions.create, { params, body: completion(routineItemId, fields) });
const list = async (user: TestUser, query = {}) =>
  (await user.call(completions.list, { params, query })).rows;
const ofItem = async (user: TestUser, id: string) =>
  (await list(user)).filter((row) => row.routineItemId === id);

const when = (date: string, { id }: TestUser) => ({ date, today: date, userId: id });
const dateOf = (instant: string, timeZone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

test('two people on two sides of the date line each have their own day', async () => {
  const shared = await anItem();
  const people = [
    { user: admin, timeZone: 'Pacific/Auckland' },
    { user: owner, timeZone: 'Pacific/Honolulu' },
  ];
  // In Auckland Sunday has just begun, in Honolulu it is the night to Saturday.
  const now = '2026-03-14T11:05:00Z';
  for (const { user, timeZone } of people) {
    const localDate = dateOf(now, timeZone);
    await complete(user, shared.id, { localDate, completedAt: now });
  }
  const days = await Promise.all(
    people.map(async ({ user, timeZone }) => {
      const all = (await user.call(items.list, { params, query: {} })).rows;
      const histories = historiesOf(await list(user));
      const date = dateOf(now, timeZone);
      const own = await ofItem(user, shared.id);
      const dates = own.map((row) => row.localDate);
      return { date, dates, done: routineDay(all, histories, when(date, user)).done };
    }),
  );
  expect(days).toEqual([
    { date: '2026-03-15', dates: ['2026-03-15'], done: 1 },
    { date: '2026-03-14', dates: ['2026-03-14'], done: 1 },
  ]);
  // Somebody who has ticked nothing sees none of it.
  expect(await ofItem(member, shared.id)).toEqual([]);
  // The next day begins with nothing done.
  const histories = historiesOf(await list(admin));
  const all = (await admin.call(items.list, { params, query: {} })).rows;
  const tomorrow = dateOf('2026-03-15T11:05:00Z', 'Pacific/Auckland');
  expect(routineDay(all, histories, when(tomorrow, admin)).done).toBe(0);
});

test('completing twice for one day is one row, whichever device was first', async () => {
  const telephone = await anotherDevice(server, member);
  const item = await anItem();
  const first = await complete(member, item.id);
  expect(await complete(telephone, item.id, { completedAt: '2026-03-14T09:00:00Z' })).toEqual(
    first,
  );
  expect(await ofItem(member, item.id)).toEqual([first]);
});

test('two devices that tick at the same moment make one row, announced once', async () => {
  const telephone = await anotherDevice(server, member);
  for (let round = 0; round < 5; round += 1) {
    const item = await anItem();
    const feed = await new FeedReader(member).connect();
    const answers = await Promise.all(
      [member, telephone, member, telephone].map((device) =>
        device.send(
          completions.create,
          { params, body: completion(item.id) },
          { 'idempotency-key': newId() },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await ofItem(member, item.id)).toHaveLength(1);
    // What comes last in the stream shows that nothing else came before it.
    const last = await anItem();
    await feed.until(() => feed.changes.some(({ id }) => id === last.id));
    expect(feed.changes.map(({ domain }) => domain)).toEqual([
      'routine-completions',
      'routine-items',
    ]);
    feed.disconnect();
  }
});

test('what a second device says differently about a day changes its row', async () => {
  const item = await anItem();
  const skipped = await complete(member, item.id, { status: 'skipped', note: 'Travelling' });
  const done = await complete(member, item.id, { completedAt: '2026-03-14T20:00:00Z' });
  expect(done).toMatchObject({ id: skipped.id, status: 'done', note: 'Travelling', version: 2 });
  expect(Date.parse(done.completedAt)).toBe(Date.parse('2026-03-14T20:00:00Z'));
  const noted = await complete(member, item.id, { note: 'In the hotel' });
  expect(noted).toMatchObject({ id: skipped.id, note: 'In the hotel', version: 3 });
});

test('a tick made offline before midnight counts for the day it was made', async () => {
  const item = await anItem();
  // Sent on the 15th, after midnight: day and time are those of the tick.
  const row = await complete(member, item.id, { completedAt: '2026-03-14T23:58:00Z' });
  expect(row).toMatchObject({ localDate: '2026-03-14' });
  await complete(member, item.id, {
    localDate: '2026-03-15',
    completedAt: '2026-03-15T00:10:00Z',
  });
  const dates = (await ofItem(member, item.id)).map(({ localDate }) => localDate);
  expect(dates).toEqual(['2026-03-14', '2026-03-15']);
});

test('what was undone can be done again', async () => {
  const item = await anItem();
  const first = await complete(member, item.id);
  await member.call(completions.remove, { params: { ...params, id: first.id } });
  expect(await ofItem(member, item.id)).toEqual([]);
  const second = await complete(member, item.id);
  expect(second.id).not.toBe(first.id);
  expect(await ofItem(member, item.id)).toEqual([second]);
});

test('nobody completes what they do not see, and is not told that it is there', async () => {
  const medicine = await anItem(member, { isMedicine: true });
  const elsewhere = await aWorkspace(server);
  const foreign = await anItem(elsewhere.owner, {}, { workspaceId: elsewhere.id });
  const answers = await Promise.all(
    [medicine.id, foreign.id, newId()].map((id) =>
      admin.send(completions.create, { params, body: completion(id) }),
    ),
  );
  for (const { status, body } of answers) {
    expect([status, body]).toMatchObject([
      400,
      {
        error: {
          message: 'What this refers to no longer exists',
          fields: { routineItemId: 'This no longer exists' },
        },
      },
    ]);
  }
  const kept = await ask(
    server.database.superuser,
    'select 1 from routine_completions where routine_item_id = any ($1)',
    [[medicine.id, foreign.id]],
  );
  expect(kept).toEqual([]);
});

test('a completion is about its item and day for good; how it went may be told anew', async () => {
  const item = await anItem();
  const row = await complete(member, item.id);
  const change = (body: object) =>
    member.send(completions.update, { params: { ...params, id: row.id }, body: body as never });
  for (const body of [{ localDate: '2026-03-15' }, { routineItemId: newId() }]) {
    expect((await change(body)).status).toBe(400);
  }
  expect((await change({ note: 'x'.repeat(501) })).text).toContain('Use at most 500 characters');
  expect((await change({ note: 'Slept badly' })).body).toMatchObject({ note: 'Slept badly' });
});

test.each([
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '2026-03-14T08:00:00+23:59',
  '2026-03-14T08:00:00.0123456789Z',
])('a tick at %s is refused', async (completedAt) => {
  const { id } = await anItem();
  const call = { params, body: completion(id, { completedAt }) };
  expect((await member.send(completions.create, call)).status).toBe(400);
  expect(await ofItem(member, id)).toEqual([]);
});

test('a period is listed by its days, in pages', async () => {
  const item = await anItem();
  const dates = ['2026-01-31', '2026-02-01', '2026-02-14', '2026-02-28', '2026-03-01'];
  for (const localDate of dates) await complete(member, item.id, { localDate });
  const listed = async (query: object) =>
    (await list(member, query))
      .filter(({ routineItemId }) => routineItemId === item.id)
      .map(({ localDate }) => localDate);
  expect(await listed({})).toEqual(dates);
  expect(await listed({ since: '2026-02-01', until: '2026-02-28' })).toEqual(dates.slice(1, 4));
  expect(await listed({ since: '2026-02-14' })).toEqual(dates.slice(2));
  expect(await listed({ until: '2026-02-01' })).toEqual(dates.slice(0, 2));
  const pages: string[] = [];
  let after: string | undefined;
  do {
    const query = { since: '2026-02-01', until: '2026-02-28', limit: 2, after };
    const page = await member.call(completions.list, { params, query });
    pages.push(
      ...page.rows.filter((row) => row.routineItemId === item.id).map((row) => row.localDate),
    );
    after = page.next ?? undefined;
  } while (after);
  expect(pages).toEqual(dates.slice(1, 4));
});
