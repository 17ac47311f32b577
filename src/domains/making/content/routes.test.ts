import { expect, test } from 'vitest';
import type { Call } from '#shared/contract.ts';
import type { Input } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { attachmentsContract } from '#domains/around/attachments/contract.ts';
import { channelsContract } from '#domains/making/channels/contract.ts';
import { pillarsContract } from '#domains/making/pillars/contract.ts';
import { contentSeriesContract } from '#domains/making/pillars/series/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, aWorkspace, join, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { contentItemsContract as items } from './contract.ts';
import { postsContract as posts } from '#domains/making/content/posts/contract.ts';
import type { ContentItemChanges } from './schema.ts';
import { contentScriptsContract as scripts } from '#domains/making/content/scripts/contract.ts';

const server = await startTestServer();
const workspace = await aWorkspace(server);
const elsewhere = await aWorkspace(server);
const { owner, admin, member } = workspace;
const params = { workspaceId: workspace.id };

type NewItem = Partial<Call<typeof items.create>['body']>;
const anItem = (fields: NewItem = {}) =>
  member.call(items.create, { params, body: { id: newId(), title: 'Orzo', ...fields } });
type NewPost = Partial<Call<typeof posts.create>['body']>;
const aPost = (contentItemId: string, fields: NewPost = {}) =>
  member.call(posts.create, { params, body: { id: newId(), contentItemId, ...fields } });
const send = (id: string, body: Input<typeof items.update>['body'], user: TestUser = member) =>
  user.send(items.update, { params: { ...params, id }, body });
const change = (id: string, body: ContentItemChanges, user: TestUser = member) =>
  user.call(items.update, { params: { ...params, id }, body });
const itemOf = async (id: string) =>
  (await member.call(items.list, { params, query: {} })).rows.find((row) => row.id === id);
const postOf = async (id: string) =>
  (await member.call(posts.list, { params, query: {} })).rows.find((row) => row.id === id);

test('an idea goes its way to published and what follows from it is written in the same breath', async () => {
  const series = await member.call(contentSeriesContract.create, {
    params,
    body: { id: newId(), name: 'Sunday soup', checklist: ['Shop', 'Cook'] },
  });
  const { id } = await anItem({ contentSeriesId: series.id });
  expect(await change(id, { stage: 'planning' })).toMatchObject({
    ideaStatus: null,
    checklist: [
      { title: 'Shop', isDone: false },
      { title: 'Cook', isDone: false },
    ],
  });
  const early = await send(id, { stage: 'scheduled' });
  expect([early.status, early.text]).toEqual([
    400,
    expect.stringContaining('Give it a date first'),
  ]);

  const post = await aPost(id, { plannedOn: '2026-11-25' });
  const scheduled = await change(id, { stage: 'scheduled' });
  expect(Date.parse(scheduled.stageEnteredAt)).toBeGreaterThan(Date.parse(scheduled.createdAt));
  expect(Object.keys(scheduled.stageSeconds).toSorted()).toEqual(['idea', 'planning']);
  expect(await postOf(post.id)).toMatchObject({ status: 'ready' });

  await member.call(posts.update, {
    params: { ...params, id: post.id },
    body: {
      status: 'posted',
      postedAt: '2026-11-20T12:00:00Z',
      liveUrl: 'example.com/orzo',
    },
  });
  expect(await change(id, { stage: 'published' })).toMatchObject({ publishedOn: '2026-11-20' });
  await member.call(posts.update, {
    params: { ...params, id: post.id },
    body: { status: 'posted', postedAt: '2026-11-18T12:00:00Z' },
  });
  expect(await itemOf(id)).toMatchObject({ publishedOn: '2026-11-18' });

  expect(await change(id, { stage: 'archived' })).toMatchObject({
    archivedFrom: 'published',
    publishedOn: '2026-11-18',
  });
  const astray = await send(id, { stage: 'editing' });
  expect([astray.status, astray.text]).toEqual([
    400,
    expect.stringContaining('goes back to where'),
  ]);
  expect(await change(id, { stage: 'published' })).toMatchObject({ archivedFrom: null });
  expect(await change(id, { stage: 'editing' })).toMatchObject({ publishedOn: null });
  expect(await postOf(post.id)).toMatchObject({
    status: 'ready',
    postedAt: null,
    liveUrl: 'https://example.com/orzo',
  });
});

