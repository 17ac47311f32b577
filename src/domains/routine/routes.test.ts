import { expect, test } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { openDatabase } from '#server/database/pool.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { tidy } from '#server/records/tidy.ts';
import { routineCompletionsContract as completions } from '#domains/routine/completions/contract.ts';
import { routineItemsContract as items } from './contract.ts';

const server = await startTestServer();
const workspace = await aWorkspace(server);
const { member, admin, owner, viewer } = workspace;
const params = { workspaceId: workspace.id };

type NewItem = Partial<Call<typeof items.create>['body']>;
const create = (user: TestUser, fields: NewItem = {}) =>
  user.call(items.create, {
    params,
    body: { id: newId(), title: 'Iron', startsOn: '2026-03-14', ...fields },
  });
const list = async (user: TestUser) => (await user.call(items.list, { params, query: {} })).rows;
const titles = async (user: TestUser) => (await list(user)).map(({ title }) => title);

test('an item without a place comes behind all that its creator sees', async () => {
  const there = (await list(admin)).length;
  expect(await create(admin)).toMatchObject({ sortOrder: there });
  expect(await create(admin)).toMatchObject({ sortOrder: there + 1 });
  expect(await create(admin, { sortOrder: 40 })).toMatchObject({ sortOrder: 40 });
  // Somebody else's medicine takes no place here.
  await create(member, { isMedicine: true });
  expect(await create(admin)).toMatchObject({ sortOrder: there + 3 });
});

test('an item that becomes a medicine vanishes for the others, and comes back when it is none', async () => {
  const feeds = await Promise.all([member, owner].map((user) => new FeedReader(user).connect()));
  const { id } = await create(member, { title: 'Vitamin D' });
  const change = (fields: object) =>
    member.call(items.update, { params: { ...params, id }, body: fields });

  expect(await titles(owner)).toContain('Vitamin D');
  await change({ isMedicine: true, dosage: '1 capsule', isCritical: true });
  expect(await titles(owner)).not.toContain('Vitamin D');
  expect(await titles(member)).toContain('Vitamin D');
  await change({ isMedicine: true, dosage: '2 capsules' });
  const open = await change({ isMedicine: false });
  expect(open).toMatchObject({ dosage: '', isCritical: false });
  expect(await titles(owner)).toContain('Vitamin D');

  const [mine, theirs] = feeds;
  if (!mine || !theirs) throw new Error('Two readers connected');
  await theirs.until(() => theirs.changes.some(({ version }) => version === open.version));
  await mine.until(() => mine.changes.some(({ version }) => version === open.version));
  const told = (feed: FeedReader) =>
    feed.changes
      .filter(({ stream }) => stream === workspace.id)
      .map(({ domain, version, row }) => [domain, version, row !== null]);
  expect(told(mine)).toEqual([
    ['routine-items', 1, true],
    ['routine-items', 2, true],
    ['routine-items', 3, true],
    ['routine-items', 4, true],
  ]);
  expect(told(theirs)).toEqual([
    ['routine-items', 1, true],
    // To them it is deleted now.
    ['routine-items', 2, false],
    ['hidden', 0, false],
    ['routine-items', 4, true],
  ]);
  expect(JSON.stringify(theirs.changes)).not.toContain('capsule');
  for (const feed of feeds) feed.disconnect();
});

test('several items that become medicines at once vanish each', async () => {
  const ids = [await create(member), await create(member)].map(({ id }) => id);
  const fields = { isMedicine: true };
  await member.call(items.updateMany, { params, body: { changes: [{ ids, fields }] } });
  expect((await list(admin)).filter(({ id }) => ids.includes(id))).toEqual([]);
  expect((await list(member)).filter(({ id }) => ids.includes(id))).toHaveLength(2);
});

test("nobody makes somebody else's item a medicine, and nothing changes when they try", async () => {
  const { id } = await create(member, { title: 'Shared stretch' });
  const before = await list(member);
  const refused = {
    error: expect.objectContaining({
      code: 'forbidden',
      message: 'Only the person who added this can make it private',
    }),
  };
  const body = { isMedicine: true, title: 'Mine' };
  const one = await owner.send(items.update, { params: { ...params, id }, body });
  expect([one.status, one.body]).toEqual([403, refused]);
  const several = { changes: [{ ids: [id], fields: body }] };
  const many = await owner.send(items.updateMany, { params, body: several });
  expect([many.status, many.body]).toEqual([403, refused]);
  expect(await list(member)).toEqual(before);
  // All else of it is everybody's.
  await owner.call(items.update, { params: { ...params, id }, body: { title: 'Long stretch' } });
  expect(await titles(member)).toContain('Long stretch');
});

test('the whole routine is paused by one request, and pauses are kept as they were given', async () => {
  const ids = [await create(admin), await create(admin)].map(({ id }) => id);
  const pauses = [
    { from: '2026-03-20', until: '2026-03-27' },
    { from: '2026-12-24', until: '2027-01-02' },
  ];
  const { rows } = await admin.call(items.updateMany, {
    params,
    body: { changes: [{ ids, fields: { pauses } }] },
  });
  expect(rows.map((row) => row.pauses)).toEqual([pauses, pauses]);
});

test('a deleted item takes its completions out of sight and brings them back with it', async () => {
  const { id } = await create(member);
  const done = await member.call(completions.create, {
    params,
    body: {
      id: newId(),
      routineItemId: id,
      localDate: '2026-03-14',
      completedAt: '2026-03-14T08:00:00Z',
    },
  });
  await admin.call(items.remove, { params: { ...params, id } });
  const again = { id: newId(), routineItemId: id, localDate: '2026-03-15' };
  const refused = await member.send(completions.create, {
    params,
    body: { ...again, completedAt: '2026-03-15T08:00:00Z' },
  });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { error: { fields: { routineItemId: 'This no longer exists' } } },
  ]);
  await admin.call(items.restore, { params: { ...params, id } });
  const { rows } = await member.call(completions.list, { params, query: {} });
  expect(rows.filter((row) => row.routineItemId === id)).toEqual([done]);
});

test("an item that goes for good takes everybody's completions along", async () => {
  const { id } = await create(member);
  for (const user of [member, admin]) {
    const day = { localDate: '2026-03-14', completedAt: '2026-03-14T08:00:00Z' };
    const body = { id: newId(), routineItemId: id, ...day };
    await user.call(completions.create, { params, body });
  }
  await member.call(items.remove, { params: { ...params, id } });
  const { superuser } = server.database;
  const count = 'select count(*)::int as count from routine_completions where routine_item_id = $1';
  expect(await ask(superuser, count, [id])).toEqual([{ count: 2 }]);
  await ask(
    superuser,
    `update routine_items set deleted_at = now() - interval '31 days' where id = $1`,
    [id],
  );
  const database = openDatabase(server.database.app, { onError: () => undefined });
  await tidy(database);
  await database.close();
  expect(await ask(superuser, count, [id])).toEqual([{ count: 0 }]);
});

test('a viewer reads the routine and may not write it', async () => {
  const item = await create(member, { title: 'For all to see' });
  expect(await titles(viewer)).toContain('For all to see');
  const answer = await viewer.send(completions.create, {
    params,
    body: {
      id: newId(),
      routineItemId: item.id,
      localDate: '2026-03-14',
      completedAt: '2026-03-14T08:00:00Z',
    },
  });
  expect([answer.status, answer.text]).toEqual([
    403,
    expect.stringContaining('Your role in this workspace does not allow this'),
  ]);
});
