import { expect, test } from 'vitest';
import type { Deliverable } from './schema.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import { draftFor, startOf, withPlatform } from './deliverable-draft.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

const channel = (id: string, more: Partial<Channel> = {}) =>
  ({ id, platform: 'instagram', isActive: true, sortOrder: 0, ...more }) as Channel;
const channels = [
  channel('second', { sortOrder: 2 }),
  channel('first', { sortOrder: 1 }),
  channel('given up', { isActive: false }),
  channel('blog', { platform: 'blog' }),
];
const today = '2026-11-23';
const dealOf = (
  deliverables: readonly Partial<Deliverable>[],
  postingStartsOn: string | null = null,
) =>
  ({
    campaign: { compensation: 'paid', postingStartsOn, reviewRounds: 2, ownerUserId: null },
    deliverables,
  }) as unknown as ShownDeal;

test('a new deliverable is for the first channel in use of its platform', () => {
  expect(startOf(dealOf([]), channels, today).channelId).toBe('first');
  expect(withPlatform('blog', channels).channelId).toBe('blog');
  expect(withPlatform('youtube', channels).channelId).toBeNull();
  expect(startOf(dealOf([]), [], today).channelId).toBeNull();
});

test('another one like the last goes where that one goes', () => {
  const last = { platform: 'instagram', format: 'reel', sortOrder: 1 } as const;
  expect(startOf(dealOf([{ ...last, channelId: 'second' }]), channels, today).channelId).toBe(
    'second',
  );
  expect(startOf(dealOf([{ ...last, channelId: null }]), channels, today).channelId).toBe('first');
});

test('the draft follows the day it goes live, and is not due before today', () => {
  const start = { draftDueOn: null };
  const draft = (next: string) => draftFor({ ...start, postDueOn: null }, start, { next, today });
  expect(draft('2026-12-24')).toEqual({ draftDueOn: '2026-12-17' });
  expect(draft('2026-11-26')).toEqual({ draftDueOn: today });
  const first = (postingStartsOn: string) =>
    startOf(dealOf([], postingStartsOn), channels, today).draftDueOn;
  expect(first('2026-12-24')).toBe('2026-12-17');
  expect(first('2026-11-26')).toBe(today);
});

test('what is typed and no day, or not yet, leaves the draft as it is', () => {
  const start = { draftDueOn: '2026-12-01', postDueOn: '2026-12-08' };
  for (const next of ['12/', '2026-1', '2026-02-30', null])
    expect(draftFor(start, start, { next, today })).toEqual({});
});

test('what is added while the posting goes on is not late from its first moment', () => {
  const { postDueOn, draftDueOn } = startOf(dealOf([], '2026-11-10'), channels, today);
  expect([postDueOn, draftDueOn]).toEqual([null, null]);
  expect(startOf(dealOf([], today), channels, today).postDueOn).toBe(today);
});
