import { expect, test } from 'vitest';
import { numberNames, type PostMetric } from '#domains/making/content/metrics/schema.ts';
import { periodOf } from './periods.ts';
import { postFigures, type PostRows } from './post-figures.ts';

const options = { period: periodOf('30', '2026-03-31'), timeZone: 'America/New_York' };
const post = (day: number, more: Partial<PostRows['posts'][number]> = {}) => {
  const on = `2026-03-${String(day).padStart(2, '0')}`;
  return {
    id: on,
    contentItemId: 'soup',
    channelId: 'ig',
    format: 'reel' as const,
    status: 'posted' as const,
    postedAt: `${on}T18:00:00Z`,
    ...more,
  };
};
const blank = Object.fromEntries(numberNames.map((name) => [name, null]));
const metric = (postId: string, fields: Partial<PostMetric>) =>
  // Only what the figures read.
  ({
    ...blank,
    id: `${postId} ${fields.ageLabel}`,
    postId,
    ageLabel: '7d',
    ...fields,
  }) as PostMetric;
const figures = (posts: PostRows['posts'], metrics: PostMetric[]) =>
  postFigures({ posts, metrics, items: [{ id: 'soup', title: 'Soup' }] }, options);

test('of a post its 7-day numbers count, else those of the age next to them', () => {
  const [one, other, none] = [post(10), post(11), post(12)];
  const found = figures(
    [one, other, none, post(13, { contentItemId: 'deleted' }), post(14, { status: 'skipped' })],
    [
      metric(one.id, { ageLabel: '24h', views: 1 }),
      metric(one.id, { views: 2 }),
      metric(one.id, { ageLabel: '30d', views: 3 }),
      metric(other.id, { ageLabel: 'other', views: 4 }),
      metric(other.id, { ageLabel: '24h', views: 5 }),
      metric(none.id, {}),
    ],
  );
  expect(found.results.map(({ id, numbers: { views } }) => [id, views])).toEqual([
    [other.id, 5],
    [one.id, 2],
  ]);
  expect(found.blank).toBe(1);
});

test('engagement is the middle of the posts counted by reach; those by views are told apart', () => {
  const posts = [post(2), post(3), post(4), post(5)];
  const likes = (likesOf: number, more: Partial<PostMetric>, at: number) =>
    metric(posts[at]?.id ?? '', { likes: likesOf, ...more });
  const byReach = [1, 2, 6].map((count, at) => likes(count, { reach: 100, views: 10 }, at));
  const byViews = likes(9, { views: 10 }, 3);
  expect(figures(posts, [...byReach, byViews]).engagement).toEqual({
    rate: 0.02,
    by: 'reach',
    posts: 3,
    others: 1,
  });
  expect(figures(posts, [byViews]).engagement).toEqual({
    rate: 0.9,
    by: 'views',
    posts: 1,
    others: 0,
  });
  expect(figures(posts, []).engagement).toBeNull();
});

test('a post is compared with the middle of those before it on its channel in its format', () => {
  const posts = Array.from({ length: 8 }, (_, at) => post(at + 2));
  const views = [10, 20, 30, 40, 50, 60, 10];
  const metrics = posts.flatMap(({ id }, at) => {
    const count = views[at];
    return count === undefined ? [] : [metric(id, { views: count })];
  });
  const ratios = (rows: PostRows['posts']) =>
    figures(rows, metrics)
      .results.toReversed()
      .map(({ ratio }) => ratio);
  // The first five have too few before them; the eighth has no numbers.
  expect(ratios(posts)).toEqual([null, null, null, null, null, 2, 10 / 35]);
  const elsewhere = posts.map((one, at) => (at === 0 ? { ...one, channelId: 'tt' } : one));
  expect(ratios(elsewhere)).toEqual([null, null, null, null, null, null, 0.25]);
  const stories = posts.map((one, at) =>
    at === 0 ? { ...one, format: 'story_set' as const } : one,
  );
  expect(ratios(stories)[5]).toBeNull();
  expect(figures(posts, metrics).baseline).toEqual({ ratio: (2 + 10 / 35) / 2, posts: 2 });
});

test('only the twenty posts before count, also those of another period; other ages do not', () => {
  const older = Array.from({ length: 21 }, (_, at) =>
    post(1, { id: `old ${at}`, postedAt: `2025-01-${String(at + 1).padStart(2, '0')}T12:00:00Z` }),
  );
  const metrics = older.map(({ id }, at) => metric(id, { views: at === 0 ? 1_000_000 : at }));
  const now = post(20);
  const found = figures([...older, now], [...metrics, metric(now.id, { views: 21 })]);
  expect(found.results).toMatchObject([{ id: now.id, ratio: 2 }]);
  const early = metric(now.id, { ageLabel: '24h', views: 21 });
  expect(figures([...older, now], [...metrics, early]).results).toMatchObject([{ ratio: null }]);
});
