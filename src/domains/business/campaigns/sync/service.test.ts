import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { channelsContract } from '#domains/making/channels/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { usageRightsContract } from '#domains/business/campaigns/usage-rights/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { trashContract } from '#domains/around/trash/contract.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const { member } = studio;
const params = { workspaceId: studio.id };
const at = (id: string) => ({ params: { ...params, id } });
const move = (id: string, body: object) => member.send(campaignsContract.move, { ...at(id), body });
const moveOwed = (id: string, body: object) =>
  member.send(deliverablesContract.move, { ...at(id), body });

async function found<T extends { id: string }>(listed: Promise<{ rows: T[] }>, id: string) {
  const row = (await listed).rows.find((one) => one.id === id);
  if (!row) throw new Error('It is not listed');
  return row;
}
const deliverable = (id: string) =>
  found(member.call(deliverablesContract.list, { params, query: {} }), id);
const post = (id: string) => found(member.call(postsContract.list, { params, query: {} }), id);

/** A deliverable, and a piece of content with a post for each of two channels. */
async function linked() {
  const campaign = await member.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Rain Shell' },
  });
  const itemId = newId();
  await member.call(contentItemsContract.create, {
    params,
    body: { id: itemId, title: 'Sea wall', stage: 'editing' },
  });
  const channel = (platform: 'instagram' | 'tiktok') =>
    member.call(channelsContract.create, {
      params,
      body: { id: newId(), platform, name: 'Mara' },
    });
  const planned = async (platform: 'instagram' | 'tiktok') => {
    const { id: channelId } = await channel(platform);
    return member.call(postsContract.create, {
      params,
      body: { id: newId(), contentItemId: itemId, channelId, plannedOn: '2026-03-09' },
    });
  };
  const [reel, clip] = [await planned('instagram'), await planned('tiktok')];
  const owed = await member.call(deliverablesContract.create, {
    params,
    body: {
      id: newId(),
      campaignId: campaign.id,
      contentItemId: itemId,
      platform: 'instagram',
      format: 'reel',
      title: 'Reel',
    },
  });
  return { campaign, itemId, reel, clip, owed };
}
const postedAt = '2026-03-09T17:00:00Z';
const sameInstant = (one: string | null, other: string) =>
  expect(one && Date.parse(one)).toBe(Date.parse(other));

test('a post that goes out posts the deliverable of its channel, and no other', async () => {
  const { owed, reel, clip } = await linked();
  const say = (id: string, liveUrl: string) =>
    member.call(postsContract.update, { ...at(id), body: { status: 'posted', postedAt, liveUrl } });
  await say(clip.id, 'https://tiktok.com/1');
  expect(await deliverable(owed.id)).toMatchObject({ status: 'not_started' });
  await say(reel.id, 'https://instagram.com/p/1');
  const after = await deliverable(owed.id);
  expect(after).toMatchObject({ status: 'posted', liveUrl: 'https://instagram.com/p/1' });
  sameInstant(after.postedAt, postedAt);
});

test('a deliverable that is posted posts its post once, and they do not go in circles', async () => {
  const { owed, reel, clip } = await linked();
  const before = await post(reel.id);
  await moveOwed(owed.id, { status: 'posted', postedAt, liveUrl: 'https://instagram.com/p/2' });
  const after = await post(reel.id);
  expect(after).toMatchObject({ status: 'posted', liveUrl: 'https://instagram.com/p/2' });
  sameInstant(after.postedAt, postedAt);
  expect(after.version).toBe(before.version + 1);
  expect((await deliverable(owed.id)).version).toBe(owed.version + 1);
  expect(await post(clip.id)).toMatchObject({ status: 'draft' });
  // Another address is passed on, once in each direction.
  await member.call(postsContract.update, {
    ...at(reel.id),
    body: { liveUrl: 'https://instagram.com/p/3' },
  });
  expect(await deliverable(owed.id)).toMatchObject({
    liveUrl: 'https://instagram.com/p/3',
    version: owed.version + 2,
  });
  expect((await post(reel.id)).version).toBe(before.version + 2);
});

