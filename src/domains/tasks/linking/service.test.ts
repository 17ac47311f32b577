import { describe, expect, test, vi } from 'vitest';
import { newId } from '#shared/ids.ts';
import { openDatabase } from '#server/database/pool.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { tidy } from '#server/records/tidy.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { tasksContract as tasks } from '#domains/tasks/contract.ts';
import { linkTo, noLink } from './rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';

const server = await startTestServer();
const { superuser } = server.database;

/** A workspace with one record of each kind that tasks can be for. */
async function aStudio() {
  const workspace = await aWorkspace(server);
  const params = { workspaceId: workspace.id };
  const { owner } = workspace;
  const [campaignId, contentItemId, brandId] = [newId(), newId(), newId()];
  await owner.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'Rain Shell' },
  });
  await owner.call(contentItemsContract.create, {
    params,
    body: { id: contentItemId, title: 'Harbour reel' },
  });
  await owner.call(brandsContract.create, { params, body: { id: brandId, name: 'Halden' } });
  return {
    ...workspace,
    params,
    deal: linkTo(workspace.id, 'campaignId', campaignId),
    piece: linkTo(workspace.id, 'contentItemId', contentItemId),
    brand: linkTo(workspace.id, 'brandId', brandId),
  };
}

const add = (user: TestUser, fields: object) =>
  user.send(tasks.create, { params: {}, body: { id: newId(), title: 'Call them', ...fields } });
const added = async (user: TestUser, fields: object) => (await add(user, fields)).body as Task;
const change = (user: TestUser, id: string, body: object) =>
  user.send(tasks.update, { params: { id }, query: {}, body });
const all = async (user: TestUser) => (await user.call(tasks.list, { params: {}, query: {} })).rows;
const memberId = async ({ id, owner }: TestWorkspace, user: TestUser) =>
  (await owner.call(membersContract.list, { params: { workspaceId: id }, query: {} })).rows.find(
    ({ userId }) => userId === user.id,
  )?.id ?? '';

/** Waits for what a job does. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 100 });

/** Makes one idea of two, and does not wait until most would no longer undo it. */
async function merge(user: TestUser, params: { workspaceId: string; id: string }, otherId: string) {
  await user.call(contentItemsContract.merge, { params, body: { otherId } });
  await ask(superuser, `update jobs set run_at = now() where kind = 'task-links-merged'`);
}

/** What happens to a deleted record once so many days have gone by. */
async function tidyAfter(days: number, table: 'campaigns' | 'workspaces', id: string) {
  const when = `deleted_at = now() - make_interval(days => ${days})`;
  await ask(superuser, `update ${table} set ${when} where id = $1`, [id]);
  const database = openDatabase(server.database.app, { onError: () => undefined });
  await tidy(database);
  await database.close();
  // A workspace is left to a job.
  const left = () => ask(superuser, `select id from ${table} where id = $1`, [id]);
  await soon(async () => expect(await left()).toEqual([]));
}

test('everybody in a workspace links own tasks to its records, viewers too, and for nobody else to see', async () => {
  const { owner, viewer, deal, piece, brand } = await aStudio();
  for (const link of [deal, piece, brand]) expect(await added(viewer, link)).toMatchObject(link);
  expect(await all(owner)).toEqual([]);
  const task = await added(owner, deal);
  const moved = await change(owner, task.id, brand);
  expect([moved.status, moved.body]).toEqual([200, expect.objectContaining(brand)]);
  const answer = await change(owner, task.id, { linkWorkspaceId: null });
  expect(answer.body).toMatchObject(noLink);
  expect(await all(owner)).toMatchObject([noLink]);
});

