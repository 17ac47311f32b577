import type { MemberContext } from '#server/context.ts';
import { publishingDay } from '#domains/content/rules.ts';
import {
  askAgain,
  contentItems,
  lockItems,
  postsOf,
  tellPlanned,
  tellPosted,
  timeZoneOf,
} from '#domains/content/service.ts';
import type { Post, PostChanges } from './schema.ts';

const approvedTexts = ['title', 'caption', 'firstComment', 'hashtags', 'mediaLinks'] as const;
const watched = [...approvedTexts, 'status', 'postedAt', 'liveUrl', 'plannedOn'] as const;

/** Whether something follows from these changes. */
export const hasConsequences = (changes: PostChanges) =>
  watched.some((field) => changes[field] !== undefined);

/** What follows from a post that was written: `before` is how it was, null if it is new. */
export async function followPost(
  context: MemberContext,
  before: Post | null,
  after: Post,
): Promise<void> {
  if (approvedTexts.some((field) => !isSame(before?.[field] ?? after[field], after[field])))
    await askAgain(context, after.contentItemId);
  const { status } = after;
  if (status !== before?.status || after.postedAt !== before.postedAt)
    await datePublished(context, after.contentItemId);
  if (status === 'posted' && (before?.status !== status || before.liveUrl !== after.liveUrl))
    await tellPosted(context, after);
  if (after.plannedOn !== (before?.plannedOn ?? null)) await tellPlanned(context, after);
}

// What is published was so on the day of its first post.
async function datePublished(context: MemberContext, itemId: string): Promise<void> {
  const [item] = await lockItems(context, [itemId]);
  if (item?.stage !== 'published' || !item.publishedOn) return;
  const known = await postsOf(context, itemId);
  const facts = { posts: known, timeZone: await timeZoneOf(context), today: item.publishedOn };
  const publishedOn = publishingDay(facts);
  if (publishedOn === item.publishedOn) return;
  await contentItems.update(context, { params: { id: itemId }, body: { publishedOn } });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
