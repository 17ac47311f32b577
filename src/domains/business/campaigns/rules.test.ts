import { expect, test } from 'vitest';
import { pick, seeded } from '#server/testing/samples.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import {
  afterCampaignMove,
  campaignMovesFrom,
  canMoveCampaign,
  dashboardOrder,
  netFeeMinor,
  nextStatus,
  signedOn,
  statusLabels,
} from './rules.ts';
import {
  byDashboardOrder,
  countByStatus,
  listOrder,
  stepOf,
} from '#domains/business/campaigns/order/rules.ts';
import {
  type Deal,
  isCompletionOffered,
  neededAction,
} from '#domains/business/campaigns/attention/rules.ts';
import { type Campaign, campaignStatuses, type CampaignStatus } from './schema.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';

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

const deal = (fields: Partial<Campaign> = {}, parts: Partial<Deal> = {}): Deal => ({
  // What is asked of a deal reads nothing else of its campaign.
  campaign: {
    status: 'in-progress',
    statusDates: {},
    productStatus: 'not_needed',
    productExpectedOn: null,
    nextAction: '',
    nextActionOn: null,
    updatedAt: '2026-03-09T10:00:00Z',
    ...fields,
  } as Campaign,
  deliverables: [],
  payments: [],
  usageRights: [],
  ...parts,
});

test('no sequence of moves reaches a state that the table does not know', () => {
  const random = seeded(Number(process.env['TEST_SEED'] ?? 20_266));
  for (let walk = 0; walk < 400; walk += 1) {
    const day = (step: number) => `2026-03-${10 + step}`;
    let one: Parameters<typeof afterCampaignMove>[0] = {
      status: 'lead',
      statusDates: {},
      agreedOn: null,
    };
    const visited = new Set<CampaignStatus>();
    let agreedOn: string | null = null;
    for (let step = 0; step < 15; step += 1) {
      const moves = campaignMovesFrom(one.status);
      expect(moves.length).toBeGreaterThan(0);
      const status = pick(random, moves);
      expect(canMoveCampaign(one.status, status)).toBe(true);
      // An end follows only what the table says, and never another end.
      expect(endsFrom[status] ?? [one.status]).toContain(one.status);
      const now = { now: `${day(step)}T10:00:00Z`, today: day(step) };
      one = { ...one, ...afterCampaignMove(one, { status }, now) };
      visited.add(status);
      agreedOn ??= agreed.has(status) ? day(step) : null;
      expect(one.agreedOn).toBe(agreedOn);
      expect(campaignStatuses).toContain(one.status);
      expect(new Set(Object.keys(one.statusDates))).toEqual(visited);
    }
  }
});

const agreed = new Set<CampaignStatus>([
  'confirmed',
  'waiting-for-product',
  'in-progress',
  'completed',
]);
const endsFrom: Partial<Record<CampaignStatus, CampaignStatus[]>> = {
  completed: ['in-progress'],
  declined: ['lead', 'negotiating'],
  cancelled: ['confirmed', 'waiting-for-product', 'in-progress'],
};

test('a day that somebody said or cleared stays through a move', () => {
  const now = { now: '2026-03-10T10:00:00Z', today: '2026-03-10' };
  const after = (status: CampaignStatus, agreedOn: string | null, said?: string) =>
    afterCampaignMove(
      { status, agreedOn, statusDates: {} },
      { status: 'in-progress', ...(said ? { agreedOn: said } : {}) },
      now,
    ).agreedOn;
  expect(after('negotiating', null)).toBe('2026-03-10');
  expect(after('negotiating', null, '2026-03-02')).toBe('2026-03-02');
  expect(after('negotiating', '2026-03-01')).toBeUndefined();
  expect(after('confirmed', null)).toBeUndefined();
});

test('the product decides what comes after confirming', () => {
  const next = (status: CampaignStatus, productStatus: Campaign['productStatus']) =>
    nextStatus({ status, productStatus });
  expect(next('confirmed', 'awaiting')).toBe('waiting-for-product');
  expect(next('confirmed', 'shipped')).toBe('waiting-for-product');
  expect(next('confirmed', 'received')).toBe('in-progress');
  expect(next('confirmed', 'not_needed')).toBe('in-progress');
  expect(next('in-progress', 'received')).toBe('completed');
  expect(next('declined', 'awaiting')).toBeNull();
});

test('a deal is signed once its contract is, or by being confirmed without one', () => {
  const signed = (
    status: CampaignStatus,
    contractStatus: Campaign['contractStatus'],
    agreedOn: string | null = null,
  ) => signedOn({ status, contractStatus, agreedOn }, '2026-03-10');
  expect(signed('negotiating', 'none', '2026-03-01')).toBeNull();
  expect(signed('confirmed', 'none', '2026-03-01')).toBe('2026-03-01');
  expect(signed('confirmed', 'none')).toBe('2026-03-10');
  expect(signed('confirmed', 'sent', '2026-03-01')).toBeNull();
  expect(signed('negotiating', 'signed')).toBe('2026-03-10');
});

