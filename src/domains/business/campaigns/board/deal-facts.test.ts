import { expect, test } from 'vitest';
import { type ListSearch, narrow } from '#client/list/list-words.ts';
import { newId } from '#shared/ids.ts';
import { creation } from '#shared/entity.ts';
import * as z from 'zod/mini';
import { campaignFields, type Campaign } from '#domains/business/campaigns/schema.ts';
import {
  type Deliverable,
  deliverableFields,
} from '#domains/business/campaigns/deliverables/schema.ts';
import { type Payment, paymentFields } from '#domains/business/campaigns/payments/schema.ts';
import { dealFigures } from './deal-facts.ts';
import { dealRules } from './deal-search.ts';
import type { DealSummary } from './deals.ts';

const today = '2026-11-21';

// The schemas fill in what a test does not name.
const campaign = (more: object) =>
  z.parse(creation(campaignFields), {
    id: newId(),
    campaignName: 'Rain Shell',
    ...more,
  }) as Campaign;
const payment = (more: object) =>
  ({
    ...z.parse(
      z.object({
        trigger: paymentFields.trigger,
        termsDays: paymentFields.termsDays,
        feesWithheldMinor: paymentFields.feesWithheldMinor,
      }),
      {},
    ),
    id: newId(),
    status: 'planned',
    amountMinor: 100_00,
    currency: 'USD',
    rate: null,
    rateCurrency: null,
    triggeredOn: null,
    invoicedOn: null,
    paidAmountMinor: null,
    ...more,
  }) as unknown as Payment;
const deliverable = (more: object) =>
  ({
    ...z.parse(z.object({ frames: deliverableFields.frames }), {}),
    id: newId(),
    status: 'not_started',
    draftDueOn: null,
    postDueOn: null,
    ...more,
  }) as unknown as Deliverable;

function deal(parts: Partial<DealSummary>): DealSummary {
  const own = parts.campaign ?? campaign({});
  return {
    id: own.id,
    deliverables: [],
    usageRights: [],
    lastLoggedOn: null,
    brand: undefined,
    paymentState: 'none',
    delivery: { posted: 0, total: 0 },
    action: null,
    ...parts,
    payments: (parts.payments ?? []).map((one) => ({ ...one, campaignId: own.id })),
    campaign: own,
  };
}

test('only deals that are not at their end count as open, and foreign fees are named, not added', () => {
  const figures = dealFigures(
    [
      deal({ campaign: campaign({ feeMinor: 6_400_00 }) }),
      deal({ campaign: campaign({ feeMinor: 1_200, currency: 'JPY', status: 'confirmed' }) }),
      deal({ campaign: campaign({ feeMinor: 900_00, status: 'completed' }) }),
      deal({ campaign: campaign({ status: 'lead' }) }),
    ],
    today,
    'USD',
  );
  expect(figures.openCount).toBe(3);
  expect(figures.openValue).toEqual({
    amountMinor: 6_400_00,
    notConverted: [{ amountMinor: 1_200, currency: 'JPY' }],
  });
});

test('what is owed counts by its due date, less what has come in', () => {
  const figures = dealFigures(
    [
      deal({
        campaign: campaign({ status: 'completed' }),
        payments: [
          payment({ trigger: 'fixed_date', triggeredOn: '2026-11-20', paidAmountMinor: 40_00 }),
          payment({ trigger: 'fixed_date', triggeredOn: '2026-11-30' }),
          payment({ trigger: 'fixed_date', triggeredOn: '2026-12-01' }),
          payment({ trigger: 'fixed_date', triggeredOn: '2026-10-01', status: 'paid' }),
        ],
      }),
    ],
    today,
    'USD',
  );
  expect(figures.dueThisMonth.amountMinor).toBe(160_00);
  expect(figures.overdue.amountMinor).toBe(60_00);
  expect(figures.overdueCount).toBe(1);
});

test('a deal that was declined owes nothing, one that was cancelled may', () => {
  const payments = [
    payment({ trigger: 'fixed_date', triggeredOn: '2026-11-01' }),
    payment({ trigger: 'fixed_date', triggeredOn: '2026-11-30' }),
  ];
  const of = (status: string) =>
    dealFigures([deal({ campaign: campaign({ status }), payments })], today, 'USD');
  expect(of('declined')).toMatchObject({ overdueCount: 0, dueThisMonth: { amountMinor: 0 } });
  expect(of('cancelled')).toMatchObject({ overdueCount: 1, dueThisMonth: { amountMinor: 200_00 } });
});

test('pieces that are late or due within seven days are counted, of open deals alone', () => {
  const deliverables = [
    deliverable({ postDueOn: '2026-11-01' }),
    deliverable({ postDueOn: '2026-11-28' }),
    deliverable({ postDueOn: '2026-11-29' }),
    deliverable({ postDueOn: '2026-11-22', status: 'posted' }),
    deliverable({}),
  ];
  const all = [
    deal({ deliverables }),
    deal({ campaign: campaign({ status: 'cancelled' }), deliverables }),
  ];
  expect(dealFigures(all, today, 'USD').dueSoonCount).toBe(2);
});

function shownOf(deals: readonly DealSummary[], search: ListSearch, typed = '', on = today) {
  const rules = dealRules(deals, { today: on, seesMoney: true, people: [] });
  return narrow(deals, rules, { search, typed }).rows;
}

test('an address narrows by every word that it holds, and by none that it does not know', () => {
  const eclair = deal({
    campaign: campaign({ campaignName: 'Éclair week', postingStartsOn: '2026-12-03' }),
  });
  const gift = deal({ campaign: campaign({ compensation: 'gifted' }), paymentState: 'gifted' });
  const all = [eclair, gift];
  expect(shownOf(all, {}, 'ecl')).toEqual([eclair]);
  expect(shownOf(all, { month: '2026-12' })).toEqual([eclair]);
  expect(shownOf(all, { compensation: 'gifted', payment: 'none' })).toEqual([gift]);
  expect(shownOf(all, { compensation: 'gold' })).toEqual(all);
  expect(shownOf(all, { show: 'action' })).toEqual([]);
  const lent = deal({
    campaign: campaign({ status: 'completed' }),
    usageRights: [
      { startsOn: '2026-09-01', durationDays: null, fixedEndsOn: '2026-12-01', isPerpetual: false },
    ] as unknown as DealSummary['usageRights'],
  });
  expect(shownOf([...all, lent], { show: 'rights' })).toEqual([lent]);
  expect(shownOf([...all, lent], { show: 'rights' }, '', '2026-12-02')).toEqual([]);
});

test('what is archived is found in the archive, and by what is still owed for it', () => {
  const open = deal({});
  const owed = deal({
    campaign: campaign({ status: 'completed', isArchived: true }),
    paymentState: 'overdue',
  });
  const shown = (search: ListSearch) => shownOf([open, owed], search);
  expect(shown({})).toEqual([open]);
  expect(shown({ archived: 'yes' })).toEqual([owed]);
  expect(shown({ payment: 'overdue' })).toEqual([owed]);
});
