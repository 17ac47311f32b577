import { expect, test } from 'vitest';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import type { Channel } from '#domains/channels/schema.ts';
import { startOf, withPlatform } from './deliverable-draft.ts';
import type { ShownDeal } from './use-deal.ts';

const channel = (id: string, more: Partial<Channel> = {}) =>
  ({ id, platform: 'instagram', isActive: true, sortOrder: 0, ...more }) as Channel;
const channels = [
  channel('second', { sortOrder: 2 }),
  channel('first', { sortOrder: 1 }),
  channel('given up', { isActive: false }),
  channel('blog', { platform: 'blog' }),
];
const dealOf = (deliverables: readonly Partial<Deliverable>[]) =>
  ({
    campaign: { compensation: 'paid', postingStartsOn: null, reviewRounds: 2, ownerUserId: null },
    deliverables,
  }) as unknown as ShownDeal;

test('a new deliverable is for the first channel in use of its platform', () => {
  expect(startOf(dealOf([]), channels).channelId).toBe('first');
  expect(withPlatform('blog', channels).channelId).toBe('blog');
  expect(withPlatform('youtube', channels).channelId).toBeNull();
  expect(startOf(dealOf([]), []).channelId).toBeNull();
});

test('another one like the last goes where that one goes', () => {
  const last = { platform: 'instagram', format: 'reel', sortOrder: 1 } as const;
  expect(startOf(dealOf([{ ...last, channelId: 'second' }]), channels).channelId).toBe('second');
  expect(startOf(dealOf([{ ...last, channelId: null }]), channels).channelId).toBe('first');
});
