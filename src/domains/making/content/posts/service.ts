import type { MemberContext } from '#server/http/context.ts';
import { publishingDay, refusalOfMove } from '#domains/making/content/rules.ts';
import type { Stage } from '#domains/making/content/schema.ts';
import {
  askAgain,
  consequencesOf,
  contentItems,
  factsOf,
  lockItems,
  posts,
  postsOf,
  tellMoved,
  tellPlanned,
  tellPosted,
} from '#domains/making/content/service.ts';
import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import { isToPost, type OwedPlace, placeOfPost, type PlaceFacts } from './rules.ts';
import type { NewPost, Post, PostChanges } from './schema.ts';

type FindOwed = (context: MemberContext, itemId: string) => Promise<OwedPlace | undefined>;
let owedOf: FindOwed = () => Promise.resolve(undefined);

/** Registers how it is known where a piece of content goes that was promised to somebody. */
export function knowsOwed(find: FindOwed): void {
  owedOf = find;
}

/** Channel and format of a new post, also where it does not say them. */
export async function placeOfNew(context: MemberContext, post: NewPost) {
  const isSaid = post.channelId !== undefined && post.format !== undefined;
  return isSaid ? {} : placeOfPost(post, await placeFacts(context, post.contentItemId));
}

async function placeFacts(context: MemberContext, itemId: string): Promise<PlaceFacts> {
  const { transaction, workspaceId } = context;
  const [found] = await transaction.query<{
    item: PlaceFacts['item'];
    series: PlaceFacts['series'] | null;
  }>(
    `select json_build_object('platformHint', item.platform_hint, 'formatHint', item.format_hint)
          as item,
        case when series.id is not null then json_build_object(
          'channelId', series.channel_id, 'defaultFormat', series.default_format) end as series
      from content_items as item
        left join content_series as series on series.workspace_id = item.workspace_id
          and series.id = item.content_series_id and series.deleted_at is null
      where item.workspace_id = $1 and item.id = $2`,
    [workspaceId, itemId],
  );
  const channels = await transaction.query<PlaceFacts['channels'][number] & { posts: number }>(
    `select id, platform, default_format as "defaultFormat", is_active as "isActive",
        sort_order as "sortOrder", (select count(*)::int from posts
          where posts.workspace_id = channels.workspace_id and posts.channel_id = channels.id
            and posts.deleted_at is null) as posts
      from channels where workspace_id = $1 and deleted_at is null`,
    [workspaceId],
  );
  return {
    item: found?.item,
    series: found?.series ?? undefined,
    owed: await owedOf(context, itemId),
    channels,
    counts: new Map(channels.map(({ id, posts }) => [id, posts])),
  };
}

const approvedTexts = ['title', 'caption', 'firstComment', 'hashtags', 'mediaLinks'] as const;
const placeFields = ['channelId', 'format'] as const;
const watched = [
  ...approvedTexts,
  ...placeFields,
  ...(['status', 'postedAt', 'liveUrl', 'plannedOn'] as const),
] as const;

/** Whether something follows from these changes. */
export const hasConsequences = (changes: PostChanges) =>
  watched.some((field) => changes[field] !== undefined);

/** What follows from a post that was written: `before` is how it was, null if it is new. */
export async function followPost(
  context: MemberContext,
  before: Post | null,
  after: Post,
): Promise<void> {
  const blank = (field: (typeof approvedTexts)[number]) => (field === 'mediaLinks' ? [] : '');
  const isAnother = approvedTexts.some(
    (field) => !isSame(before ? before[field] : blank(field), after[field] ?? blank(field)),
  );
  if (isAnother) await askAgain(context, after.contentItemId);
  const isMoved = after.status !== before?.status || after.postedAt !== before.postedAt;
  if (isMoved && !(await followOut(context, before, after)))
    await datePublished(context, after.contentItemId);
  const isOrWasOut = after.status === 'posted' || before?.status === 'posted';
  const isSaidAnew = ([...placeFields, 'liveUrl'] as const).some(
    (field) => before?.[field] !== after[field],
  );
  if (isOrWasOut && (isMoved || isSaidAnew)) await tellPosted(context, before, after);
  if (after.plannedOn !== (before?.plannedOn ?? null)) await tellPlanned(context, after);
}

/**
 * Deletes or brings back posts of items, or the items themselves. What goes is no proof any more that
 * anything is out, and what comes back is one again.
 */
