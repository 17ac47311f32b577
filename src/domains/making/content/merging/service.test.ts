import { expect, test } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { commentsContract } from '#domains/around/comments/contract.ts';
import { contentItemsContract as items } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { contentScriptsContract } from '#domains/making/content/scripts/contract.ts';
import { itemInspirationsContract } from '#domains/making/inspirations/items/contract.ts';
import { inspirationsContract } from '#domains/making/inspirations/contract.ts';

const server = await startTestServer();

async function aStudio() {
  const workspace = await aWorkspace(server);
  const { id: workspaceId, owner } = workspace;
  const params = { workspaceId };
  const idea = async (fields: Omit<Call<typeof items.create>['body'], 'id'>) =>
    (await owner.call(items.create, { params, body: { id: newId(), ...fields } })).id;
  const merge = (id: string, otherId: string, user = owner) =>
    user.send(items.merge, { params: { ...params, id }, body: { otherId } });
  const separate = (id: string, otherId: string, user = owner) =>
    user.send(items.separate, { params: { ...params, id }, body: { otherId } });
  const listed = async () => (await owner.call(items.list, { params, query: {} })).rows;
  return { ...workspace, params, idea, merge, separate, listed };
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

test('a merging is undone: each idea has again what was its own', async () => {
  const { params, owner, member, idea, merge, separate, listed } = await aStudio();
  const kept = await idea({ title: 'Breakfast', notes: 'Ask Ife', tags: ['food'] });
  const gone = await idea({ title: 'River', notes: 'Before nine', tags: ['river'] });
  const comment = (contentItemId: string, body: string) =>
    member.call(commentsContract.create, { params, body: { id: newId(), contentItemId, body } });
  await comment(kept, 'I like it');
  await comment(gone, 'So do I');
  for (const [contentItemId, body] of [
    [kept, 'First'],
    [gone, 'Second'],
  ] as const)
    await owner.call(contentScriptsContract.create, {
      params,
      body: { id: newId(), contentItemId, body },
    });
  const { id: inspirationId } = await owner.call(inspirationsContract.create, {
    params,
    body: { id: newId(), kind: 'note', title: 'A line' },
  });
  await owner.call(itemInspirationsContract.create, {
    params,
    body: { id: newId(), contentItemId: gone, inspirationId },
  });
  await owner.call(postsContract.create, { params, body: { id: newId(), contentItemId: gone } });
  const plain = async () =>
    (await listed())
      .map((row) => ({ ...row, version: 0, updatedAt: '' }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const before = await plain();

  expect((await merge(kept, gone)).status).toBe(200);
  expect(await listed()).toHaveLength(1);
  expect((await separate(kept, gone, member)).status).toBe(200);
  expect(await plain()).toEqual(
    before.map((row) => ({ ...row, updatedByUserId: expect.any(String) })),
  );
  for (const [contentItemId, said, written] of [
    [kept, 'I like it', 'First'],
    [gone, 'So do I', 'Second'],
  ] as const) {
    const query = { contentItemId };
    const comments = await owner.call(commentsContract.list, { params, query });
    expect(comments.rows).toMatchObject([{ body: said }]);
    const scripts = await owner.call(contentScriptsContract.list, { params, query });
    expect(scripts.rows).toMatchObject([{ body: written }]);
  }
  const links = await owner.call(itemInspirationsContract.list, { params, query: {} });
  expect(links.rows).toMatchObject([{ contentItemId: gone }]);
  const posts = await owner.call(postsContract.list, { params, query: {} });
  expect(posts.rows).toMatchObject([{ contentItemId: gone }]);

  const again = await separate(kept, gone);
  expect([again.status, again.text]).toEqual([
    400,
    expect.stringContaining('These are two ideas already'),
  ]);
});

test('what was written after a merging stays when it is undone', async () => {
  const { params, owner, idea, merge, separate, listed, viewer, stranger } = await aStudio();
  const kept = await idea({ title: 'One', notes: 'Mine', tags: ['one'] });
  const gone = await idea({ title: 'Two', notes: 'Theirs', tags: ['two'] });
  const bystander = await idea({ title: 'Three' });
  await merge(kept, gone);
  await owner.call(items.update, {
    params: { ...params, id: kept },
    body: { notes: 'Rewritten' },
  });
  expect((await separate(bystander, gone)).status).toBe(400);
  expect((await separate(newId(), gone)).status).toBe(404);
  expect((await separate(kept, gone, viewer)).status).toBe(403);
  expect((await separate(kept, gone, stranger)).status).toBe(404);
  expect((await separate(kept, gone)).status).toBe(200);
  const rows = await listed();
  expect(rows.find(({ id }) => id === kept)).toMatchObject({ notes: 'Rewritten', tags: ['one'] });
  expect(rows.find(({ id }) => id === gone)).toMatchObject({ notes: 'Theirs', tags: ['two'] });
});
