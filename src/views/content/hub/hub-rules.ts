import { dateOf, daysBetween, daysFrom, startOfWeek } from '#client/words/dates.ts';
import {
  dayOfPost,
  isToPost,
  postsByChannel,
  postState,
} from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { daysInStage, isStuck } from '#domains/making/content/rules.ts';
import { type ContentItem, roadStages, type Stage } from '#domains/making/content/schema.ts';

/** A post with its item. */
export interface Planned {
  post: Post;
  item: ContentItem;
}

/** What the hub shows of posts. */
export interface HubPosts {
  /** Were to be out before today, the oldest first. */
  missed: Planned[];
  /** The days of this week that have posts which were not missed. */
  days: { date: string; posts: Planned[] }[];
  /** Out, and nobody has said where. */
  toLog: Planned[];
}

interface WeekHere {
  today: string;
  timeZone: string;
  weekStartsOn: number;
}

/** Sorts posts into what was missed, what this week holds and what still wants its address. */
export function hubPosts(
  posts: readonly Post[],
  items: ReadonlyMap<string, ContentItem>,
  { today, timeZone, weekStartsOn }: WeekHere,
): HubPosts {
  const planned = posts.flatMap((post) => {
    const item = items.get(post.contentItemId);
    return item && item.stage !== 'archived' ? [{ post, item }] : [];
  });
  const stateOf = ({ post, item }: Planned) => postState(post, item.stage, today);
  const missed = planned.filter((one) => stateOf(one) === 'missed').toSorted(byTime);
  const days = daysFrom(startOfWeek(today, weekStartsOn), 7).map((date) => ({
    date,
    posts: planned
      .filter((one) => dayOfPost(one.post, timeZone) === date && stateOf(one) !== 'missed')
      .toSorted(byTime),
  }));
  return {
    missed,
    days: days.filter((day) => day.posts.length > 0),
    toLog: planned
      .filter(({ post }) => post.status === 'posted' && !post.liveUrl)
      .toSorted((one, other) => (other.post.postedAt ?? '').localeCompare(one.post.postedAt ?? '')),
  };
}

function byTime(one: Planned, other: Planned): number {
  const key = ({ post }: Planned) => `${post.plannedOn} ${post.plannedTime ?? '99'}`;
  return key(one).localeCompare(key(other)) || one.post.sortInDay - other.post.sortInDay;
}

/** How many items stand in each stage between idea and published. */
export function stageCounts(items: readonly ContentItem[]): { stage: Stage; count: number }[] {
  return roadStages
    .filter((stage) => stage !== 'idea' && stage !== 'published')
    .map((stage) => ({ stage, count: items.filter((item) => item.stage === stage).length }));
}

/** The stuck items that have stood in their stage for longest. */
export function stuckItems(
  items: readonly ContentItem[],
  here: { today: string; timeZone: string },
  { staleAfterDays, count }: { staleAfterDays: number; count: number },
): { item: ContentItem; days: number }[] {
  return items
    .filter((item) => isStuck(item, here, staleAfterDays))
    .toSorted((one, other) => one.stageEnteredAt.localeCompare(other.stageEnteredAt))
    .slice(0, count)
    .map((item) => ({ item, days: daysInStage(item.stageEnteredAt, here) }));
}

/** How many posts of each channel this week holds: planned or out, but not skipped. */
export function weekOfChannels(
  posts: readonly Post[],
  items: ReadonlyMap<string, ContentItem>,
  { today, timeZone, weekStartsOn }: WeekHere,
): ReadonlyMap<string, number> {
  const days = new Set<string | null>(daysFrom(startOfWeek(today, weekStartsOn), 7));
  return postsByChannel(
    posts.filter((post) => {
      const item = items.get(post.contentItemId);
      const isThere = item && item.stage !== 'archived' && post.status !== 'skipped';
      return isThere && days.has(dayOfPost(post, timeZone));
    }),
  );
}

/** How long evergreen content rests before it is offered once more. */
const restDays = 180;

/** Evergreen content whose last post is half a year old, the oldest first, with that post's day. */
export function repostCandidates(
  items: readonly ContentItem[],
  postsOf: ReadonlyMap<string, readonly Post[]>,
  { today, timeZone }: { today: string; timeZone: string },
): { item: ContentItem; lastOn: string }[] {
  return items
    .flatMap((item) => {
      if (!item.isEvergreen || item.stage !== 'published' || !item.publishedOn) return [];
      const own = postsOf.get(item.id) ?? [];
      // It is on its way already.
      if (own.some(isToPost)) return [];
      const days = own.flatMap(({ postedAt }) => (postedAt ? [dateOf(postedAt, timeZone)] : []));
      const lastOn = days.toSorted().at(-1) ?? item.publishedOn;
      return daysBetween(lastOn, today) >= restDays ? [{ item, lastOn }] : [];
    })
    .toSorted((one, other) => one.lastOn.localeCompare(other.lastOn));
}
