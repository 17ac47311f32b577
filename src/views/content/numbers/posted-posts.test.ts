import { expect, test } from 'vitest';
import { byPostAndAge } from '#domains/making/content/metrics/rules.ts';
import { numberNames, type PostMetric } from '#domains/making/content/metrics/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { dueRows, enteredRows, postedPosts } from './posted-posts.ts';

const formats = { today: '2026-03-31', timeZone: 'America/New_York' };
// Only what these functions read.
const item = (id: string, fields: Partial<ContentItem> = {}) =>
  ({ id, title: id, stage: 'published', ...fields }) as ContentItem;
const post = (on: string, fields: Partial<Post> = {}) =>
  ({
    id: on,
    contentItemId: 'soup',
    status: 'posted',
    postedAt: `${on}T18:00:00Z`,
    ...fields,
  }) as Post;
const metric = (postId: string, fields: Partial<PostMetric>) =>
  ({
    ...Object.fromEntries(numberNames.map((name) => [name, null])),
    id: postId,
    postId,
    ...fields,
  }) as PostMetric;

const items = new Map(
  [item('soup'), item('put away', { stage: 'archived' })].map((one) => [one.id, one]),
);
const posted = (posts: Post[]) => postedPosts(posts, { items, channels: new Map() }, formats);
const due = (posts: Post[], metrics: PostMetric[] = []) =>
  dueRows(posted(posts), byPostAndAge(metrics)).map(({ post: { id }, age }) => [id, age]);

test('a post is as old as its day where the user is', () => {
  const late = post('2026-03-30', { postedAt: '2026-03-31T03:00:00Z' });
  expect(posted([late])).toMatchObject([{ postedOn: '2026-03-30', daysOld: 1 }]);
});

test('what is not out, or of deleted content, has no numbers', () => {
  const planned = post('2026-03-20', { status: 'ready', postedAt: null });
  expect(posted([planned, post('2026-03-20', { contentItemId: 'gone' })])).toEqual([]);
});

test('posts wait for the numbers of their age, the latest first, until these are entered', () => {
  const posts = [post('2026-03-01'), post('2026-03-20'), post('2026-03-30'), post('2026-03-31')];
  expect(due(posts)).toEqual([
    ['2026-03-30', '24h'],
    ['2026-03-20', '7d'],
    ['2026-03-01', '30d'],
  ]);
  const entered = [
    metric('2026-03-30', { ageLabel: '24h', likes: 0 }),
    // Taken back again.
    metric('2026-03-20', { ageLabel: '7d' }),
    // Of another age.
    metric('2026-03-01', { ageLabel: '7d', views: 7 }),
  ];
  expect(due(posts, entered)).toEqual([
    ['2026-03-20', '7d'],
    ['2026-03-01', '30d'],
  ]);
  const all = enteredRows(posted(posts), byPostAndAge(entered));
  expect(all.map(({ key }) => key)).toEqual(['2026-03-30 24h', '2026-03-01 7d']);
});

test('nobody is asked for the numbers of archived content', () => {
  expect(due([post('2026-03-20', { contentItemId: 'put away' })])).toEqual([]);
});
