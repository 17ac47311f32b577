import { expect, test } from 'vitest';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { newId } from '#shared/ids.ts';
import { brands } from '#domains/business/brands/data.ts';
import { moveAll } from '#domains/business/campaigns/board/deal-bulk.ts';
import type { DealSummary } from '#domains/business/campaigns/board/deals.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { productStatuses } from '#domains/business/campaigns/schema.ts';
import { withoutAsking } from './status-moves.ts';

const { sent, undo } = unanswered();

test('beginning receives a product that was on its way, and leaves any other as it is', () => {
  const began = (productStatus: (typeof productStatuses)[number]) =>
    withoutAsking({ status: 'waiting-for-product', productStatus }, 'in-progress', '2026-03-10');
  const received = productStatuses.filter((one) => began(one).productReceivedOn === '2026-03-10');
  expect(received).toEqual(['awaiting', 'shipped']);
  expect(began('received')).toEqual({ status: 'in-progress' });
});

test('Undo of deals that were moved together gives their brands back what they were', () => {
  const [prospect, avoided] = [newId(), newId()];
  void brands.create({ id: prospect, name: 'Halden', relationship: 'prospect' });
  void brands.create({ id: avoided, name: 'Nordlys', relationship: 'avoid' });
  for (const brandId of [prospect, prospect, avoided])
    void campaigns.create({ id: newId(), campaignName: 'Rain', brandId, status: 'negotiating' });
  // A move looks at the deal and what is open of it.
  const deals = campaigns
    .read(allRows)
    .map((campaign) => ({ id: campaign.id, campaign, deliverables: [], payments: [] }));
  moveAll(deals as unknown as DealSummary[], 'in-progress', '2026-03-10');
  const before = sent().length;
  undo();
  const brandWrites = sent()
    .slice(before)
    .filter(({ name }) => name === 'brands.update');
  expect(brandWrites.map(({ input }) => [input.params?.['id'], input.body])).toEqual([
    [prospect, { relationship: 'prospect' }],
  ]);
});
