import type { MemberContext } from '#server/context.ts';
import {
  deliverables,
  type Follow,
  lockDeliverables,
  moveDeliverable,
  unpostDeliverable,
} from '#domains/campaigns/deliverables/service.ts';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import type { Platform } from '#domains/channels/schema.ts';
import type { Post } from '#domains/content/posts/schema.ts';
import { followPost } from '#domains/content/posts/service.ts';
import type { Stage } from '#domains/content/schema.ts';
import { consequencesOf, contentItems, lockItems, posts } from '#domains/content/service.ts';
import { deliverablesOf, postsFor } from './rules.ts';

/*
 * A deliverable and the content made for it follow each other. Neither goes in circles: each side
 * writes only what differs, so that the second hearing of the same news finds nothing to do.
 */

/** What a deliverable that was moved, or has another address, does to the content made for it. */
export const followContent: Follow = async (context, before, after) => {
  if (after.contentItemId === null) return;
  if (after.status === 'submitted' && before.status !== 'submitted')
    await bringToReview(context, after.contentItemId);
  if (after.status !== 'posted' && before.status !== 'posted') return;
  const all = await postsWithPlatform(context, after.contentItemId);
  for (const { platform: _, ...post } of postsFor(after, all)) {
    const changes =
      after.status === 'posted' ? asPosted(post, { before, after }) : backFrom(post, before);
    if (Object.keys(changes).length === 0) continue;
    await posts.update(context, { params: { id: post.id }, body: changes });
    await followPost(context, post, { ...post, ...changes });
  }
};

type Written = Partial<Pick<Post, 'status' | 'postedAt' | 'liveUrl'>>;

// Of the same instant: it went out with the deliverable.
const wentOutWith = (post: Post, { postedAt }: Deliverable) =>
  post.status === 'posted' && isInstant(post.postedAt, postedAt);

// However it is written.
const isInstant = (one: string | null, other: string | null) =>
  one !== null && other !== null && Date.parse(one) === Date.parse(other);

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
function backFrom(post: Post, before: Deliverable): Written {
  return wentOutWith(post, before) ? { status: 'ready', postedAt: null } : {};
}

/** What happened to a post that is or was out does the same to the deliverables it was made for. */
export async function followPosted(
  context: MemberContext,
  before: Post | null,
  post: Post,
): Promise<void> {
  const linked = await lockDeliverables(context, 'content_item_id = $2', post.contentItemId);
  const owed = linked.filter(({ status }) => status !== 'cancelled');
  if (owed.length === 0) return;
  const known = await postsWithPlatform(context, post.contentItemId);
  const platform = known.find(({ id }) => id === post.id)?.platform ?? null;
  for (const deliverable of deliverablesOf(owed, { ...post, platform })) {
    const isOfIt = before !== null && wentOutWith(before, deliverable);
    if (post.status !== 'posted' && !isOfIt) continue;
    // Another post may stand for it as well, and be out.
    const out = [post, ...postsFor(deliverable, known)].find(({ status }) => status === 'posted');
    if (out) await postWith(context, deliverable, { post: out, isOfIt });
    else await unpostDeliverable(context, deliverable);
  }
}

async function postWith(
  context: MemberContext,
  { id, status, postedAt: known, liveUrl: address }: Deliverable,
  { post, isOfIt }: { post: Post; isOfIt: boolean },
): Promise<void> {
  const postedAt = post.postedAt ?? undefined;
  const liveUrl = post.liveUrl ?? address;
  const isCorrected = isOfIt && !isInstant(post.postedAt, known);
  if (status !== 'posted' || isCorrected) {
    await moveDeliverable(context, id, { status: 'posted', postedAt, liveUrl });
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
