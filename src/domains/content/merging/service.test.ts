import { expect, test } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { commentsContract } from '#domains/comments/contract.ts';
import { contentItemsContract as items } from '#domains/content/contract.ts';
import { postsContract } from '#domains/content/posts/contract.ts';
import { contentScriptsContract } from '#domains/content/scripts/contract.ts';
import { itemInspirationsContract } from '#domains/inspirations/items/contract.ts';
import { inspirationsContract } from '#domains/inspirations/contract.ts';

const server = await startTestServer();

async function aStudio() {
  const workspace = await aWorkspace(server);
  const { id: workspaceId, owner } = workspace;
  const params = { workspaceId };
  const idea = async (fields: Omit<Call<typeof items.create>['body'], 'id'>) =>
    (await owner.call(items.create, { params, body: { id: newId(), ...fields } })).id;
  const merge = (id: string, otherId: string, user = owner) =>
    user.send(items.merge, { params: { ...params, id }, body: { otherId } });
  const listed = async () => (await owner.call(items.list, { params, query: {} })).rows;
  return { ...workspace, params, idea, merge, listed };
}

test('of two ideas one is left, with the notes of both and what belonged to either', async () => {
  const { params, owner, member, idea, merge, listed } = await aStudio();
  const kept = await idea({
    title: 'Lisbon in five breakfasts',
    notes: 'Ask Ife',
    tags: ['lisbon', 'food'],
    sourceUrl: 'https://example.org/kept',
  });
  const gone = await idea({
    title: 'Breakfast by the river',
    notes: 'Before nine',
    hook: 'Count the pastries',
    tags: ['food', 'river'],
    sourceUrl: 'https://example.org/gone',
    isPriority: true,
  });
  const comment = (contentItemId: string, body: string) =>
    member.call(commentsContract.create, { params, body: { id: newId(), contentItemId, body } });
  await comment(kept, 'I like it');
  await comment(gone, 'So do I');
  await owner.call(postsContract.create, { params, body: { id: newId(), contentItemId: gone } });
  const script = (contentItemId: string, body: string) =>
    owner.call(contentScriptsContract.create, {
      params,
      body: { id: newId(), contentItemId, body },
    });
  await script(kept, 'First');
  await script(gone, 'Second');
  const inspiration = async () =>
    owner.call(inspirationsContract.create, {
      params,
      body: { id: newId(), kind: 'note', title: newId() },
    });
  const [both, other] = [await inspiration(), await inspiration()];
  const link = (contentItemId: string, inspirationId: string) =>
    owner.call(itemInspirationsContract.create, {
      params,
      body: { id: newId(), contentItemId, inspirationId },
    });
  await link(kept, both.id);
  await link(gone, both.id);
  await link(gone, other.id);

  const feed = await new FeedReader(member).connect();
  expect((await merge(kept, gone)).status).toBe(200);
  expect(await listed()).toMatchObject([
    {
      id: kept,
      title: 'Lisbon in five breakfasts',
      notes: 'Ask Ife\n\n**Breakfast by the river**\n\nhttps://example.org/gone\n\nBefore nine',
      hook: 'Count the pastries',
      tags: ['lisbon', 'food', 'river'],
      sourceUrl: 'https://example.org/kept',
      isPriority: true,
    },
  ]);
  const said = await owner.call(commentsContract.list, { params, query: { contentItemId: kept } });
  expect(said.rows.map(({ body }) => body).toSorted()).toEqual(['I like it', 'So do I']);
  const posts = await owner.call(postsContract.list, { params, query: {} });
  expect(posts.rows).toMatchObject([{ contentItemId: kept }]);
  const scripts = await owner.call(contentScriptsContract.list, {
    params,
    query: { contentItemId: kept },
  });
  expect(scripts.rows).toMatchObject([{ body: 'First\n\nSecond' }]);
  const links = await owner.call(itemInspirationsContract.list, { params, query: {} });
  const ofKept = links.rows.filter(({ contentItemId }) => contentItemId === kept);
  expect(ofKept.map(({ inspirationId }) => inspirationId).toSorted()).toEqual(
    [both.id, other.id].toSorted(),
  );
  // The second member sees it happen.
  await feed.until(() => feed.changes.some(({ id, row }) => id === gone && row === null));
  expect(feed.changes.map(({ domain }) => domain)).toEqual(
    expect.arrayContaining(['comments', 'posts', 'content-items', 'item-inspirations']),
  );
  feed.disconnect();
});

test('only two ideas of the same workspace become one', async () => {
  const { idea, merge, listed, params, owner, viewer, stranger } = await aStudio();
  const other = await aStudio();
  const [one, two] = [await idea({ title: 'One' }), await idea({ title: 'Two' })];
  const planned = await idea({ title: 'Planned', stage: 'planning' });
  const theirs = await other.idea({ title: 'Theirs' });
  const before = await listed();
  const answers = [
    [await merge(one, one), 'Choose two ideas'],
    [await merge(one, planned), 'Only ideas can be merged'],
    [await merge(planned, one), 'Only ideas can be merged'],
    [await merge(one, theirs), 'This no longer exists'],
    [await merge(one, newId()), 'This no longer exists'],
  ] as const;
  for (const [{ status, text }, sentence] of answers)
    expect([status, text]).toEqual([400, expect.stringContaining(sentence)]);
  expect((await merge(theirs, one)).status).toBe(404);
  expect((await merge(one, two, viewer)).status).toBe(403);
  expect((await merge(one, two, stranger)).status).toBe(404);
  expect(await listed()).toEqual(before);

  await owner.call(items.update, {
    params: { ...params, id: one },
    body: { notes: 'x'.repeat(12_000) },
  });
  await owner.call(items.update, {
    params: { ...params, id: two },
    body: { notes: 'y'.repeat(12_000) },
  });
  const long = await merge(one, two);
  expect([long.status, long.text]).toEqual([
    400,
    expect.stringContaining('Together their notes are too long'),
  ]);
  expect(await listed()).toHaveLength(3);
});
