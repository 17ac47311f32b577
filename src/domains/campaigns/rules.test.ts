import { expect, test } from 'vitest';
import {
  byDashboardOrder,
  countByStatus,
  dashboardOrder,
  listOrder,
  statusLabels,
  stepOf,
} from './rules.ts';
import { campaignStatuses, type CampaignStatus } from './schema.ts';

const campaign = (id: string, status: CampaignStatus, postingStartsOn: string | null = null) => ({
  id,
  status,
  postingStartsOn,
});

test('the dashboard shows campaigns by status, then by their first day, then the newest', () => {
  const campaigns = [
    campaign('1', 'negotiating', '2026-01-01'),
    campaign('2', 'in-progress'),
    campaign('3', 'confirmed'),
    campaign('4', 'waiting-for-product'),
    campaign('5', 'in-progress', '2026-05-02'),
    campaign('6', 'in-progress', '2026-05-01'),
    campaign('7', 'in-progress'),
  ];
  const ids = campaigns.toSorted(byDashboardOrder).map(({ id }) => id);
  expect(ids.join(' ')).toBe('6 5 7 2 4 3 1');
});

test('every status has its place, its step and its words', () => {
  expect([...listOrder].sort()).toEqual([...campaignStatuses].sort());
  expect(dashboardOrder.map(stepOf)).toEqual([4, 3, 2, 1]);
  expect(dashboardOrder.map((status) => statusLabels[status])).toEqual([
    'In progress',
    'Waiting for product',
    'Confirmed',
    'Negotiating',
  ]);
});

test('each status is counted, also where there is none', () => {
  const counts = countByStatus([campaign('1', 'confirmed'), campaign('2', 'confirmed')]);
  expect(counts).toEqual({
    'in-progress': 0,
    'waiting-for-product': 0,
    confirmed: 2,
    negotiating: 0,
  });
});