test('several items move in one request; where one of them may not, none does', async () => {
  const [dated, undated] = [await anItem({ stage: 'review' }), await anItem({ stage: 'review' })];
  await aPost(dated.id, { plannedOn: '2026-11-25' });
  const all = (fields: ContentItemChanges) =>
    member.send(items.updateMany, {
      params,
      body: { changes: [{ ids: [dated.id, undated.id], fields }] },
    });
  expect((await all({ stage: 'scheduled' })).status).toBe(400);
  expect(await itemOf(dated.id)).toMatchObject({ stage: 'review', version: 1 });
  expect((await all({ stage: 'archived' })).status).toBe(200);
  expect(await itemOf(undated.id)).toMatchObject({ stage: 'archived', archivedFrom: 'review' });
});

test('two people who move the same card at once leave one order that both see', async () => {
  const { id } = await anItem({ stage: 'scripting' });
  const feeds = await Promise.all([owner, admin].map((user) => new FeedReader(user).connect()));
  const answers = await Promise.all([
    change(id, { stage: 'filming' }, owner),
    change(id, { stage: 'editing' }, admin),
  ]);
  expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2, 3]));
  const stored = await itemOf(id);
  expect(stored).toEqual(answers.find(({ version }) => version === 3));
  for (const feed of feeds) {
    const ofItem = () => feed.changes.filter((one) => one.id === id);
    await feed.until(() => ofItem().at(-1)?.version === stored?.version);
    expect(ofItem().at(-1)?.row).toEqual(stored);
    feed.disconnect();
  }
});

test('what cannot be is refused with a sentence and changes nothing', async () => {
  const { id } = await anItem();
  const before = await itemOf(id);
  const foreign = await elsewhere.owner.call(channelsContract.create, {
    params: { workspaceId: elsewhere.id },
    body: { id: newId(), platform: 'youtube', name: 'Not yours' },
  });
  const theirs = await elsewhere.owner.call(items.create, {
    params: { workspaceId: elsewhere.id },
    body: { id: newId(), title: 'Not yours' },
  });
  const body = (fields: object) => ({ id: newId(), contentItemId: id, ...fields });
  const refused: [body: object, says: string][] = [
    [body({ channelId: foreign.id }), 'no longer exists'],
    [body({ contentItemId: theirs.id }), 'no longer exists'],
    [body({ status: 'lost' }), 'status'],
    [body({ status: 'posted' }), 'Say when it was posted'],
    [body({ liveUrl: 'javascript:alert(1)' }), 'web address'],
    [body({ plannedOn: '2026-02-30' }), 'date'],
    [body({ plannedTime: '25:00' }), 'time'],
    [body({ mediaLinks: Array.from({ length: 11 }, () => 'https://example.com') }), '10 links'],
  ];
  for (const [wrong, says] of refused) {
    const answer = await member.send(posts.create, { params, body: wrong as never });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(says)]);
  }
  const changes: [changes: object, says: string][] = [
    [{ stage: 'lost' }, 'stage'],
    [{ title: ' ' }, 'Give it a title'],
    [{ pillarId: newId() }, 'no longer exists'],
    [{ assigneeUserId: elsewhere.owner.id }, 'no longer exists'],
    [{ ideaStatus: null }, 'Choose where the idea belongs'],
    [{ publishedOn: '2026-11-21' }, 'publishedOn'],
    [{ approvalState: 'approved' }, 'approvalState'],
  ];
  for (const [wrong, says] of changes) {
    const answer = await send(id, wrong as never);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(says)]);
  }
  const shot = await anItem({ stage: 'filming' });
  const parked = await send(shot.id, { ideaStatus: 'parked' });
  expect([parked.status, parked.text]).toEqual([400, expect.stringContaining('Only an idea')]);
  expect(await itemOf(id)).toEqual(before);
});

test('what two members do to one checklist at once both stays', async () => {
  const step = (title: string) => ({ id: newId(), title, isDone: false, assigneeUserId: null });
  const [shop, cook, eat] = [step('Shop'), step('Cook'), step('Eat')];
  const was = [shop, cook];
  const item = await anItem({ checklist: was });
  const mine = [{ ...shop, isDone: true }, cook];
  const theirs = [shop, { ...cook, assigneeUserId: member.id }, eat];
  for (const checklist of [theirs, mine]) await send(item.id, { checklist, checklistWas: was });
  expect((await itemOf(item.id))?.checklist).toEqual([mine[0], theirs[1], eat]);
});

