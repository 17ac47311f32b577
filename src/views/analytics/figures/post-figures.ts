import { dateOf } from '#client/words/dates.ts';
import {
  byPostAndAge,
  type EngagementRate,
  engagementRate,
  hasNumbers,
  metricKey,
} from '#domains/making/content/metrics/rules.ts';
import type { AgeLabel, PostMetric } from '#domains/making/content/metrics/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { isIn, latestFirst, median, type Period } from './periods.ts';

type PostFacts = Pick<
  Post,
  'id' | 'contentItemId' | 'channelId' | 'format' | 'status' | 'postedAt'
>;

export interface PostRows {
  posts: readonly PostFacts[];
  items: readonly Pick<ContentItem, 'id' | 'title'>[];
  metrics: readonly PostMetric[];
}

/** What a post came to. */
export interface PostResult {
  id: string;
  contentItemId: string;
  title: string;
  channelId: string | null;
  format: Post['format'];
  on: string;
  /** Of which age its numbers are. */
  numbers: PostMetric;
  engagement: EngagementRate | null;
  /** Its views after 7 days, by the usual ones of its kind. */
  ratio: number | null;
}

export interface PostFigures {
  /** The posts of the period of which there are numbers, the latest first. */
  results: readonly PostResult[];
  /** How many of its posts have none. */
  blank: number;
  /** The middle of the rates; of those that are counted by reach, if there are any. */
  engagement: (EngagementRate & { posts: number; others: number }) | null;
  /** The middle of the posts that have a baseline. */
  baseline: { ratio: number; posts: number } | null;
}

/** Those that are compared first: numbers of 7 days, else of the age next to them. */
const preferred: readonly AgeLabel[] = ['7d', '30d', '24h', 'other'];
const baselinePosts = 20;
/** With fewer posts before it there is nothing usual. */
export const fewestForBaseline = 5;

/** What the posts of a period reached, and how that compares with those before them. */
export function postFigures(
  { posts, items, metrics }: PostRows,
  { period, timeZone }: { period: Period; timeZone: string },
): PostFigures {
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const known = byPostAndAge(metrics.filter(hasNumbers));
  const posted = posts
    .flatMap(({ status, postedAt, ...post }) => {
      const title = titles.get(post.contentItemId);
      const isOut = status === 'posted' && postedAt && title !== undefined;
      return isOut
        ? [{ ...post, title, postedAt: Date.parse(postedAt), on: dateOf(postedAt, timeZone) }]
        : [];
    })
    .toSorted((one, other) => one.postedAt - other.postedAt);
  const ratios = baselineRatios(posted, known);
  const inPeriod = posted.filter(({ on }) => isIn(on, period));
  const results = inPeriod.flatMap((post): PostResult[] => {
    const numbers = preferred.flatMap((age) => known.get(keyAt(post.id, age)) ?? [])[0];
    if (!numbers) return [];
    const ratio = ratios.get(post.id) ?? null;
    const { id, contentItemId, title, channelId, format, on } = post;
    const facts = { id, contentItemId, title, channelId, format, on };
    return [{ ...facts, numbers, engagement: engagementRate(numbers), ratio }];
  });
  return {
    results: latestFirst(results),
    blank: inPeriod.length - results.length,
    engagement: engagementIn(results),
    baseline: baselineIn(results),
  };
}

const keyAt = (postId: string, ageLabel: AgeLabel) => metricKey({ postId, ageLabel });

interface Dated extends Pick<PostFacts, 'id' | 'channelId' | 'format'> {
  postedAt: number;
}

// Posts of one channel and format in their order, each by those just before it.
function baselineRatios(posted: readonly Dated[], known: ReadonlyMap<string, PostMetric>) {
  const ratios = new Map<string, number>();
  const kinds = Map.groupBy(
    posted.filter(({ channelId }) => channelId !== null),
    ({ channelId, format }) => `${channelId} ${format}`,
  );
  for (const kind of kinds.values()) {
    const before: number[] = [];
    for (const { id } of kind) {
      const views = known.get(keyAt(id, '7d'))?.views ?? null;
      if (views === null) continue;
      const usual = before.length < fewestForBaseline ? null : median(before.slice(-baselinePosts));
      if (usual) ratios.set(id, views / usual);
      before.push(views);
    }
  }
  return ratios;
}

function engagementIn(results: readonly PostResult[]): PostFigures['engagement'] {
  const rates = results.flatMap(({ engagement }) => engagement ?? []);
  const by = rates.some((one) => one.by === 'reach') ? 'reach' : 'views';
  const counted = rates.filter((one) => one.by === by);
  const rate = median(counted.map((one) => one.rate));
  if (rate === null) return null;
  return { rate, by, posts: counted.length, others: rates.length - counted.length };
}

function baselineIn(results: readonly PostResult[]): PostFigures['baseline'] {
  const ratios = results.flatMap(({ ratio }) => ratio ?? []);
  const ratio = median(ratios);
  return ratio === null ? null : { ratio, posts: ratios.length };
}
