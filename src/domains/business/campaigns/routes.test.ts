import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { brandsContract as brands } from '#domains/business/brands/contract.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { campaignsContract as campaigns } from './contract.ts';
import type { Campaign } from './schema.ts';

const server = await startTestServer();
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const params = { workspaceId: studio.id };

const create = (body: object, user: TestUser = studio.member) =>
  user.send(campaigns.create, {
    params,
    body: { id: newId(), campaignName: 'Autumn beans', ...body },
  });
const change = (id: string, body: object) =>
  studio.member.send(campaigns.update, { params: { ...params, id }, body });
const aBrand = async (workspace: typeof studio) =>
  workspace.owner.call(brands.create, {
    params: { workspaceId: workspace.id },
    body: { id: newId(), name: `Harbour Coffee ${newId()}` },
  });

test('a new campaign is negotiating, without a brand and without a day', async () => {
  expect((await create({})).body).toMatchObject({
    campaignName: 'Autumn beans',
    status: 'negotiating',
    postingStartsOn: null,
    brandId: null,
    createdByUserId: studio.member.id,
  });
});

test.each([
  [{ campaignName: '   ' }, 'campaignName', 'Give the campaign a name'],
  [{ campaignName: 'x'.repeat(151) }, 'campaignName', 'Use at most 150 characters'],
  [{ status: 'done' }, 'status', ''],
  [{ status: 'In progress' }, 'status', ''],
  [
    { postingStartsOn: '2026-02-30', postingEndsOn: null },
    'postingStartsOn',
    'Use a date that exists',
  ],
  [{ postingStartsOn: '', postingEndsOn: null }, 'postingStartsOn', 'Use a date that exists'],
  [{ brandId: 'harbour' }, 'brandId', 'no UUID'],
  [{ brandId: newId() }, 'brandId', 'This no longer exists'],
])('%j is refused beside %s', async (given, field, text) => {
  const campaign = (await create({})).body as Campaign;
  for (const answer of [await create(given), await change(campaign.id, given)]) {
    const { error } = answer.body as { error: { fields: Record<string, string> } };
    expect([answer.status, Object.keys(error.fields)]).toEqual([400, [field]]);
    expect(error.fields[field]).toContain(text);
  }
});

test("another workspace's brand cannot be stored, also by somebody who belongs to both", async () => {
  const foreign = await aBrand(agency);
  await ask(
    server.database.superuser,
    `insert into workspace_members (workspace_id, id, user_id, role) values ($1, $2, $3, 'admin')`,
    [agency.id, newId(), studio.admin.id],
  );
  const own = await aBrand(studio);
  const campaign = (await create({ brandId: own.id })).body as Campaign;
  expect(campaign.brandId).toBe(own.id);
  for (const answer of [
    await create({ brandId: foreign.id }),
    await create({ brandId: foreign.id }, studio.admin),
    await change(campaign.id, { brandId: foreign.id }),
  ]) {
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('"brandId":"This no longer exists"'),
    ]);
  }
  const { rows } = await studio.viewer.call(campaigns.list, { params, query: {} });
  expect(rows.find(({ id }) => id === campaign.id)).toEqual(campaign);
  expect(rows.map(({ brandId }) => brandId)).not.toContain(foreign.id);
});

test('a viewer reads and is told that they may not write; a stranger learns nothing', async () => {
  const campaign = (await create({})).body as Campaign;
  const one = { ...params, id: campaign.id };
  const writes = (user: TestUser) => [
    user.send(campaigns.create, { params, body: { id: newId(), campaignName: 'Mine' } }),
    user.send(campaigns.update, { params: one, body: { brief: 'Mine' } }),
    user.send(campaigns.move, { params: one, body: { status: 'in-progress' } }),
    user.send(campaigns.remove, { params: one }),
    user.send(campaigns.restore, { params: one }),
  ];
  for (const answer of await Promise.all(writes(studio.viewer))) {
    expect([answer.status, answer.text]).toEqual([
      403,
      expect.stringContaining('Your role in this workspace does not allow this'),
    ]);
  }
  for (const answer of await Promise.all([
    ...writes(studio.stranger),
    ...writes(studio.removed),
    studio.stranger.send(campaigns.list, { params, query: {} }),
  ])) {
    expect([answer.status, answer.text]).toEqual([
      404,
      expect.stringContaining('Workspace not found'),
    ]);
  }
  const { rows } = await studio.viewer.call(campaigns.list, { params, query: {} });
  expect(rows.find(({ id }) => id === campaign.id)).toEqual(campaign);
});

test('every member of the workspace hears of a campaign, nobody else does', async () => {
  const [viewer, stranger] = await Promise.all([
    new FeedReader(studio.viewer).connect(),
    new FeedReader(agency.owner).connect(),
  ]);
  const campaign = (await create({ status: 'in-progress' })).body as Campaign;
  await viewer.until(() => viewer.changes.some(({ id }) => id === campaign.id));
  expect(viewer.changes.filter(({ domain }) => domain === 'campaigns')).toEqual([
    expect.objectContaining({ stream: studio.id, domain: 'campaigns', row: campaign }),
  ]);
  expect(stranger.changes).toEqual([]);
  viewer.disconnect();
  stranger.disconnect();
});

test('a brand that is gone for good leaves its campaigns where they are', async () => {
  const brand = await aBrand(studio);
  const campaign = (await create({ brandId: brand.id })).body as Campaign;
  await ask(server.database.superuser, 'delete from brands where id = $1', [brand.id]);
  const { rows } = await studio.viewer.call(campaigns.list, { params, query: {} });
  expect(rows.find(({ id }) => id === campaign.id)).toEqual({ ...campaign, brandId: null });
});

test('a brand keeps its colour and its name', async () => {
  const body = {
    id: newId(),
    name: '  Harbour Coffee ',
    color: 'teal',
  } as const;
  const created: Brand = await studio.member.call(brands.create, { params, body });
  expect(created).toMatchObject({ ...body, name: 'Harbour Coffee' });
});
