import { expect, test } from 'vitest';
import { crud } from '#server/records/crud.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { contentItemsContract as content } from '#domains/making/content/contract.ts';
import { categoriesContract } from '#domains/tasks/categories/contract.ts';
import { categoryFields } from '#domains/tasks/categories/schema.ts';
import { madeIdeasContract as ideas } from './contract.ts';
import { becomeIdeas } from './service.ts';

const server = await startTestServer();
const { superuser } = server.database;
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
// Any records of one's own do, as there are none that are read or watched in this folder.
becomeIdeas(
  'entertainment-logs',
  crud({ table: 'categories', scope: 'own', fields: categoryFields, noun: 'Category' }),
);

async function aSource(user: TestUser): Promise<string> {
  const id = newId();
  await user.call(categoriesContract.create, { body: { id, name: `Salt, Late ${id}` } } as never);
  return id;
}
const bodyOf = (recordId: string) => ({
  ...{ id: newId(), contentItemId: newId(), ideaTitle: 'Salt, late', recordId },
  collection: 'entertainment-logs' as const,
  notes: 'From the book “Salt, Late” by W. Aldous, p. 12',
});
const at = (id: string) => ({ params: { workspaceId: id } });
const listed = async (user: TestUser) =>
  (await user.call(ideas.list, { params: {}, query: {} })).rows;
const itemsOf = async (user: TestUser) =>
  (await user.call(content.list, { ...at(studio.id), query: {} })).rows;

test('members see the idea and what it came of in words; its maker alone sees of which record', async () => {
  const { member, admin, owner } = studio;
  const body = bodyOf(await aSource(member));
  const reader = await new FeedReader(owner).connect();
  const { made, idea } = await member.call(ideas.make, { ...at(studio.id), body });
  expect([made.linkWorkspaceId, made.contentItemId, idea.id]).toEqual([
    studio.id,
    body.contentItemId,
    body.contentItemId,
  ]);
  for (const user of [member, admin, studio.viewer])
    expect(await itemsOf(user)).toContainEqual(
      expect.objectContaining({ title: 'Salt, late', stage: 'idea', notes: body.notes }),
    );
  await reader.until(() => reader.changes.some(({ id }) => id === idea.id), 10_000);
  reader.disconnect();
  expect(JSON.stringify(reader.changes)).not.toContain(body.recordId);
  expect(await listed(member)).toHaveLength(1);
  for (const user of [admin, owner]) expect(await listed(user)).toEqual([]);
});

test('said twice, as after a lost answer, it is one idea', async () => {
  const { owner } = studio;
  const body = bodyOf(await aSource(owner));
  const [call, key] = [{ ...at(studio.id), body }, { 'idempotency-key': newId() }];
  const before = (await itemsOf(owner)).length;
  const first = await owner.send(ideas.make, call, key);
  for (const again of [await owner.send(ideas.make, call, key), await owner.send(ideas.make, call)])
    expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await itemsOf(owner)).toHaveLength(before + 1);
});

test('nobody makes an idea where they may not, nor of what is not theirs', async () => {
  const { member, viewer, stranger } = studio;
  const before = (await itemsOf(member)).length;
  const own = bodyOf(await aSource(viewer));
  expect((await viewer.send(ideas.make, { ...at(studio.id), body: own })).status).toBe(403);
  const theirs = bodyOf(await aSource(stranger));
  expect((await stranger.send(ideas.make, { ...at(studio.id), body: theirs })).status).toBe(404);
  // A record of somebody else is no record.
  const foreign = await member.send(ideas.make, { ...at(studio.id), body: { ...theirs } });
  expect([foreign.status, foreign.text]).toEqual([404, expect.stringContaining('no longer here')]);
  expect(await itemsOf(member)).toHaveLength(before);
});

test('no link is noted into a workspace that one is not in', async () => {
  const { member } = studio;
  const item = { id: newId(), title: 'Net thirty' };
  await agency.owner.call(content.create, { ...at(agency.id), body: item });
  const link = { ...bodyOf(newId()), linkWorkspaceId: agency.id, contentItemId: item.id };
  const { notes: _, ...body } = link;
  const answer = await member.send(ideas.create, { params: {}, body });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('no longer exists')]);
});

test('a link goes with the idea for good, and with the membership', async () => {
  const own = await aWorkspace(server);
  const { member } = own;
  const body = bodyOf(await aSource(member));
  await member.call(ideas.make, { ...at(own.id), body });
  expect(await listed(member)).toHaveLength(1);
  await ask(superuser, 'delete from workspace_members where user_id = $1', [member.id]);
  expect(await listed(member)).toEqual([]);
});
