import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import type { MemberContext } from '#server/http/context.ts';
import {
  deliverables,
  type Follow,
  lockDeliverables,
  postDeliverable,
  unpostDeliverable,
} from '#domains/business/campaigns/deliverables/service.ts';
import { isClosed, isInstant } from '#domains/business/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Platform } from '#domains/making/channels/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { followPost, publish, unpublish } from '#domains/making/content/posts/service.ts';
import type { Stage } from '#domains/making/content/schema.ts';
import { consequencesOf, contentItems, lockItems, posts } from '#domains/making/content/service.ts';
import { deliverablesOf, postsFor } from './rules.ts';

/*
 * A deliverable and the content made for it follow each other. Neither goes in circles: each side
 * writes only what differs, so that the second hearing of the same news finds nothing to do.
 */

/** What a deliverable that was moved, or has another address, does to the content made for it. */
export const followContent: Follow = async (context, before, after) => {
  const { contentItemId } = after;
  if (contentItemId === null) return;
  if (after.status === 'submitted' && before.status !== 'submitted')
    await bringToReview(context, contentItemId);
  if (after.status !== 'posted' && before.status !== 'posted') return;
  const all = await postsWithPlatform(context, contentItemId);
  if (all.length === 0) await publishBare(context, before, { ...after, contentItemId });
  for (const { platform: _, ...post } of postsFor(after, all)) {
    const changes =
      after.status === 'posted'
        ? asPosted(post, { before, after })
        : backFrom(post, { before, after });
    if (Object.keys(changes).length === 0) continue;
    await posts.update(context, { params: { id: post.id }, body: changes });
    await followPost(context, post, { ...post, ...changes });
  }
};

// Content that nobody made a post of is out with all that it was made for.
async function publishBare(
  context: MemberContext,
  before: Deliverable,
  { status, contentItemId }: Deliverable & { contentItemId: string },
): Promise<void> {
  if (status === before.status) return;
  const owed = await lockDeliverables(context, 'content_item_id = $2', contentItemId);
  const out = owed.filter((one) => one.status === 'posted');
  if (status !== 'posted' && out.length === 0) await unpublish(context, contentItemId);
  if (status !== 'posted' || !owed.every(isClosed)) return;
  const timeZone = await timeZoneOf(context);
  const days = out.flatMap(({ postedAt }) =>
    postedAt
      ? Temporal.Instant.from(postedAt).toZonedDateTimeISO(timeZone).toPlainDate().toString()
      : [],
  );
  await publish(context, contentItemId, days.toSorted()[0]);
}

type Written = Partial<Pick<Post, 'status' | 'postedAt' | 'liveUrl'>>;

// Of the same instant: it went out with the deliverable.
const wentOutWith = (post: Post, { postedAt }: Deliverable) =>
  post.status === 'posted' && isInstant(post.postedAt, postedAt);

function asPosted(post: Post, { before, after }: Record<'before' | 'after', Deliverable>): Written {
  if (post.status === 'skipped') return {};
  const { postedAt, liveUrl } = after;
  const isCorrected = wentOutWith(post, before) && postedAt !== before.postedAt;
  return {
    ...(post.status === 'posted' ? {} : { status: 'posted' as const, postedAt }),
    ...(isCorrected ? { postedAt } : {}),
    ...(liveUrl && liveUrl !== post.liveUrl ? { liveUrl } : {}),
  };
}

// It was a mistake: what it said was posted is not.
function backFrom(post: Post, { before, after }: Record<'before' | 'after', Deliverable>): Written {
  if (!wentOutWith(post, before)) return {};
  const isItsAddress = post.liveUrl === before.liveUrl && after.liveUrl !== before.liveUrl;
  return { status: 'ready', postedAt: null, ...(isItsAddress ? { liveUrl: after.liveUrl } : {}) };
}

/**
 * What happened to a post that is or was out does the same to the deliverables it was made for. One
 * that is deleted, or whose content is, stands for nothing.
 */