export async function followPresence<R>(
  context: MemberContext,
  itemIds: readonly string[],
  work: () => Promise<R>,
): Promise<R> {
  await lockItems(context, itemIds);
  const before = await outOf(context, itemIds);
  const answer = await work();
  const after = await outOf(context, itemIds);
  const [gone, back] = [without(before, after), without(after, before)];
  const changed = new Set([...gone, ...back].map(({ contentItemId }) => contentItemId));
  for (const itemId of changed) await datePublished(context, itemId);
  for (const post of gone) await tellPosted(context, post, null);
  for (const post of back) await tellPosted(context, null, post);
  return answer;
}

function without(some: readonly Post[], others: readonly Post[]): Post[] {
  const ids = new Set(others.map(({ id }) => id));
  return some.filter(({ id }) => !ids.has(id));
}

// The posts that are out, of those items that are there.
function outOf(context: MemberContext, itemIds: readonly string[]): Promise<Post[]> {
  const where = `content_item_id = any($2::uuid[]) and status = 'posted' and exists (
    select from content_items as item
    where item.workspace_id = $1 and item.id = posts.content_item_id and item.deleted_at is null)`;
  return posts.lockAll(context, where, itemIds);
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

/**
 * Content is published once all of its posts are out or skipped, and is not published after all when
 * the last one that was out is not, or the one whose going out has published it. Says whether either
 * has happened.
 */
async function followOut(
  context: MemberContext,
  before: Post | null,
  after: Post,
): Promise<boolean> {
  const known = await postsOf(context, after.contentItemId);
  const isOut = known.some(({ status }) => status === 'posted');
  const isTakenBack = before?.status === 'posted' && after.status !== 'posted';
  if (isTakenBack && (!isOut || (isToPost(after) && (await hasPublished(context, after)))))
    return unpublish(context, after.contentItemId);
  return isOut && !known.some(isToPost) && publish(context, after.contentItemId);
}

// Lines of one transaction have one instant.
const publisherText = `select own.id from activities as own, jsonb_array_elements(own.changes) as change
  where own.workspace_id = $1 and own.content_item_id = $2 and own.record_id = $3
    and change ->> 'field' = 'status' and change ->> 'to' = 'posted'
    and own.created_at = (select line.created_at
      from activities as line, jsonb_array_elements(line.changes) as stage
      where line.workspace_id = $1 and line.content_item_id = $2 and line.record_id = $2
        and stage ->> 'field' = 'stage' and stage ->> 'to' = 'published'
      order by line.id desc limit 1)
  limit 1`;

async function hasPublished(
  { transaction, workspaceId }: MemberContext,
  { id, contentItemId }: Post,
): Promise<boolean> {
  const found = await transaction.query(publisherText, [workspaceId, contentItemId, id]);
  return found.length > 0;
}

/** Publishes content that is out; `day` is that of what has no post. Says whether it was not yet. */
export async function publish(
  context: MemberContext,
  itemId: string,
  day?: string,
): Promise<boolean> {
  const [item] = await lockItems(context, [itemId]);
  if (!item || item.stage === 'published' || item.stage === 'archived') return false;
  const body = { stage: 'published' as const, ideaStatus: null };
  const { noted, after } = await consequencesOf(context, item, body);
  const dated = day === undefined ? noted : { ...noted, publishedOn: day };
  await contentItems.update(context, { params: { id: itemId }, body: { ...body, ...dated } });
  await after();
  return true;
}

// The stage that it was in when it was published last.
const stageText = `select change ->> 'from' as stage
  from activities, jsonb_array_elements(changes) as change
  where workspace_id = $1 and content_item_id = $2 and record_id = $2
    and change ->> 'field' = 'stage' and change ->> 'to' = 'published'
  order by id desc limit 1`;

/** Content that is not out after all goes back where it came from. Says whether it was published. */
export async function unpublish(context: MemberContext, itemId: string): Promise<boolean> {
  const { transaction, workspaceId } = context;
  const [item] = await lockItems(context, [itemId]);
  if (item?.stage !== 'published') return false;
  const [line] = await transaction.query<{ stage: Stage }>(stageText, [workspaceId, itemId]);
  const was = line?.stage ?? 'review';
  // What kept it from being scheduled may have come since.
  const stage = refusalOfMove(item, was, await factsOf(context, item)) ? 'review' : was;
  const body = { stage, ideaStatus: stage === 'idea' ? ('shortlisted' as const) : null };
  const { noted } = await consequencesOf(context, item, body);
  await contentItems.update(context, { params: { id: itemId }, body: { ...body, ...noted } });
  // Its posts are as they are: those that are out stay so.
  await tellMoved(context, { ...item, stage }, item.stage);
  return true;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