test('the agency keeps its share, and half a cent goes up', () => {
  const net = (feeMinor: number | null, agencyFeePercent: number) =>
    netFeeMinor({ feeMinor, agencyFeePercent });
  expect(net(640_000, 0)).toBe(640_000);
  expect(net(640_000, 15)).toBe(544_000);
  expect(net(5, 10)).toBe(5);
  expect(net(100_01, 12.5)).toBe(8_751);
  expect(net(1_000_000_000_000, 33.33)).toBe(666_700_000_000);
  expect(net(null, 20)).toBeNull();
});

// The rules read nothing else of these records.
const owed = (fields: Partial<Deliverable>) =>
  ({
    status: 'drafting',
    draftDueOn: null,
    postDueOn: null,
    submittedAt: null,
    ...fields,
  }) as Deliverable;
const money = (fields: Partial<Payment>) =>
  ({
    status: 'invoiced',
    amountMinor: 100,
    paidAmountMinor: null,
    feesWithheldMinor: 0,
    trigger: 'fixed_date',
    triggeredOn: null,
    termsDays: 0,
    invoicedOn: null,
    ...fields,
  }) as Payment;
const right = {
  startsOn: '2026-01-01',
  durationDays: null,
  fixedEndsOn: '2026-03-20',
  isPerpetual: false,
} as UsageRight;

test('what a deal asks for is the most urgent of all that applies', () => {
  const parts: Partial<Deal> = {
    payments: [money({ triggeredOn: '2026-03-08' }), money({ triggeredOn: '2026-03-01' })],
    deliverables: [
      owed({ draftDueOn: '2026-03-09' }),
      owed({ status: 'changes_requested' }),
      owed({ status: 'submitted', submittedAt: '2026-03-01T10:00:00Z' }),
    ],
    usageRights: [right],
  };
  const asks = (fields: Partial<Campaign>, rest: Partial<Deal>) =>
    neededAction(deal(fields, rest), '2026-03-10');
  const waiting = { productStatus: 'shipped', productExpectedOn: '2026-03-07' } as const;
  const planned = { nextAction: 'Call Petra', nextActionOn: '2026-03-10' };
  expect(asks({}, parts)).toMatchObject({ kind: 'payment-overdue', dueOn: '2026-03-01' });
  const { deliverables = [], usageRights = [] } = parts;
  expect(asks({}, { deliverables, usageRights })).toMatchObject({
    kind: 'deliverable-overdue',
    lateness: 'draft',
  });
  expect(asks({}, { deliverables: deliverables.slice(1) })).toMatchObject({
    kind: 'changes-requested',
  });
  expect(asks(waiting, { deliverables: deliverables.slice(2) })).toMatchObject({
    kind: 'approval-pending',
    days: 9,
  });
  expect(asks({ ...waiting, ...planned }, {})).toEqual({ kind: 'product-late', days: 3 });
  expect(asks(planned, { usageRights })).toMatchObject({ kind: 'next-action', text: 'Call Petra' });
  expect(asks({}, { usageRights })).toMatchObject({ kind: 'rights-ending', endsOn: '2026-03-20' });
  expect(asks({}, {})).toBeNull();
});

test('a deal is quiet after 14 days without a change or a talk, while it is negotiated', () => {
  const quiet = (fields: Partial<Campaign>, lastLoggedOn: string | null = null) =>
    neededAction(deal(fields, { lastLoggedOn }), '2026-03-24');
  const updatedAt = '2026-03-10T10:00:00Z';
  expect(quiet({ status: 'negotiating', updatedAt })).toEqual({ kind: 'quiet', days: 14 });
  expect(quiet({ status: 'negotiating', updatedAt }, '2026-03-11')).toBeNull();
  expect(quiet({ status: 'in-progress', updatedAt })).toBeNull();
});

test('what is done about any part of a deal is a change of it', () => {
  const fields = { status: 'negotiating', updatedAt: '2026-03-01T10:00:00Z' } as const;
  const quiet = (updatedAt: string) => {
    const parts = { deliverables: owed({ updatedAt }), payments: money({ updatedAt }) };
    return [
      { deliverables: [parts.deliverables] },
      { payments: [parts.payments] },
      { usageRights: [{ ...right, startsOn: null, fixedEndsOn: null, updatedAt }] },
    ].map((part) => neededAction(deal(fields, part), '2026-03-24'));
  };
  const since = { kind: 'quiet', days: 14 };
  expect(quiet('2026-03-10T10:00:00Z')).toEqual([since, since, since]);
  expect(quiet('2026-03-11T10:00:00Z')).toEqual([null, null, null]);
});

test('completing is offered once all is posted or cancelled and paid or given up', () => {
  const done: Partial<Deal> = {
    deliverables: [owed({ status: 'posted' }), owed({ status: 'cancelled' })],
    payments: [money({ status: 'paid', paidAmountMinor: 100 }), money({ status: 'void' })],
  };
  expect(isCompletionOffered(deal({}, done))).toBe(true);
  expect(neededAction(deal({}, done), '2026-03-10')).toEqual({ kind: 'complete' });
  expect(isCompletionOffered(deal({}, {}))).toBe(false);
  expect(isCompletionOffered(deal({ status: 'completed' }, done))).toBe(false);
  const open = { ...done, payments: [money({ status: 'paid', paidAmountMinor: 40 })] };
  expect(isCompletionOffered(deal({}, open))).toBe(false);
});
