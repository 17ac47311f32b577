import { dateOf, daysBetween } from '#client/words/dates.ts';
import { type Channel, formatLabels } from '#domains/making/channels/schema.ts';
import { dueAge, hasNumbers, metricKey } from '#domains/making/content/metrics/rules.ts';
import {
  type AgeLabel,
  ageLabels,
  type PostMetric,
} from '#domains/making/content/metrics/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';

type ById<T> = ReadonlyMap<string, T>;

/** A post that is out, with what it is of and how old it is. */
export interface PostedPost {
  post: Post;
  item: ContentItem;
  channel: Channel | undefined;
  postedOn: string;
  daysOld: number;
}

/** The posts that are out, the latest first; those of deleted content are gone with it. */
export function postedPosts(
  posts: readonly Post[],
  { items, channels }: { items: ById<ContentItem>; channels: ById<Channel> },
  { today, timeZone }: { today: string; timeZone: string },
): PostedPost[] {
  return posts
    .flatMap((post): PostedPost[] => {
      const item = items.get(post.contentItemId);
      if (!item || post.status !== 'posted' || !post.postedAt) return [];
      const postedOn = dateOf(post.postedAt, timeZone);
      const channel = channels.get(post.channelId ?? '');
      return [{ post, item, channel, postedOn, daysOld: daysBetween(postedOn, today) }];
    })
    .toSorted((one, other) => (other.post.postedAt ?? '').localeCompare(one.post.postedAt ?? ''));
}

/** One post at one age: a row of the grid, and what was entered of it. */
export interface NumbersRow extends PostedPost {
  key: string;
  age: AgeLabel;
  metric: PostMetric | undefined;
}

type Metrics = ReadonlyMap<string, PostMetric>;

/** A posted post at an age. */
export function rowAt(posted: PostedPost, age: AgeLabel, metrics: Metrics): NumbersRow {
  const key = metricKey({ postId: posted.post.id, ageLabel: age });
  return { ...posted, key, age, metric: metrics.get(key) };
}

/** The posts whose numbers are to be read these days and were not; archived ones are let be. */
export function dueRows(posted: readonly PostedPost[], metrics: Metrics): NumbersRow[] {
  return posted.flatMap((one) => {
    const age = one.item.stage === 'archived' ? null : dueAge(one.daysOld);
    const row = age && rowAt(one, age, metrics);
    return row && !(row.metric && hasNumbers(row.metric)) ? [row] : [];
  });
}

/** All that was entered, the latest post first. */
export function enteredRows(posted: readonly PostedPost[], metrics: Metrics): NumbersRow[] {
  return posted
    .flatMap((one) => ageLabels.map((age) => rowAt(one, age, metrics)))
    .filter(({ metric }) => metric && hasNumbers(metric));
}

/** 'Reel on Mara films' */
export function placeText({ post, channel }: Pick<PostedPost, 'post' | 'channel'>): string {
  const format = post.format ? formatLabels[post.format] : undefined;
  return [format, channel?.name].filter(Boolean).join(' on ') || 'No channel';
}