test('a step is given to members alone, and to nobody once they have left', async () => {
  const leaving = await aUser(server);
  await join(server, { workspaceId: workspace.id, user: leaving, role: 'member' });
  const step = (title: string, assigneeUserId: string | null) => ({
    id: newId(),
    title,
    isDone: true,
    assigneeUserId,
  });
  const steps = [step('Shop', leaving.id), step('Cook', member.id), step('Eat', null)];
  const item = await anItem({ checklist: steps });
  for (const stranger of [elsewhere.member.id, newId()]) {
    const checklist = [...steps, step('Wash', stranger)];
    const changes = [{ ids: [item.id], fields: { checklist } }];
    for (const answer of [
      await send(item.id, { checklist }),
      await member.send(items.updateMany, { params, body: { changes } }),
      await member.send(items.create, { params, body: { id: newId(), title: 'Orzo', checklist } }),
    ])
      expect([answer.status, answer.text]).toEqual([
        400,
        expect.stringContaining('"checklist":"A step is given to somebody who is no member'),
      ]);
  }
  expect(await itemOf(item.id)).toEqual(item);
  await leaving.call(membersContract.leave, { params, body: {} });
  const [shop, ...others] = steps;
  expect((await itemOf(item.id))?.checklist).toEqual([
    { ...shop, assigneeUserId: null },
    ...others,
  ]);
});

test('an owner or admin approves, and what changes afterwards is asked for again', async () => {
  await owner.call(workspacesContract.update, {
    params,
    body: { approvalMode: 'required' },
  });
  const { id } = await anItem({ stage: 'review' });
  const post = await aPost(id, { plannedOn: '2026-11-25', caption: 'Boil' });
  const decide = (state: 'requested' | 'approved', user: TestUser) =>
    user.send(items.decide, { params: { ...params, id }, body: { state } });
  const early = await send(id, { stage: 'scheduled' });
  expect([early.status, early.text]).toEqual([400, expect.stringContaining('Needs approval')]);
  expect((await decide('approved', member)).status).toBe(403);
  expect((await decide('requested', member)).status).toBe(200);
  const approve = async () => {
    expect((await decide('approved', admin)).status).toBe(200);
    expect(await itemOf(id)).toMatchObject({
      approvalState: 'approved',
      approverUserId: admin.id,
    });
  };
  const asksAgain = async () =>
    expect(await itemOf(id)).toMatchObject({ approvalState: 'requested', approverUserId: null });

  await approve();
  await change(id, { title: 'Orzo, four ways' });
  await asksAgain();
  await approve();
  await member.call(posts.update, {
    params: { ...params, id: post.id },
    body: { caption: 'Boil, stir' },
  });
  await asksAgain();
  await approve();
  await member.call(scripts.create, {
    params,
    body: { id: newId(), contentItemId: id, body: 'Hello' },
  });
  await asksAgain();
  await approve();
  // What is new, or comes back from before, nobody has looked at either.
  const more = await aPost(id, { caption: 'Serve' });
  await asksAgain();
  const { rows: written } = await member.call(scripts.list, {
    params,
    query: { contentItemId: id },
  });
  const script = { params: { ...params, id: written[0]?.id ?? '' } };
  const thatPost = { params: { ...params, id: more.id } };
  await member.call(posts.remove, thatPost);
  await member.call(scripts.remove, script);
  await approve();
  await member.call(posts.restore, thatPost);
  await asksAgain();
  await member.call(posts.remove, thatPost);
  await approve();
  await member.call(posts.restoreMany, { params, body: { ids: [more.id] } });
  await asksAgain();
  await approve();
  await member.call(scripts.restore, script);
  await asksAgain();
  await approve();
  // What was approved with the rest may go and come back, and a post without words says nothing new.
  await member.call(posts.remove, thatPost);
  await member.call(posts.restore, thatPost);
  await member.call(scripts.remove, script);
  await member.call(scripts.restore, script);
  await aPost(id, { plannedOn: '2026-11-25' });
  // A date and a person are no text.
  await member.call(posts.update, {
    params: { ...params, id: post.id },
    body: { plannedOn: '2026-11-26' },
  });
  await change(id, { assigneeUserId: member.id });
  expect(await change(id, { stage: 'scheduled' })).toMatchObject({ approvalState: 'approved' });
  await owner.call(workspacesContract.update, { params, body: { approvalMode: 'none' } });
});

