import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import {
  hubPosts,
  repostCandidates,
  stageCounts,
  stuckItems,
  weekOfChannels,
} from './hub-rules.ts';

// A Saturday; its week begins on Sunday the 15th.
const days = { today: '2026-11-21', timeZone: 'UTC', weekStartsOn: 0 };

// Only what these functions read.
const anItem = (fields: Partial<ContentItem>) =>
  ({ id: newId(), title: 'Soup', stage: 'planning', ...fields }) as ContentItem;
const aPost = (item: ContentItem, fields: Partial<Post>) =>
  ({
    id: newId(),
    contentItemId: item.id,
    status: 'draft',
    plannedOn: null,
    plannedTime: null,
    postedAt: null,
    liveUrl: null,
    sortInDay: 0,
    channelId: null,
    ...fields,
  }) as Post;

test('what was missed stands apart from the days of this week', () => {
  const item = anItem({});
  const missed = aPost(item, { plannedOn: '2026-11-02' });
  const skipped = aPost(item, { plannedOn: '2026-11-16', status: 'skipped' });
  const late = aPost(item, { plannedOn: '2026-11-21', plannedTime: '18:00' });
  const early = aPost(item, { plannedOn: '2026-11-21', plannedTime: '08:00' });
  const nextWeek = aPost(item, { plannedOn: '2026-11-22' });
  const found = hubPosts(
    [missed, late, early, skipped, nextWeek],
    new Map([[item.id, item]]),
    days,
  );
  expect(found.missed.map(({ post }) => post)).toEqual([missed]);
  expect(found.days.map(({ date, posts }) => [date, posts.map(({ post }) => post)])).toEqual([
    ['2026-11-16', [skipped]],
    ['2026-11-21', [early, late]],
  ]);
});

test('a post that is out wants its link; one of archived or deleted content does not', () => {
  const [item, archived, deleted] = [anItem({}), anItem({ stage: 'archived' }), anItem({})];
  const out = { status: 'posted', postedAt: '2026-11-01T10:00:00Z' } as const;
  const waiting = aPost(item, out);
  const linked = aPost(item, { ...out, liveUrl: 'https://example.org' });
  const posts = [waiting, linked, aPost(archived, out), aPost(deleted, out)];
  const known = new Map([item, archived].map((one) => [one.id, one]));
  expect(hubPosts(posts, known, days).toLog.map(({ post }) => post)).toEqual([waiting]);
});

test('stages are counted in their order, without ideas and what is out', () => {
  const items = (['idea', 'planning', 'planning', 'review', 'published', 'archived'] as const).map(
    (stage) => anItem({ stage }),
  );
  expect(stageCounts(items).map(({ stage, count }) => [stage, count])).toEqual([
    ['planning', 2],
    ['scripting', 0],
    ['filming', 0],
    ['editing', 0],
    ['review', 1],
    ['scheduled', 0],
  ]);
});

test('what is stuck stands with the longest first, and only some of it', () => {
  const since = (day: string) => anItem({ stageEnteredAt: `${day}T12:00:00Z`, stage: 'editing' });
  const [seven, eight, long] = [since('2026-11-14'), since('2026-11-13'), since('2026-10-01')];
  const here = { today: '2026-11-21', timeZone: 'UTC' };
  const all = [seven, eight, long];
  expect(stuckItems(all, here, { staleAfterDays: 7, count: 3 })).toEqual([
    { item: long, days: 51 },
    { item: eight, days: 8 },
  ]);
  expect(stuckItems(all, here, { staleAfterDays: 7, count: 1 })).toHaveLength(1);
});

test("a channel's week counts what is planned and what is out, not what was skipped", () => {
  const [item, archived, deleted] = [anItem({}), anItem({ stage: 'archived' }), anItem({})];
  const of = (fields: Partial<Post>) => aPost(item, { channelId: 'c', ...fields });
  const posts = [
    of({ plannedOn: '2026-11-15' }),
    // Posted this week and on another day of it than planned; and one of this week that was out before.
    of({ plannedOn: '2026-11-30', status: 'posted', postedAt: '2026-11-20T12:00:00Z' }),
    of({ plannedOn: '2026-11-21', status: 'posted', postedAt: '2026-11-10T12:00:00Z' }),
    of({ plannedOn: '2026-11-17', status: 'skipped' }),
    of({ plannedOn: '2026-11-14' }),
    of({}),
    aPost(item, { plannedOn: '2026-11-18' }),
    aPost(archived, { plannedOn: '2026-11-18', channelId: 'c' }),
    aPost(deleted, { plannedOn: '2026-11-18', channelId: 'c' }),
  ];
  const known = new Map([item, archived].map((one) => [one.id, one]));
  expect([...weekOfChannels(posts, known, days)]).toEqual([['c', 2]]);
});

test('evergreen content is offered again half a year after its last post', () => {
  const published = (fields: Partial<ContentItem> = {}) =>
    anItem({ stage: 'published', publishedOn: '2026-01-10', isEvergreen: true, ...fields });
  const posted = (item: ContentItem, postedAt: string) =>
    aPost(item, { status: 'posted', postedAt });
  const [rested, fresh, planned] = [published(), published(), published()];
  const [older, once, archived] = [
    published({ publishedOn: '2025-12-01' }),
    published({ isEvergreen: false }),
    published({ stage: 'archived' }),
  ];
  const posts = [
    posted(rested, '2026-01-10T12:00:00Z'),
    // In New York still the 25th of May: 180 days before the 21st of November.
    posted(rested, '2026-05-26T03:00:00Z'),
    posted(fresh, '2026-05-26T12:00:00Z'),
    posted(planned, '2026-01-10T12:00:00Z'),
    aPost(planned, { plannedOn: '2026-12-01' }),
  ];
  const found = repostCandidates(
    [rested, fresh, planned, older, once, archived],
    Map.groupBy(posts, ({ contentItemId }) => contentItemId),
    { today: '2026-11-21', timeZone: 'America/New_York' },
  );
  expect(found).toEqual([
    { item: older, lastOn: '2025-12-01' },
    { item: rested, lastOn: '2026-05-25' },
  ]);
});