describe('a link that is not theirs to make is refused in the words for what is not there', () => {
  test('whether the record is there or not', async () => {
    const mine = await aStudio();
    const theirs = await aStudio();
    const { owner } = mine;
    const task = await added(owner, mine.deal);
    const { campaignId } = theirs.deal;
    for (const link of [
      linkTo(mine.id, 'campaignId', newId()),
      // Another workspace's record, under the own one and under its own.
      linkTo(mine.id, 'campaignId', campaignId ?? ''),
      theirs.deal,
      linkTo(theirs.id, 'campaignId', newId()),
      linkTo(newId(), 'campaignId', newId()),
      // One of another kind.
      linkTo(mine.id, 'campaignId', mine.brand.brandId ?? ''),
    ]) {
      const body = { changes: [{ ids: [task.id], fields: link }] };
      for (const answer of [
        await add(owner, link),
        await change(owner, task.id, link),
        await owner.send(tasks.updateMany, { params: {}, body }),
      ]) {
        const fields = { campaignId: 'This no longer exists' };
        expect([answer.status, answer.body]).toEqual([
          400,
          { error: expect.objectContaining({ code: 'invalid', fields }) },
        ]);
      }
    }
    expect(await all(owner)).toEqual([task]);
  });

  test('but not before a task that is not there is told so', async () => {
    const { owner, deal } = await aStudio();
    const theirs = await aStudio();
    const task = await added(owner, deal);
    for (const user of [theirs.owner, theirs.viewer]) {
      expect((await change(user, task.id, deal)).status).toBe(404);
      const body = { changes: [{ ids: [task.id], fields: deal }] };
      expect((await user.send(tasks.updateMany, { params: {}, body })).status).toBe(404);
    }
    expect(await all(owner)).toEqual([task]);
  });

  test('once somebody has left, or the workspace is deleted', async () => {
    const studio = await aStudio();
    const { removed, owner, deal } = studio;
    expect((await add(removed, deal)).status).toBe(400);
    await owner.call(workspacesContract.remove, {
      params: studio.params,
      body: { name: 'Studio' },
    });
    expect((await add(owner, deal)).status).toBe(400);
  });

  test('by the database alone as well', async () => {
    const { stranger, owner, deal, id } = await aStudio();
    const insert = (user: TestUser, columns: string, values: readonly unknown[]) =>
      ask(
        superuser,
        `insert into tasks (user_id, id, title, created_by_user_id, updated_by_user_id, ${columns})
          values ($1, $2, 'Slipped in', $1, $1, ${values.map((_, at) => `$${at + 3}`).join()})`,
        [user.id, newId(), ...values],
      );
    const both = 'link_workspace_id, campaign_id';
    await insert(owner, both, [id, deal.campaignId]);
    await expect(insert(stranger, both, [id, deal.campaignId])).rejects.toThrow(
      'tasks_link_workspace_id_fkey',
    );
    await expect(insert(owner, both, [id, newId()])).rejects.toThrow('tasks_campaign_id_fkey');
    await expect(insert(owner, 'link_workspace_id', [id])).rejects.toThrow('tasks_link_check');
  });
});

