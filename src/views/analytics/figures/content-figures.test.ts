import { expect, test } from 'vitest';
import { contentFigures, type ContentOptions, type ContentRows } from './content-figures.ts';
import { periodOf } from './periods.ts';

const today = '2026-03-18'; // A Wednesday.
const options: ContentOptions = {
  period: periodOf('30', today),
  today,
  timeZone: 'America/New_York',
  weekStartsOn: 1,
  staleAfterDays: 7,
};
const item = (id: string, more: Partial<ContentRows['items'][number]> = {}) => ({
  id,
  title: id,
  stage: 'published' as const,
  pillarId: null,
  stageEnteredAt: '2026-03-01T12:00:00Z',
  publishedOn: null,
  createdAt: '2026-03-01T12:00:00Z',
  ...more,
});
const post = (on: string, more: Partial<ContentRows['posts'][number]> = {}) => ({
  id: on,
  contentItemId: 'a',
  channelId: 'ig',
  status: 'posted' as const,
  plannedOn: on,
  postedAt: `${on}T18:00:00Z`,
  ...more,
});
const rows: ContentRows = { posts: [], items: [item('a')], channels: [], pillarIds: [] };
const figures = (more: Partial<ContentRows>) => contentFigures({ ...rows, ...more }, options);

test('posts count on the day they went out where the user is, in the period and in the one before', () => {
  const late = post('2026-02-17', { postedAt: '2026-02-17T03:00:00Z' });
  const { posts, postsBefore } = figures({
    posts: [post('2026-03-18'), post('2026-02-17'), late, post('2026-01-18'), post('2026-01-17')],
  });
  expect([posts, postsBefore]).toEqual([2, 2]);
});

test('what is planned, skipped or of a deleted piece is no post', () => {
  const { posts } = figures({
    posts: [
      post('2026-03-10', { status: 'ready', postedAt: null }),
      post('2026-03-10', { status: 'skipped', postedAt: null }),
      post('2026-03-10', { contentItemId: 'gone' }),
    ],
  });
  expect(posts).toBe(0);
});

test('consistency is weeks that reached the goal of each active channel; a week under way cannot miss it', () => {
  const channels = [
    { id: 'ig', weeklyGoal: 1, isActive: true },
    { id: 'yt', weeklyGoal: 1, isActive: true },
    { id: 'old', weeklyGoal: 9, isActive: false },
  ];
  const yt = { channelId: 'yt' };
  const two = [post('2026-03-03'), post('2026-03-04', yt)];
  expect(figures({ channels, posts: two }).consistency).toEqual({ met: 1, of: 3 });
  const now = [post('2026-03-16'), post('2026-03-17', yt)];
  expect(figures({ channels, posts: [...two, ...now] }).consistency).toEqual({ met: 2, of: 4 });
  // What one channel has too many of, and what has no goal, is not what the other lacks.
  const other = [post('2026-03-03'), post('2026-03-04'), post('2026-03-05', { channelId: 'tt' })];
  expect(figures({ channels, posts: other }).consistency).toEqual({ met: 0, of: 3 });
  expect(figures({ channels }).weeklyGoal).toBe(2);
  expect(figures({ posts: two }).consistency).toBeNull();
});

test('the goal of the weeks is that of channels which have one, while no other posts are among them', () => {
  const channels = [
    { id: 'ig', weeklyGoal: 3, isActive: true },
    { id: 'yt', weeklyGoal: 1, isActive: true },
    { id: 'letter', weeklyGoal: null, isActive: true },
    { id: 'old', weeklyGoal: 9, isActive: false },
  ];
  const goalOf = (...channelIds: (string | null)[]) => {
    const posts = channelIds.map((channelId) => post('2026-03-10', { channelId }));
    const { weeklyGoal, withoutGoal } = figures({ channels, posts });
    return [weeklyGoal, withoutGoal];
  };
  expect(goalOf('ig', 'yt', 'ig')).toEqual([4, 0]);
  expect(goalOf()).toEqual([4, 0]);
  expect(goalOf('ig', 'letter')).toEqual([null, 1]);
  expect(goalOf('ig', 'old', null)).toEqual([null, 2]);
  // Before the first whole week it is in none of the bars.
  const early = post('2026-02-20', { channelId: 'letter' });
  expect(figures({ channels, posts: [early] })).toMatchObject({ weeklyGoal: 4, withoutGoal: 0 });
  expect(figures({ posts: [post('2026-03-10')] })).toMatchObject({
    weeklyGoal: null,
    withoutGoal: 0,
  });
});

test('on time is on the planned day or before it; what had no day does not count', () => {
  const posts = [
    post('2026-03-10'),
    post('2026-03-10', { plannedOn: '2026-03-12' }),
    post('2026-03-10', { plannedOn: '2026-03-09' }),
    post('2026-03-10', { plannedOn: null }),
  ];
  expect(figures({ posts }).onTime).toEqual({ met: 2, of: 3 });
  expect(figures({}).onTime).toBeNull();
});

test('shares of pillars add up to 100 and name what has none', () => {
  const items = [item('a', { pillarId: 'food' }), item('b')];
  const posts = [
    post('2026-03-10'),
    post('2026-03-11'),
    post('2026-03-12', { contentItemId: 'b' }),
  ];
  expect(figures({ items, posts, pillarIds: ['food', 'road'] }).shares).toEqual([
    { pillarId: 'food', posts: 2, percent: 67 },
    { pillarId: 'road', posts: 0, percent: 0 },
    { pillarId: null, posts: 1, percent: 33 },
  ]);
});

test('a piece is stuck after more than seven days in a stage of work, the longest first', () => {
  const since = (id: string, day: string, stage: 'editing' | 'filming' | 'scheduled' | 'idea') =>
    item(id, { stage, stageEnteredAt: `${day}T12:00:00Z` });
  const { stuck, stages } = figures({
    items: [
      since('eight', '2026-03-10', 'editing'),
      since('seven', '2026-03-11', 'editing'),
      since('old', '2026-02-10', 'filming'),
      since('waiting', '2026-02-10', 'scheduled'),
      since('thought', '2026-01-01', 'idea'),
    ],
  });
  expect(stuck.map(({ id, days }) => [id, days])).toEqual([
    ['old', 36],
    ['eight', 8],
  ]);
  expect(stages).toContainEqual({ stage: 'editing', pieces: 2, days: 7.5 });
  expect(stages.some(({ pieces }) => pieces === 0)).toBe(false);
});

test('from idea to post is the median over what was published in the period', () => {
  const published = (id: string, createdAt: string) =>
    item(id, { publishedOn: '2026-03-11', createdAt: `${createdAt}T12:00:00Z` });
  const items = [
    published('a', '2026-03-01'),
    published('b', '2026-03-08'),
    published('c', '2026-01-11'),
    item('later', { publishedOn: '2025-01-01' }),
  ];
  expect(figures({ items }).ideaToPost).toEqual({ days: 10, pieces: 3 });
});