const item = (id: string) =>
  found(member.call(contentItemsContract.list, { params, query: {} }), id);

test('content is published on the day of its first post once all of it is out, and not before', async () => {
  const { itemId, owed, clip, reel } = await linked();
  await moveOwed(owed.id, { status: 'posted', postedAt });
  expect(await item(itemId)).toMatchObject({ stage: 'editing', publishedOn: null });
  const say = (id: string, body: object) =>
    member.call(postsContract.update, { ...at(id), body } as never);
  await say(clip.id, { status: 'posted', postedAt: '2026-03-11T17:00:00Z' });
  expect(await item(itemId)).toMatchObject({ stage: 'published', publishedOn: '2026-03-09' });
  // One is still out: it stays published, on its own day.
  await moveOwed(owed.id, { status: 'drafting' });
  expect(await item(itemId)).toMatchObject({ stage: 'published', publishedOn: '2026-03-11' });
  await say(clip.id, { status: 'ready' });
  expect(await item(itemId)).toMatchObject({ stage: 'editing', publishedOn: null });
  // What is skipped is nothing to wait for.
  await say(reel.id, { status: 'posted', postedAt });
  await say(clip.id, { status: 'skipped' });
  expect(await item(itemId)).toMatchObject({ stage: 'published', publishedOn: '2026-03-09' });
});

test('the post whose going out has published content takes that back with it, and no other', async () => {
  const { itemId, owed, clip, reel } = await linked();
  const write = (id: string, body: object) =>
    member.call(postsContract.update, { ...at(id), body } as never);
  await member.call(contentItemsContract.update, { ...at(itemId), body: { stage: 'scheduled' } });
  await write(clip.id, { status: 'posted', postedAt });
  const later = '2026-03-11T17:00:00Z';
  await write(reel.id, { status: 'posted', postedAt: later });
  expect(await item(itemId)).toMatchObject({ stage: 'published', publishedOn: '2026-03-09' });
  await write(reel.id, { status: 'ready', postedAt: null });
  expect(await item(itemId)).toMatchObject({ stage: 'scheduled', publishedOn: null });
  expect(await post(clip.id)).toMatchObject({ status: 'posted' });
  // The same by its deliverable.
  await moveOwed(owed.id, { status: 'posted', postedAt: later });
  expect(await item(itemId)).toMatchObject({ stage: 'published' });
  await moveOwed(owed.id, { status: 'approved' });
  expect(await item(itemId)).toMatchObject({ stage: 'scheduled', publishedOn: null });
  await moveOwed(owed.id, { status: 'posted', postedAt: later });
  await write(clip.id, { status: 'ready', postedAt: null });
  expect(await item(itemId)).toMatchObject({ stage: 'published', publishedOn: '2026-03-11' });
});

test('content without a post is published with the deliverable that it was made for', async () => {
  const { itemId, owed, clip, reel } = await linked();
  await member.call(postsContract.removeMany, { params, body: { ids: [clip.id, reel.id] } });
  await moveOwed(owed.id, { status: 'posted', postedAt });
  expect(await item(itemId)).toMatchObject({ stage: 'published', publishedOn: '2026-03-09' });
  await member.call(deliverablesContract.unpost, { ...at(owed.id), body: {} });
  expect(await item(itemId)).toMatchObject({ stage: 'editing', publishedOn: null });
});

test('a deliverable that was posted by mistake takes back its post, and follows its day', async () => {
  const { owed, reel, clip } = await linked();
  await member.call(postsContract.update, { ...at(clip.id), body: { status: 'posted', postedAt } });
  await moveOwed(owed.id, { status: 'posted', postedAt: '2026-03-10T17:00:00Z' });
  await moveOwed(owed.id, { status: 'posted', postedAt: '2026-03-11T17:00:00Z' });
  sameInstant((await post(reel.id)).postedAt, '2026-03-11T17:00:00Z');
  await moveOwed(owed.id, { status: 'approved' });
  expect(await post(reel.id)).toMatchObject({ status: 'ready', postedAt: null });
  expect(await post(clip.id)).toMatchObject({ status: 'posted' });
});