export async function followPosted(
  context: MemberContext,
  before: Post | null,
  after: Post | null,
): Promise<void> {
  const post = after ?? before;
  if (post === null) return;
  const linked = await lockDeliverables(context, 'content_item_id = $2', post.contentItemId);
  const owed = linked.filter(({ status }) => status !== 'cancelled');
  if (owed.length === 0) return;
  const known = await postsWithPlatform(context, post.contentItemId);
  const own = known.find(({ id }) => id === post.id);
  const standsFor = deliverablesOf(owed, await placed(context, post));
  const stoodFor =
    before && isElsewhere(before, post) ? deliverablesOf(owed, await placed(context, before)) : [];
  for (const deliverable of stoodFor) {
    if (standsFor.includes(deliverable) || !before || !wentOutWith(before, deliverable)) continue;
    const others = known.filter(({ id }) => id !== post.id);
    await standFor(context, deliverable, { all: postsFor(deliverable, others), isOfIt: true });
  }
  for (const deliverable of standsFor) {
    const isOfIt = before !== null && wentOutWith(before, deliverable);
    if (own?.status !== 'posted' && !isOfIt) continue;
    const all = [...(own ? [own] : []), ...postsFor(deliverable, known)];
    await standFor(context, deliverable, { all, isOfIt });
  }
}

const isElsewhere = (one: Post, other: Post) =>
  one.channelId !== other.channelId || one.format !== other.format;

// The first of these that is out; without any, what they would stand for is not posted after all.
async function standFor(
  context: MemberContext,
  deliverable: Deliverable,
  { all, isOfIt }: { all: readonly Post[]; isOfIt: boolean },
): Promise<void> {
  const post = all.find(({ status }) => status === 'posted');
  if (post) await postWith(context, deliverable, { post, isOfIt });
  else await unpostDeliverable(context, deliverable.id);
}

async function postWith(
  context: MemberContext,
  deliverable: Deliverable,
  { post, isOfIt }: { post: Post; isOfIt: boolean },
): Promise<void> {
  const { id, status, postedAt: known, liveUrl: address } = deliverable;
  const postedAt = post.postedAt ?? undefined;
  const liveUrl = post.liveUrl ?? address;
  const isCorrected = isOfIt && !isInstant(post.postedAt, known);
  if (status !== 'posted' || isCorrected) {
    await postDeliverable(context, deliverable, { postedAt, liveUrl });
  } else if (liveUrl !== address) {
    await deliverables.update(context, { params: { id }, body: { liveUrl } });
  }
}

/** What is out already stands for a deliverable from the moment that they are linked. */
export async function followLink(context: MemberContext, contentItemId: string): Promise<void> {
  const all = await postsWithPlatform(context, contentItemId);
  for (const { platform: _, ...post } of all) {
    if (post.status === 'posted') await followPosted(context, null, post);
  }
}

const beforeReview: readonly Stage[] = ['idea', 'planning', 'scripting', 'filming', 'editing'];

// Who shows a draft to the brand has something to review.
async function bringToReview(context: MemberContext, itemId: string): Promise<void> {
  const [item] = await lockItems(context, [itemId]);
  if (!item || !beforeReview.includes(item.stage)) return;
  const body = { stage: 'review' as const, ideaStatus: null };
  const { noted, after } = await consequencesOf(context, item, body);
  await contentItems.update(context, { params: { id: itemId }, body: { ...body, ...noted } });
  await after();
}

const postsText = `select ${posts.statements.json} as json,
    (select platform from channels
      where channels.workspace_id = $1 and channels.id = posts.channel_id) as platform
  from posts where workspace_id = $1 and content_item_id = $2 and deleted_at is null
    and exists (select from content_items as item
      where item.workspace_id = $1 and item.id = $2 and item.deleted_at is null)
  order by id for update`;

async function postsWithPlatform(
  { transaction, workspaceId }: MemberContext,
  itemId: string,
): Promise<(Post & { platform: Platform | null })[]> {
  const rows = await transaction.query<{ json: string; platform: Platform | null }>(postsText, [
    workspaceId,
    itemId,
  ]);
  // The statement writes records in the shape of their schema.
  return rows.map(({ json, platform }) => ({ ...(JSON.parse(json) as Post), platform }));
}

async function placed(
  { transaction, workspaceId }: MemberContext,
  { channelId, format }: Post,
): Promise<Pick<Post, 'channelId' | 'format'> & { platform: Platform | null }> {
  const [channel] = await transaction.query<{ platform: Platform }>(
    'select platform from channels where workspace_id = $1 and id = $2',
    [workspaceId, channelId],
  );
  return { channelId, format, platform: channel?.platform ?? null };
}
