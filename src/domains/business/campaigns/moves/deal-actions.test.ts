import { beforeEach, expect, test } from 'vitest';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { newId } from '#shared/ids.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { makeContent } from './deal-actions.ts';
import { moveDeal } from './status-moves.ts';
import type { ShownDeal } from './use-deal.ts';

const { shown, sent: pending, undo } = unanswered();
const channelId = newId();
const deal = { campaign: { id: newId(), campaignName: 'Rain Shell' } } as ShownDeal;

beforeEach(() => {
  void channels.create({ id: channelId, platform: 'instagram', name: 'Mara' });
});

function owe(title: string, of: string | null) {
  const id = newId();
  const piece = { platform: 'instagram', format: 'reel', postDueOn: '2026-03-20' } as const;
  void deliverables.create({ id, campaignId: deal.campaign.id, ...piece, title, channelId: of });
}

test('content made for deliverables has a post on a channel, though nobody has chosen one', () => {
  owe('Reel 1', null);
  owe('Reel 2', channelId);
  makeContent(deal, deliverables.read(allRows));
  expect(
    posts.read(allRows).map(({ channelId: on, format, plannedOn }) => [on, format, plannedOn]),
  ).toEqual([
    [channelId, 'reel', '2026-03-20'],
    [channelId, 'reel', '2026-03-20'],
  ]);
  expect(new Set(deliverables.read(allRows).map((one) => one.contentItemId))).toEqual(
    new Set(contentItems.read(allRows).map(({ id }) => id)),
  );
});

test('one Undo takes back all content that was made, and leaves what was linked since', () => {
  owe('Reel 1', null);
  owe('Reel 2', null);
  makeContent(deal, deliverables.read(allRows));
  const other = newId();
  void contentItems.create({ id: other, title: 'Another one' });
  const [relinked] = deliverables.read(allRows);
  void deliverables.update(relinked?.id ?? '', { contentItemId: other });
  expect(shown.map(({ text }) => text)).toEqual(['2 pieces of content added']);
  undo();
  expect(contentItems.read(allRows).map(({ id }) => id)).toEqual([other]);
  expect(deliverables.read(allRows).map(({ contentItemId }) => contentItemId)).toEqual([
    other,
    null,
  ]);
});

test('Undo gives a brand back what it was, though nobody has heard yet that it became active', () => {
  for (const relationship of ['prospect', 'avoid'] as const) {
    const [brandId, id] = [newId(), newId()];
    void brands.create({ id: brandId, name: 'Halden', relationship });
    void campaigns.create({ id, campaignName: 'Rain Shell', brandId, status: 'negotiating' });
    const campaign = campaigns.read(allRows).find((one) => one.id === id);
    if (!campaign) throw new Error('It does not show');
    const before = pending().length;
    moveDeal(campaign, { status: 'confirmed' });
    undo();
    const sent = pending().slice(before);
    expect(sent.map(({ name, input }) => [name, input.body])).toMatchObject([
      ['campaigns.move', { status: 'confirmed' }],
      ['campaigns.move', { status: 'negotiating' }],
      ...(relationship === 'prospect' ? [['brands.update', { relationship }]] : []),
    ]);
  }
});