/** Money and a right that begin with the posting of a deal's work, and when they did. */
async function waitingFor(campaignId: string) {
  const terms = { amountMinor: 100_000, currency: 'USD', termsDays: 0 };
  const pays = (trigger: 'on_posting' | 'on_approval') =>
    member.call(paymentsContract.create, {
      params,
      body: { ...terms, id: newId(), campaignId, label: 'Fee', trigger },
    });
  const [fee, half] = [await pays('on_posting'), await pays('on_approval')];
  const right = await member.call(usageRightsContract.create, {
    params,
    body: { id: newId(), campaignId, kind: 'paid_ads', durationDays: 90 },
  });
  const paid = (id: string) => found(member.call(paymentsContract.list, { params, query: {} }), id);
  return async () => [
    (await paid(fee.id)).dueOn,
    (await paid(half.id)).dueOn,
    (await found(member.call(usageRightsContract.list, { params, query: {} }), right.id)).startsOn,
  ];
}
const write = (id: string, body: object) => member.call(postsContract.update, { ...at(id), body });

test('a post that was posted by mistake takes back its deliverable, the money and the rights', async () => {
  const { campaign, owed, reel, clip } = await linked();
  const waiting = await waitingFor(campaign.id);
  const liveUrl = 'https://instagram.com/p/4';
  await write(clip.id, { status: 'posted', postedAt });
  for (const before of ['not_started', 'submitted', 'approved']) {
    if (before !== 'not_started') await moveOwed(owed.id, { status: before });
    const [was, then] = [await deliverable(owed.id), await waiting()];
    await write(reel.id, { status: 'posted', postedAt, liveUrl });
    expect(await waiting()).toMatchObject(['2026-03-09', expect.any(String), '2026-03-09']);
    await write(reel.id, { status: 'draft', liveUrl: null });
    const { status, submittedAt, approvedAt } = was;
    const again = { status, submittedAt, approvedAt, postedAt: null, liveUrl: null };
    expect(await deliverable(owed.id)).toMatchObject(again);
    expect(await waiting()).toEqual(then);
  }
  expect(await post(reel.id)).toMatchObject({ status: 'draft', postedAt: null });
  expect(await post(clip.id)).toMatchObject({ status: 'posted' });
});

test('a post that was out on another day takes its deliverable there', async () => {
  const { campaign, owed, reel, itemId } = await linked();
  const waiting = await waitingFor(campaign.id);
  await write(reel.id, { status: 'posted', postedAt });
  const { version } = await post(reel.id);
  await write(reel.id, { status: 'posted', postedAt: '2026-03-11T17:00:00Z' });
  sameInstant((await deliverable(owed.id)).postedAt, '2026-03-11T17:00:00Z');
  expect(await waiting()).toMatchObject(['2026-03-11', expect.any(String), '2026-03-11']);
  expect((await post(reel.id)).version).toBe(version + 1);

  const { channelId } = reel;
  const again = await member.call(postsContract.create, {
    params,
    body: { id: newId(), contentItemId: itemId, channelId, format: reel.format },
  });
  await write(again.id, { status: 'posted', postedAt: '2026-03-12T17:00:00Z' });
  await write(reel.id, { status: 'ready' });
  // The other one is out, and stands for it as well.
  sameInstant((await deliverable(owed.id)).postedAt, '2026-03-12T17:00:00Z');
  expect(await waiting()).toMatchObject(['2026-03-12', expect.any(String), '2026-03-12']);
});