describe('a link', () => {
  test('stays while its record is in the trash, and goes with it for good', async () => {
    const { owner, deal, params } = await aStudio();
    const task = await added(owner, deal);
    const id = deal.campaignId ?? '';
    await owner.call(campaignsContract.remove, { params: { ...params, id } });
    expect(await all(owner)).toEqual([task]);
    await owner.call(campaignsContract.restore, { params: { ...params, id } });
    expect(await all(owner)).toEqual([task]);
    await owner.call(campaignsContract.remove, { params: { ...params, id } });
    await tidyAfter(31, 'campaigns', id);
    expect(await all(owner)).toEqual([{ ...task, ...noLink }]);
  });

  test('comes back with a task from the trash', async () => {
    const { owner, piece } = await aStudio();
    const { id } = await added(owner, piece);
    await owner.call(tasks.remove, { params: { id }, query: {} });
    expect(await owner.call(tasks.restore, { params: { id } })).toMatchObject(piece);
  });

  test('is what the next task of a series is for as well', async () => {
    const { owner, brand } = await aStudio();
    const first = await added(owner, {
      ...brand,
      plannedOn: '2090-01-02',
      repeatRule: 'FREQ=DAILY',
    });
    await change(owner, first.id, { completedAt: '2090-01-02T12:00:00Z' });
    const next = (await all(owner)).find(({ previousTaskId }) => previousTaskId === first.id);
    expect(next).toMatchObject({ ...brand, plannedOn: '2090-01-03' });
    const changed = { params: { id: next?.id ?? '' }, query: { series: 'following' as const } };
    const answer = await owner.call(tasks.update, { ...changed, body: { linkWorkspaceId: null } });
    expect(answer).toMatchObject(noLink);
  });

  test('ends with the membership of its person, whose task goes on', async () => {
    const studio = await aStudio();
    const { owner, member, viewer, deal, brand, params } = studio;
    const [task, kept] = [await added(member, deal), await added(viewer, brand)];
    const phone = await new FeedReader(member).connect();
    const one = { ...params, memberId: await memberId(studio, member) };
    await owner.call(membersContract.remove, { params: one });
    await phone.until(() => phone.ended);
    await phone.connect();
    // Nobody may write somebody else's task, so it follows in their own name.
    await phone.until(() => phone.changes.some(({ id }) => id === task.id));
    phone.disconnect();
    const emptied = { ...task, ...noLink, version: 2 };
    expect(phone.changes.find(({ id }) => id === task.id)?.row).toEqual(emptied);
    expect(await all(member)).toEqual([emptied]);
    expect((await change(member, task.id, { completedAt: '2026-03-14T09:00:00Z' })).status).toBe(
      200,
    );
    expect(await all(viewer)).toEqual([kept]);
  });

  test('ends with its workspace', async () => {
    const { owner, deal, id, params } = await aStudio();
    const task = await added(owner, deal);
    await owner.call(workspacesContract.remove, { params, body: { name: 'Studio' } });
    expect(await all(owner)).toEqual([task]);
    await tidyAfter(15, 'workspaces', id);
    expect(await all(owner)).toMatchObject([{ id: task.id, linkWorkspaceId: null }]);
    expect((await change(owner, task.id, { title: 'Goes on' })).status).toBe(200);
  });

  test('follows an idea that becomes part of another one, whoever made it', async () => {
    const { owner, member, piece, params } = await aStudio();
    const [mine, theirs] = [await added(owner, piece), await added(member, piece)];
    const keptId = newId();
    await owner.call(contentItemsContract.create, { params, body: { id: keptId, title: 'Kept' } });
    const feeds = await Promise.all([owner, member].map((user) => new FeedReader(user).connect()));
    await merge(owner, { ...params, id: keptId }, piece.contentItemId ?? '');
    for (const [at, task] of [mine, theirs].entries()) {
      const feed = feeds[at];
      await feed?.until(() => feed.changes.some(({ id }) => id === task.id));
      const told = feed?.changes.find(({ id }) => id === task.id);
      expect(told?.row).toMatchObject({ contentItemId: keptId, version: 2 });
      feed?.disconnect();
    }
  });

  test('goes back when two ideas part again, however late, and through another merging', async () => {
    const { owner, viewer, piece, params, id: workspaceId } = await aStudio();
    const goneId = piece.contentItemId ?? '';
    const [keptId, lastId] = [newId(), newId()];
    for (const id of [keptId, lastId])
      await owner.call(contentItemsContract.create, { params, body: { id, title: 'Kept' } });
    const own = linkTo(workspaceId, 'contentItemId', keptId);
    const standing = async () => {
      const rows = [...(await all(owner)), ...(await all(viewer))];
      return Object.fromEntries(rows.map((row) => [row.title, row.contentItemId]));
    };
    const settles = (at: Record<string, string>) =>
      soon(async () => expect(await standing()).toEqual(at));
    const separate = (id: string, otherId: string) =>
      owner.call(contentItemsContract.separate, { params: { ...params, id }, body: { otherId } });

    await added(owner, { ...piece, title: 'mine' });
    await added(viewer, { ...piece, title: 'theirs' });
    await added(owner, { ...own, title: 'before' });
    await merge(owner, { ...params, id: keptId }, goneId);
    await settles({ mine: keptId, theirs: keptId, before: keptId });
    await added(owner, { ...own, title: 'meanwhile' });
    await merge(owner, { ...params, id: lastId }, keptId);
    await settles({ mine: lastId, theirs: lastId, before: lastId, meanwhile: lastId });
    await separate(lastId, keptId);
    await settles({ mine: keptId, theirs: keptId, before: keptId, meanwhile: keptId });
    await separate(keptId, goneId);
    await settles({ mine: goneId, theirs: goneId, before: keptId, meanwhile: keptId });
  });

  test('stays where its person has put it when two ideas part again', async () => {
    const { owner, piece, deal, params } = await aStudio();
    const goneId = piece.contentItemId ?? '';
    const [moved, follows] = [await added(owner, piece), await added(owner, piece)];
    const keptId = newId();
    await owner.call(contentItemsContract.create, { params, body: { id: keptId, title: 'Kept' } });
    const kept = { ...params, id: keptId };
    await merge(owner, kept, goneId);
    const stored = async (id: string) => (await all(owner)).find((task) => task.id === id);
    const becomes = (id: string, contentItemId: string) =>
      soon(async () => expect(await stored(id)).toMatchObject({ contentItemId }));
    await becomes(moved.id, keptId);
    await change(owner, moved.id, deal);
    await owner.call(contentItemsContract.separate, { params: kept, body: { otherId: goneId } });
    await becomes(follows.id, goneId);
    expect(await stored(moved.id)).toMatchObject(deal);
  });
});
