import { describe, expect, test } from 'vitest';
import type { Channel } from '#domains/making/channels/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import {
  type ContentFilter,
  letsDealsThrough,
  letsSlotsThrough,
  matches,
  matchesUndated,
} from './content-filter.ts';
import { postsSearch } from './posts-search.ts';
import { weekGoals } from './week-goals.ts';

// Only what a filter looks at.
const item = {
  id: 'i',
  pillarId: 'p',
  contentSeriesId: 's',
  assigneeUserId: 'u',
  stage: 'editing',
} as ContentItem;
const post = { channelId: 'c', status: 'draft', plannedOn: '2026-03-13' } as Post;
const facts = { today: '2026-03-14', campaignsOf: new Map([['i', new Set(['deal'])]]) };

test.each([
  [{}, true],
  [{ pillar: 'p', channel: 'c', series: 's', assignee: 'u' }, true],
  [{ pillar: 'other' }, false],
  [{ channel: 'other' }, false],
  [{ series: 'other' }, false],
  [{ assignee: 'other' }, false],
  [{ state: 'missed' }, true],
  [{ state: 'planned' }, false],
  [{ state: 'nonsense' }, false],
  [{ sponsored: true as const, campaign: 'deal' }, true],
  [{ campaign: 'other' }, false],
])('%j lets the post through: %s', (filter, isThrough) => {
  expect(matches(item, post, filter, facts)).toBe(isThrough);
});

test('what has no date is let through by any of its posts', () => {
  const undated = (channelId: string): Post => ({ ...post, channelId, plannedOn: null });
  const [first, second] = [undated('c'), undated('d')];
  const isThrough = (filter: ContentFilter, posts: readonly Post[]) =>
    matchesUndated(item, posts, filter, facts);
  expect(isThrough({ channel: 'd' }, [first, second])).toBe(true);
  expect(isThrough({ channel: 'd', state: 'planned' }, [first, second])).toBe(true);
  expect(isThrough({ channel: 'd' }, [first])).toBe(false);
  expect(isThrough({ channel: 'd', state: 'skipped' }, [first, second])).toBe(false);
  // Without any post it has neither channel nor state.
  expect(isThrough({ channel: 'c' }, [])).toBe(false);
  expect(isThrough({ state: 'planned' }, [])).toBe(false);
  expect(isThrough({ pillar: 'p' }, [])).toBe(true);
});

test('what has no deal is not sponsored, and deals are let through where only they are asked for', () => {
  expect(matches({ ...item, id: 'j' }, undefined, { sponsored: true }, facts)).toBe(false);
  expect(letsDealsThrough({})).toBe(true);
  expect(letsDealsThrough({ campaign: 'deal', sponsored: true })).toBe(true);
  expect(letsDealsThrough({ campaign: 'deal', channel: 'c' })).toBe(false);
});

test.each([
  [{}, true, true],
  [{ series: 's', pillar: 'p', channel: 'c' }, true, true],
  [{ series: 'other' }, false, false],
  [{ pillar: 'other' }, false, false],
  // What goes to no channel of its own may go to this one.
  [{ channel: 'other' }, false, true],
  [{ stage: 'planning' }, false, false],
  [{ state: 'planned' }, false, false],
  [{ assignee: 'u' }, false, false],
  [{ campaign: 'deal' }, false, false],
  [{ sponsored: true as const }, false, false],
])('%j lets slots of a series through: %s; of one without a channel: %s', (filter, own, any) => {
  const series = { id: 's', pillarId: 'p', channelId: 'c' };
  // The page leaves what is not filtered for undefined.
  const asked = { ...postsSearch({}), ...filter };
  const { view: _, date: __, ...all } = asked;
  expect(letsSlotsThrough(all, series)).toBe(own);
  expect(letsSlotsThrough(all, { ...series, channelId: null })).toBe(any);
});

test('an address that makes no sense shows all of this month', () => {
  expect(postsSearch({ view: 'never', date: '2026-02-30', pillar: 7, sponsored: 'maybe' })).toEqual(
    postsSearch({}),
  );
  expect(postsSearch({ view: 'week', date: '2026-03-14', sponsored: 'true' })).toMatchObject({
    view: 'week',
    date: '2026-03-14',
    sponsored: true,
  });
});

describe('the goal of a week', () => {
  const days = Array.from({ length: 14 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
  const post = (channelId: string | null, status: Post['status'] = 'draft') => ({
    channelId,
    status,
  });
  const channel = (id: string, weeklyGoal: number | null, isActive = true) =>
    ({ id, weeklyGoal, isActive }) as Channel;
  const goals = (
    channels: readonly Channel[],
    week: Record<string, readonly ReturnType<typeof post>[]>,
  ) => [...weekGoals(days, (date) => week[date] ?? [], channels).values()];

  test('counts what is planned, missed or out, not what was skipped', () => {
    expect(
      goals([channel('ig', 2)], {
        '2026-03-02': [post('ig', 'posted'), post('ig', 'skipped')],
        '2026-03-07': [post('ig', 'ready')],
        '2026-03-08': [post('ig')],
      }),
    ).toEqual([
      { text: '2 of 2', isMet: true },
      { text: '1 of 2', isMet: false },
    ]);
  });

  test('is of channels that have one, and none makes up for another', () => {
    const first = [1, 2, 3, 4].map(() => post('tiktok'));
    const second = [post('ig'), post('ig'), post('ig'), post('yt'), post('old'), post(null)];
    const week = { '2026-03-02': first, '2026-03-08': second };
    const rest = [channel('tiktok', null), channel('old', 3, false)];
    expect(goals([channel('ig', 2), channel('yt', 2), ...rest], week)).toEqual([
      { text: '0 of 4', isMet: false },
      { text: '3 of 4', isMet: false },
    ]);
    expect(goals(rest, week)).toEqual([]);
  });
});