test('not posted after all, a deliverable is as it was before, and so are the money and its post', async () => {
  const { campaign, owed, reel, clip } = await linked();
  const waiting = await waitingFor(campaign.id);
  const unpost = () => member.call(deliverablesContract.unpost, { ...at(owed.id), body: {} });
  await write(clip.id, { status: 'posted', postedAt });
  for (const before of ['drafting', 'submitted', 'changes_requested', 'approved', 'scheduled']) {
    await moveOwed(owed.id, { status: before });
    const [was, then] = [await deliverable(owed.id), await waiting()];
    await moveOwed(owed.id, { status: 'posted', postedAt, liveUrl: 'https://instagram.com/p/6' });
    expect(await waiting()).toMatchObject(['2026-03-09', expect.any(String), '2026-03-09']);
    expect(facts(await unpost())).toEqual(facts(was));
    expect(facts(await deliverable(owed.id))).toEqual(facts(was));
    expect(await waiting()).toEqual(then);
    expect(await post(reel.id)).toMatchObject({ status: 'ready', postedAt: null, liveUrl: null });
    // Two devices may say the same.
    expect(facts(await unpost())).toEqual(facts(was));
  }
  expect(await post(clip.id)).toMatchObject({ status: 'posted' });
});

test('content that comes back from Published takes back what was owed', async () => {
  const { campaign, itemId, owed, reel } = await linked();
  const waiting = await waitingFor(campaign.id);
  await write(reel.id, { status: 'posted', postedAt });
  const stage = (to: 'published' | 'editing') =>
    member.call(contentItemsContract.update, { ...at(itemId), body: { stage: to } });
  await stage('published');
  await stage('editing');
  expect(await post(reel.id)).toMatchObject({ status: 'ready', postedAt: null });
  expect(await deliverable(owed.id)).toMatchObject({ status: 'not_started', postedAt: null });
  expect(await waiting()).toEqual([null, null, null]);
});

const whole = { params };
const pathsOut = (postId: string, itemId: string) => ({
  'the post': {
    remove: () => member.call(postsContract.remove, at(postId)),
    restore: () => member.call(postsContract.restore, at(postId)),
  },
  'the post among many': {
    remove: () => member.call(postsContract.removeMany, { ...whole, body: { ids: [postId] } }),
    restore: () => member.call(postsContract.restoreMany, { ...whole, body: { ids: [postId] } }),
  },
  'its content': {
    remove: () => member.call(contentItemsContract.remove, at(itemId)),
    restore: () => member.call(contentItemsContract.restore, at(itemId)),
  },
  'its content among many': {
    remove: () =>
      member.call(contentItemsContract.removeMany, { ...whole, body: { ids: [itemId] } }),
    restore: () =>
      member.call(contentItemsContract.restoreMany, { ...whole, body: { ids: [itemId] } }),
  },
  'both, to the trash and out of it': {
    async remove() {
      await member.call(postsContract.remove, at(postId));
      await member.call(contentItemsContract.remove, at(itemId));
    },
    restore: () =>
      studio.owner.call(trashContract.restore, {
        ...whole,
        body: { collection: 'posts', id: postId },
      }),
  },
});

test.each(Object.keys(pathsOut('', '')) as (keyof ReturnType<typeof pathsOut>)[])(
  'deleting %s takes back what it was the proof of, and bringing it back posts it again',
  async (path) => {
    const { campaign, owed, reel, clip, itemId } = await linked();
    const waiting = await waitingFor(campaign.id);
    await write(clip.id, { status: 'posted', postedAt });
    await moveOwed(owed.id, { status: 'submitted' });
    const [was, then] = [await deliverable(owed.id), await waiting()];
    await write(reel.id, { status: 'posted', postedAt, liveUrl: 'https://instagram.com/p/5' });
    const [out, begun] = [await deliverable(owed.id), await waiting()];
    expect([out.status, begun[0]]).toEqual(['posted', '2026-03-09']);

    const { remove, restore } = pathsOut(reel.id, itemId)[path];
    await remove();
    expect(facts(await deliverable(owed.id))).toEqual(facts(was));
    expect(await waiting()).toEqual(then);
    await restore();
    expect(facts(await deliverable(owed.id))).toEqual(facts(out));
    expect(await waiting()).toEqual(begun);
    expect(await post(clip.id)).toMatchObject({ status: 'posted' });
  },
);
const facts = (one: Awaited<ReturnType<typeof deliverable>>) => {
  const { version: _, updatedAt: __, updatedByUserId: ___, ...rest } = one;
  return rest;
};