test('a member who is made an approver decides and is asked, until the flag is taken away', async () => {
  const { rows } = await owner.call(membersContract.list, { params, query: {} });
  const memberId = rows.find(({ userId }) => userId === member.id)?.id ?? '';
  const flag = (isApprover: boolean) =>
    admin.call(membersContract.update, { params: { ...params, memberId }, body: { isApprover } });
  const { id } = await anItem({ stage: 'review' });
  const decide = async (state: 'requested' | 'approved' | 'changes_requested', user: TestUser) =>
    (await user.send(items.decide, { params: { ...params, id }, body: { state } })).status;
  const asked = async () => {
    const told = await member.call(notificationsContract.list, { query: {} });
    return told.rows.filter(({ event }) => event === 'approval').length;
  };
  const before = await asked();
  expect(await decide('requested', owner)).toBe(200);
  expect([await asked(), await decide('approved', member)]).toEqual([before, 403]);

  await flag(true);
  expect(await decide('changes_requested', member)).toBe(200);
  expect(await decide('requested', owner)).toBe(200);
  expect(await asked()).toBe(before + 1);
  expect(await decide('approved', member)).toBe(200);
  expect(await itemOf(id)).toMatchObject({ approvalState: 'approved', approverUserId: member.id });

  await flag(false);
  expect(await decide('changes_requested', member)).toBe(403);
});

test('an item has one script, whoever begins it', async () => {
  const { id } = await anItem({ stage: 'scripting' });
  const write = (user: TestUser, body: string) =>
    user.call(scripts.create, { params, body: { id: newId(), contentItemId: id, body } });
  const written = await Promise.all([write(owner, 'One'), write(admin, 'Two')]);
  expect(new Set(written.map((script) => script.id)).size).toBe(1);
  const query = { contentItemId: id };
  const { rows } = await member.call(scripts.list, { params, query });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual(written.find(({ version }) => version === 2));
});

test('a ninth active pillar waits until another is archived, a name and a handle are there once', async () => {
  const place = { workspaceId: elsewhere.id };
  const add = (name: string, isActive = true) =>
    elsewhere.owner.send(pillarsContract.create, {
      params: place,
      body: { id: newId(), name, isActive },
    });
  for (let count = 1; count <= 8; count += 1)
    expect((await add(`Pillar ${count}`)).status).toBe(200);
  const ninth = await add('Pillar 9');
  expect([ninth.status, ninth.text]).toEqual([400, expect.stringContaining('Archive one first')]);
  expect((await add('Pillar 9', false)).status).toBe(200);
  const twice = await add('PILLAR 1', false);
  expect([twice.status, twice.text]).toEqual([409, expect.stringContaining('exists already')]);
  const channel = () =>
    elsewhere.owner.send(channelsContract.create, {
      params: place,
      body: { id: newId(), platform: 'x', name: 'Mara', handle: 'mara' },
    });
  expect((await channel()).status).toBe(200);
  const again = await channel();
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('already')]);
});

test('the picture on a card follows the files of its piece, through a merger too', async () => {
  const { id } = await anItem();
  const attach = (contentItemId: string, kind: 'file' | 'cover' = 'file') =>
    member.call(attachmentsContract.create, {
      params,
      body: { id: newId(), fileName: 'wall.png', contentItemId, kind },
    });
  const coverOf = async (itemId: string) => (await itemOf(itemId))?.coverId;
  const cover = await attach(id, 'cover');
  const newer = await attach(id);
  expect(await coverOf(id)).toBe(cover.id);
  const marked = { params: { ...params, id: newer.id }, body: { kind: 'cover' as const } };
  await member.call(attachmentsContract.update, marked);
  expect(await coverOf(id)).toBe(newer.id);
  const { rows } = await member.call(attachmentsContract.list, {
    params,
    query: { contentItemId: id },
  });
  expect(rows.filter(({ kind }) => kind === 'cover').map((row) => row.id)).toEqual([newer.id]);
  await member.call(attachmentsContract.remove, { params: { ...params, id: newer.id } });
  expect(await coverOf(id)).toBe(cover.id);

  const other = await anItem();
  await member.call(items.merge, { params: { ...params, id: other.id }, body: { otherId: id } });
  expect(await coverOf(other.id)).toBe(cover.id);
  const back = await member.call(items.restore, { params: { ...params, id } });
  expect(back.coverId).toBe(null);
});
