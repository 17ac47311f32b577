import { plainWords } from '#shared/words/plain-words.ts';
import { postState } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import { type PostsSearch, filterNames } from './posts-search.ts';

export type ContentFilter = Pick<PostsSearch, (typeof filterNames)[number]>;

/** What a filter needs to know besides the item and its post. */
export interface FilterFacts {
  today: string;
  /** The campaigns that each item is made for. */
  campaignsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

export function isFiltered(filter: ContentFilter): boolean {
  return filterNames.some((name) => filter[name] !== undefined);
}

/** Whether a filter asks for nothing that only content has: what deals owe then stands beside it. */
export function letsDealsThrough(filter: ContentFilter): boolean {
  return filterNames.every(
    (name) => name === 'campaign' || name === 'sponsored' || filter[name] === undefined,
  );
}

/**
 * Whether a filter lets the open slots of a series through. A slot is no content yet: whatever asks for
 * more than series, pillar and channel asks for something else. A series without a channel may go to any.
 */
export function letsSlotsThrough(
  { series, pillar, channel, ...others }: ContentFilter,
  { id, pillarId, channelId }: Pick<ContentSeries, 'id' | 'pillarId' | 'channelId'>,
): boolean {
  return (
    !isFiltered(others) &&
    (series === undefined || series === id) &&
    (pillar === undefined || pillar === pillarId) &&
    (channel === undefined || channelId === null || channel === channelId)
  );
}

/** Whether a filter lets an item without a date through: as it is, or with one of its posts. */
export function matchesUndated(
  item: ContentItem,
  posts: readonly Post[],
  filter: ContentFilter,
  facts: FilterFacts,
): boolean {
  return [undefined, ...posts].some((post) => matches(item, post, filter, facts));
}

/** Whether a filter lets an item through with a post; `post` is undefined for one that has none. */
export function matches(
  item: ContentItem,
  post: Post | undefined,
  filter: ContentFilter,
  { today, campaignsOf }: FilterFacts,
): boolean {
  const { pillar, channel, series, stage, state, assignee, campaign, sponsored, q } = filter;
  const campaigns = campaignsOf.get(item.id);
  return (
    (pillar === undefined || item.pillarId === pillar) &&
    (series === undefined || item.contentSeriesId === series) &&
    (stage === undefined || item.stage === stage) &&
    (assignee === undefined || item.assigneeUserId === assignee) &&
    (sponsored === undefined || campaigns !== undefined) &&
    (q === undefined || plainWords(item.title).includes(plainWords(q))) &&
    (campaign === undefined || campaigns?.has(campaign) === true) &&
    (channel === undefined || post?.channelId === channel) &&
    (state === undefined || (post !== undefined && postState(post, item.stage, today) === state))
  );
}