test('of two posts that stand for a deliverable the other one does when one is deleted', async () => {
  const { campaign, owed, reel, itemId } = await linked();
  const waiting = await waitingFor(campaign.id);
  const { channelId, format } = reel;
  const again = await member.call(postsContract.create, {
    params,
    body: { id: newId(), contentItemId: itemId, channelId, format },
  });
  await write(reel.id, { status: 'posted', postedAt });
  await write(again.id, { status: 'posted', postedAt: '2026-03-12T17:00:00Z' });
  await member.call(postsContract.remove, at(reel.id));
  sameInstant((await deliverable(owed.id)).postedAt, '2026-03-12T17:00:00Z');
  expect(await waiting()).toMatchObject(['2026-03-12', expect.any(String), '2026-03-12']);
  await member.call(postsContract.removeMany, { params, body: { ids: [reel.id, again.id] } });
  expect(await deliverable(owed.id)).toMatchObject({ status: 'not_started', postedAt: null });
  expect(await waiting()).toEqual([null, null, null]);
});

test('deleting a post that was never out, or stands for another one, takes nothing back', async () => {
  const { owed, reel, clip } = await linked();
  await write(clip.id, { status: 'posted', postedAt });
  await write(reel.id, { status: 'posted', postedAt });
  const { version } = await deliverable(owed.id);
  const { id: draft } = await member.call(postsContract.create, {
    params,
    body: { id: newId(), contentItemId: reel.contentItemId, channelId: reel.channelId },
  });
  for (const id of [clip.id, draft]) {
    await member.call(postsContract.remove, at(id));
    await member.call(postsContract.restore, at(id));
  }
  expect(await deliverable(owed.id)).toMatchObject({ status: 'posted', version });
});

test('a post that is out stands for what is owed on the channel that it is corrected to', async () => {
  const { campaign, owed, reel, clip, itemId } = await linked();
  const waiting = await waitingFor(campaign.id);
  const { channelId } = clip;
  await member.call(postsContract.remove, at(clip.id));
  await write(reel.id, { channelId, status: 'posted', postedAt });
  expect(await deliverable(owed.id)).toMatchObject({ status: 'not_started' });

  await write(reel.id, { channelId: reel.channelId });
  expect(await deliverable(owed.id)).toMatchObject({ status: 'posted' });
  expect(await waiting()).toMatchObject(['2026-03-09', expect.any(String), '2026-03-09']);
  await write(reel.id, { channelId });
  expect(await deliverable(owed.id)).toMatchObject({ status: 'not_started', postedAt: null });
  expect(await waiting()).toEqual([null, null, null]);

  // Of two on one channel the format says which, and another post that is out stands for it still.
  const story = await member.call(deliverablesContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId: campaign.id, contentItemId: itemId, title: 'Story' },
      ...{ platform: 'instagram', format: 'story_set' },
    },
  });
  await write(reel.id, { channelId: reel.channelId, format: 'reel' });
  const second = await member.call(postsContract.create, {
    params,
    body: {
      ...{ id: newId(), contentItemId: itemId, channelId: reel.channelId, format: 'reel' },
      ...{ status: 'posted', postedAt: '2026-03-12T17:00:00Z' },
    },
  });
  await write(reel.id, { format: 'story_set' });
  expect(await deliverable(story.id)).toMatchObject({ status: 'posted' });
  sameInstant((await deliverable(owed.id)).postedAt, second.postedAt ?? '');
});

test('a new post of what is owed goes where the first of that goes, while it is open', async () => {
  const { campaign, itemId, owed, reel, clip } = await linked();
  await member.call(postsContract.removeMany, { params, body: { ids: [reel.id, clip.id] } });
  await member.call(deliverablesContract.update, {
    ...at(owed.id),
    body: { channelId: clip.channelId, platform: 'tiktok', format: 'video' },
  });
  const add = (id = newId()) =>
    member.call(postsContract.create, { params, body: { id, contentItemId: itemId } });
  const first = await add();
  expect(first).toMatchObject({ channelId: clip.channelId, format: 'video' });
  await member.call(deliverablesContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId: campaign.id, contentItemId: itemId, title: 'Story' },
      ...{ platform: 'instagram', format: 'story_set', channelId: reel.channelId, sortOrder: 2 },
    },
  });
  expect(await add()).toMatchObject({ channelId: clip.channelId });
  await write(first.id, { status: 'posted', postedAt });
  expect(await add()).toMatchObject({ channelId: reel.channelId, format: 'story_set' });
});

