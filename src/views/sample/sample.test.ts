import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { searchContract } from '#shared/contracts/search-contract.ts';
import { activitiesContract } from '#domains/around/activities/contract.ts';
import type { Activity } from '#domains/around/activities/schema.ts';
import { attachmentsContract } from '#domains/around/attachments/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { inspirationsContract } from '#domains/making/inspirations/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { campaignStatuses } from '#domains/business/campaigns/schema.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postMetricsContract } from '#domains/making/content/metrics/contract.ts';
import { stages } from '#domains/making/content/schema.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { sampleContract } from '#domains/people/workspaces/sample/contract.ts';
import { rowsOfUser, rowsOfWorkspace } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const hourMs = 3_600_000;

const server = await startTestServer();

const fill = ({ id, owner }: TestWorkspace) =>
  owner.call(sampleContract.fill, { params: { workspaceId: id }, body: {} });
const rowsOf = async ({ id, owner }: TestWorkspace) => [
  ...(await rowsOfWorkspace(server.database.superuser, id)),
  ...(await rowsOfUser(server.database.superuser, owner.id)),
];
/** The log of what happened is no record. */
const records = (rows: readonly string[]) =>
  rows.filter((row) => !/^(changes|streams) /.test(row)).toSorted();

test('a filled workspace has deals in every status and content in every stage, the past of it posted', async () => {
  const workspace = await aWorkspace(server);
  const params = { workspaceId: workspace.id };
  const { count } = await fill(workspace);
  expect(count).toBeGreaterThan(300);
  const { owner, viewer } = workspace;
  const deals = await viewer.call(campaignsContract.list, { params, query: {} });
  expect(new Set(deals.rows.map(({ status }) => status))).toEqual(new Set(campaignStatuses));
  for (const { status, statusDates } of deals.rows) {
    const order = campaignStatuses.flatMap((one) => statusDates[one] ?? []);
    expect(order).toEqual(order.toSorted());
    expect(Date.parse(statusDates[status] ?? '')).toBeLessThan(Date.now() - hourMs);
  }
  const items = await viewer.call(contentItemsContract.list, { params, query: {} });
  const found = new Set(items.rows.map(({ stage }) => stage));
  expect(found).toEqual(new Set(stages.filter((stage) => stage !== 'archived')));
  const published = items.rows.filter(({ stage }) => stage === 'published');
  expect(published.every(({ publishedOn }) => publishedOn !== null)).toBe(true);
  expect(published.every(({ stageSeconds }) => (stageSeconds.planning ?? 0) > 0)).toBe(true);
  const numbers = await viewer.call(postMetricsContract.list, { params, query: {} });
  const ages = Map.groupBy(numbers.rows, ({ ageLabel }) => ageLabel);
  for (const age of ['24h', '7d', '30d'] as const)
    expect(ages.get(age)?.length).toBeGreaterThan(15);
  const { rows } = await owner.call(tasksContract.list, { params: {}, query: {} });
  expect(rows.length).toBeGreaterThan(20);
  const others = await viewer.call(tasksContract.list, { params: {}, query: {} });
  expect(others.rows).toEqual([]);
});

test('the log of a sample is in the order of its time, and a piece is posted once, at its end', async () => {
  const workspace = await aWorkspace(server);
  const params = { workspaceId: workspace.id };
  const { owner } = workspace;
  const feed = await new FeedReader(owner).connect();
  await fill(workspace);
  const linesOf = async (query: object) =>
    (await owner.call(activitiesContract.list, { params, query })).rows.toReversed();
  const deals = await owner.call(campaignsContract.list, { params, query: {} });
  const movesOf = (lines: readonly Activity[], id: string) =>
    lines
      .filter(({ recordId }) => recordId === id)
      .flatMap(({ changes }) => changes.filter(({ field }) => field === 'status'))
      .map(({ to }) => String(to));
  for (const deal of deals.rows) {
    const lines = await linesOf({ campaignId: deal.id });
    const times = lines.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(Date.now());
    const moves = movesOf(lines, deal.id);
    expect(moves).toEqual(campaignStatuses.filter((status) => moves.includes(status)));
    expect(new Set(times.map((time) => time.slice(0, 10))).size).toBeGreaterThan(
      moves.length > 1 ? 1 : 0,
    );
  }
  const { rows } = await owner.call(deliverablesContract.list, { params, query: {} });
  for (const { id, status } of rows) {
    const moves = movesOf(await linesOf({ deliverableId: id }), id);
    expect(moves.filter((to) => to === 'posted').length).toBeLessThanOrEqual(1);
    expect(moves.at(-1) ?? 'not_started').toBe(status);
  }
  // Everybody hears of the lines as they stand.
  await feed.until(() => feed.changes.some(({ domain }) => domain === 'activities'));
  const [heard] = feed.changes.filter(({ domain }) => domain === 'activities');
  expect(heard?.row).toMatchObject({ id: heard?.id });
  feed.disconnect();
});

