import { expect, test } from 'vitest';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { newId } from '#shared/ids.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { moveAll } from './deal-bulk.ts';
import type { DealSummary } from './deals.ts';

const { sent, undo } = unanswered();

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