test('a deliverable follows what is out already once it is corrected to that, or comes back', async () => {
  const { campaign, owed, reel, clip } = await linked();
  const waiting = await waitingFor(campaign.id);
  const correct = (body: object) =>
    member.call(deliverablesContract.update, { ...at(owed.id), body } as never);
  await write(clip.id, { status: 'posted', postedAt });
  await correct({ platform: 'instagram', format: 'carousel', frames: 4 });
  expect(await deliverable(owed.id)).toMatchObject({ status: 'not_started' });
  await correct({ platform: 'tiktok', format: 'video' });
  expect(await deliverable(owed.id)).toMatchObject({ status: 'posted' });
  expect(await waiting()).toMatchObject(['2026-03-09', expect.any(String), '2026-03-09']);

  const back = await linked();
  const money = await waitingFor(back.campaign.id);
  await member.call(deliverablesContract.remove, at(back.owed.id));
  await write(back.reel.id, { status: 'posted', postedAt });
  await member.call(deliverablesContract.restore, at(back.owed.id));
  expect(await deliverable(back.owed.id)).toMatchObject({ status: 'posted' });
  expect(await money()).toMatchObject(['2026-03-09', expect.any(String), '2026-03-09']);
  expect(await post(reel.id)).toMatchObject({ status: 'draft' });
});

test('what is shown to the brand is at least in review', async () => {
  const { owed, itemId } = await linked();
  await moveOwed(owed.id, { status: 'submitted' });
  const { rows } = await member.call(contentItemsContract.list, { params, query: {} });
  expect(rows.find(({ id }) => id === itemId)).toMatchObject({ stage: 'review' });
});

test('a move that is refused leaves nothing behind, also of its effects', async () => {
  const { owed, campaign } = await linked();
  const counted = async () =>
    (
      await ask<{ count: number }>(
        server.database.superuser,
        'select count(*)::int as count from changes where stream_id = $1',
        [studio.id],
      )
    )[0]?.count;
  const before = await counted();
  const refused = [
    await moveOwed(owed.id, { status: 'scheduled', postedAt: 'soon' }),
    await moveOwed(owed.id, { status: 'posted', liveUrl: 'javascript:alert(1)' }),
    await moveOwed(owed.id, { status: 'gone' }),
    await move(campaign.id, { status: 'completed' }),
    await moveOwed(newId(), { status: 'posted' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 404]);
  expect(await counted()).toBe(before);
});

test('what is out already posts the deliverables that are linked to it, two of one piece too', async () => {
  const { campaign, itemId, reel, clip } = await linked();
  const liveUrl = 'https://instagram.com/p/9';
  await member.call(postsContract.update, {
    ...at(reel.id),
    body: { status: 'posted', postedAt, liveUrl },
  });
  const owe = (contentItemId: string | null) =>
    member.call(deliverablesContract.create, {
      params,
      body: {
        id: newId(),
        campaignId: campaign.id,
        contentItemId,
        platform: 'instagram',
        format: 'reel',
        title: 'Reel',
      },
    });
  const added = await owe(itemId);
  const later = await owe(null);
  await member.call(deliverablesContract.update, {
    ...at(later.id),
    body: { contentItemId: itemId },
  });
  for (const { id } of [added, later]) {
    const after = await deliverable(id);
    expect(after).toMatchObject({ status: 'posted', liveUrl, contentItemId: itemId });
    sameInstant(after.postedAt, postedAt);
  }
  expect(await post(clip.id)).toMatchObject({ postedAt: null });

  await member.call(deliverablesContract.update, {
    ...at(later.id),
    body: { contentItemId: null },
  });
  expect(await deliverable(later.id)).toMatchObject({ status: 'posted', contentItemId: null });
});