test('its tasks have categories, and content, inspirations and brands have pictures', async () => {
  const workspace = await aWorkspace(server);
  const params = { workspaceId: workspace.id };
  const { owner } = workspace;
  await fill(workspace);
  const tasks = await owner.call(tasksContract.list, { params: {}, query: {} });
  expect(tasks.rows.every(({ categoryId }) => categoryId !== null)).toBe(true);
  expect(new Set(tasks.rows.map(({ categoryId }) => categoryId)).size).toBe(3);
  const [items, saved, brands] = [
    await owner.call(contentItemsContract.list, { params, query: {} }),
    await owner.call(inspirationsContract.list, { params, query: {} }),
    await owner.call(brandsContract.list, { params, query: {} }),
  ];
  expect(items.rows.filter(({ coverId }) => coverId === null)).toEqual([]);
  expect(saved.rows.filter(({ coverId }) => coverId === null)).toEqual([]);
  expect(brands.rows.filter(({ logoId }) => logoId === null)).toEqual([]);
  const id = saved.rows[0]?.coverId ?? '';
  const picture = await owner.send(attachmentsContract.thumbnail, { params: { ...params, id } });
  expect(picture.status).toBe(200);
  const files = await owner.call(attachmentsContract.list, { params, query: {} });
  const bytes = new Map(files.rows.map(({ fileId, sizeBytes }) => [fileId, sizeBytes]));
  expect([...bytes.values()].reduce((sum, one) => sum + one, 0)).toBeLessThan(300_000);
});

test('filling again adds nothing', async () => {
  const workspace = await aWorkspace(server);
  const first = await fill(workspace);
  const before = records(await rowsOf(workspace));
  expect(await fill(workspace)).toEqual(first);
  expect(records(await rowsOf(workspace))).toEqual(before);
});

test('removing takes all of it away, tells everybody, and leaves what people have made themselves', async () => {
  const workspace = await aWorkspace(server);
  const { owner, member } = workspace;
  const params = { workspaceId: workspace.id };
  const before = records(await rowsOf(workspace));
  await fill(workspace);
  const own = { id: newId(), campaignName: 'Truly mine' };
  await member.call(campaignsContract.create, { params, body: own });
  const reader = await new FeedReader(member).connect();
  expect(await owner.call(sampleContract.remove, { params })).toEqual({ count: 0, staying: 0 });
  expect(await owner.call(sampleContract.read, { params })).toEqual({ count: 0, staying: 0 });
  await reader.until(() => reader.changes.some(({ domain }) => domain === 'campaigns'));
  expect(reader.changes.every(({ row }) => row === null)).toBe(true);
  reader.disconnect();
  const left = records(await rowsOf(workspace)).filter((row) => !row.includes(own.id));
  expect(left).toEqual(before);
  expect(before.length).toBeGreaterThan(5);
  const { hits } = await member.call(searchContract.search, { params, query: { q: 'halden' } });
  expect(hits).toEqual([]);
  const { rows } = await member.call(campaignsContract.list, { params, query: {} });
  expect(rows.map(({ campaignName }) => campaignName)).toEqual(['Truly mine']);
});

test('a workspace that was emptied can be filled again', async () => {
  const workspace = await aWorkspace(server);
  const first = await fill(workspace);
  await workspace.owner.call(sampleContract.remove, { params: { workspaceId: workspace.id } });
  expect(await fill(workspace)).toEqual(first);
});

test('members and viewers neither fill a workspace nor empty it', async () => {
  const workspace = await aWorkspace(server);
  const params = { workspaceId: workspace.id };
  for (const user of [workspace.member, workspace.viewer]) {
    expect((await user.send(sampleContract.fill, { params, body: {} })).status).toBe(403);
    expect((await user.send(sampleContract.remove, { params })).status).toBe(403);
  }
});
