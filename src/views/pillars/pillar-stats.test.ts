import { expect, test } from 'vitest';
import { datedPosts } from './pillar-stats.ts';

test('posts count for their pillar or for none, and those of a deleted piece not at all', () => {
  const pillarOf = new Map([
    ['soup', 'food'],
    ['talk', null],
  ]);
  const posted = ['soup', 'talk', 'deleted'].map((contentItemId) => ({
    contentItemId,
    postedAt: '2026-03-14T03:00:00Z',
  }));
  expect(datedPosts(posted, pillarOf, 'America/New_York')).toEqual([
    { pillarId: 'food', date: '2026-03-13' },
    { pillarId: null, date: '2026-03-13' },
  ]);
});
