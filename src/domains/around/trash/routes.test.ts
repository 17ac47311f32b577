import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- The trash is over all domains.
import { domains } from '#app/api.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { pillarsContract } from '#domains/making/pillars/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { trashKinds } from '#server/records/crud.ts';
import { collectionsOf, type Owner, paramsOf, Records } from '#server/testing/collections.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { trashContract } from './contract.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const collections = collectionsOf(domains);
const records = new Records(collections, seeded(31));

const trashOf = async (user: TestUser) => (await user.call(trashContract.list, { params })).rows;
const restore = (user: TestUser, collection: string, id: string) =>
  user.send(trashContract.restore, { params, body: { collection, id } });

const kinds = collections.filter(
  ({ tag, remove, restore: back }) => trashKinds.has(tag) && remove && back,
);

test('the kinds of the trash are known', () => {
  expect(kinds.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['tasks', 'brands', 'campaigns', 'deliverables', 'content-items']),
  );
});

describe.each(kinds)('$tag', (kind) => {
  test('what was deleted is in the trash, comes back from there, and is gone from it', async () => {
    const owner: Owner = { user: studio.admin, workspaceId: studio.id };
    const row = await records.create(kind, owner);
    if (!kind.remove) throw new Error('Filtered above');
    await studio.admin.call(kind.remove, {
      params: paramsOf(kind.remove, owner, row.id),
      query: {},
    } as never);
    const found = (await trashOf(studio.admin)).filter(({ id }) => id === row.id);
    expect(found).toMatchObject([{ collection: kind.tag, deletedByUserId: studio.admin.id }]);
    expect((await restore(studio.admin, kind.tag, row.id)).status).toBe(200);
    expect((await trashOf(studio.admin)).map(({ id }) => id)).not.toContain(row.id);
    expect(await records.find(kind, owner, row.id)).toMatchObject({ id: row.id });
    // Again, from a list that was not read anew.
    expect((await restore(studio.admin, kind.tag, row.id)).status).toBe(200);
  });
});

test('roles: whoever may delete may restore; own records are seen by their person alone', async () => {
  const brandId = newId();
  await studio.owner.call(brandsContract.create, { params, body: { id: brandId, name: 'Halden' } });
  await studio.owner.call(brandsContract.remove, { params: { ...params, id: brandId } });
  const taskId = newId();
  await studio.viewer.call(tasksContract.create, {
    params: {},
    body: { id: taskId, title: 'Soup' },
  });
  await studio.viewer.call(tasksContract.remove, { params: { id: taskId }, query: {} });
  const ids = async (user: TestUser) => (await trashOf(user)).map(({ id }) => id);
  expect(await ids(studio.member)).toContain(brandId);
  expect(await ids(studio.viewer)).toEqual([taskId]);
  for (const user of [studio.owner, studio.admin, studio.member])
    expect(await ids(user)).not.toContain(taskId);
  expect((await restore(studio.viewer, 'brands', brandId)).status).toBe(404);
  expect((await restore(studio.owner, 'tasks', taskId)).status).toBe(404);
  expect((await restore(studio.stranger, 'brands', brandId)).status).toBe(404);
  expect((await restore(studio.member, 'users', studio.owner.id)).status).toBe(404);
  expect((await restore(studio.viewer, 'tasks', taskId)).status).toBe(200);
  expect((await restore(studio.member, 'brands', brandId)).status).toBe(200);
});

test('a part comes back with what it is a part of; what waited 30 days is not shown', async () => {
  const [brandId, campaignId, old] = [newId(), newId(), newId()];
  await studio.owner.call(brandsContract.create, {
    params,
    body: { id: brandId, name: 'Ovenbird' },
  });
  await studio.owner.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'Winter loaf', brandId },
  });
  await studio.owner.call(brandsContract.create, { params, body: { id: old, name: 'Long gone' } });
  await studio.owner.call(campaignsContract.remove, { params: { ...params, id: campaignId } });
  for (const id of [brandId, old])
    await studio.owner.call(brandsContract.remove, { params: { ...params, id } });
  await ask(
    server.database.superuser,
    `update brands set deleted_at = now() - interval '31 days' where id = $1`,
    [old],
  );
  const trash = await trashOf(studio.owner);
  expect(trash.map(({ id }) => id)).not.toContain(old);
  expect(trash.find(({ id }) => id === campaignId)?.parent).toEqual({
    title: 'Ovenbird',
    isDeleted: true,
  });
  expect((await restore(studio.owner, 'campaigns', campaignId)).status).toBe(200);
  const left = (await trashOf(studio.owner)).map(({ id }) => id);
  expect(left).not.toContain(campaignId);
  expect(left).not.toContain(brandId);
});

test('what a record is only sorted by stays where it is: its restore needs nothing else', async () => {
  const [first, second, itemId] = [newId(), newId(), newId()];
  const pillar = (id: string) =>
    studio.owner.call(pillarsContract.create, { params, body: { id, name: 'Kitchen' } });
  await pillar(first);
  await studio.owner.call(contentItemsContract.create, {
    params,
    body: { id: itemId, title: 'Soup', pillarId: first },
  });
  await studio.owner.call(contentItemsContract.remove, { params: { ...params, id: itemId } });
  await studio.owner.call(pillarsContract.remove, { params: { ...params, id: first } });
  // Its name is taken again, so that the pillar could not come back.
  await pillar(second);
  expect((await restore(studio.owner, 'content-items', itemId)).status).toBe(200);
  expect((await trashOf(studio.owner)).map(({ id }) => id)).toContain(first);
});
