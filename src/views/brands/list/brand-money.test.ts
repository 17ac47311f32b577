import { expect, test } from 'vitest';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import {
  agreedIn,
  currenciesIn,
  hasMoney,
  moneyByBrand,
  moneyOf,
  sourcesOf,
} from './brand-money.ts';

const options = { base: 'USD', year: '2026', today: '2026-03-14' };
const common = {
  createdByUserId: '',
  updatedByUserId: '',
  createdAt: '',
  updatedAt: '',
  version: 1,
};
const campaign = (id: string, more: Partial<Campaign> = {}): Campaign => ({
  ...common,
  ...({ id, brandId: 'halden', status: 'confirmed', compensation: 'paid' } as Campaign),
  ...{ currency: 'USD', productValueMinor: null, agreedOn: null },
  ...more,
});
const payment = (campaignId: string, more: Partial<Payment>): Payment => ({
  ...common,
  ...({ id: campaignId, campaignId, currency: 'USD', status: 'planned' } as Payment),
  ...{ rate: null, rateCurrency: null, trigger: 'fixed_date', triggeredOn: null, termsDays: 0 },
  ...{ invoicedOn: null, paidOn: null, paidAmountMinor: null, feesWithheldMinor: 0 },
  ...more,
});
const moneyFor = (payments: Payment[], campaigns = [campaign('a')]) =>
  moneyOf({ campaigns, payments, links: [], earnings: [] }, options);
const only = (amountMinor: number) => ({ amountMinor, notConverted: [] });

test('what is due today is outstanding, what was due yesterday is overdue, what has no day is neither', () => {
  const money = moneyFor([
    payment('a', { amountMinor: 100, triggeredOn: '2026-03-14' }),
    payment('a', { amountMinor: 20, triggeredOn: '2026-03-13', status: 'invoiced' }),
    payment('a', { amountMinor: 3 }),
  ]);
  expect(money.outstanding).toEqual(only(100));
  expect(money.overdue).toEqual(only(20));
  expect(money.stillToCome).toEqual(only(3));
  expect(hasMoney(moneyFor([payment('a', { amountMinor: 3 })]))).toBe(true);
});

test('a deal that was declined owes nothing, one that was cancelled may', () => {
  const late = [payment('a', { amountMinor: 20, triggeredOn: '2026-03-13' })];
  const of = (status: Campaign['status']) => moneyFor(late, [campaign('a', { status })]);
  expect(of('declined').overdue).toEqual(only(0));
  expect(of('cancelled').overdue).toEqual(only(20));
});

test('a part that came in is paid, the rest is owed; what is void is neither', () => {
  const money = moneyFor([
    payment('a', {
      ...{ amountMinor: 1000, paidAmountMinor: 400, paidOn: '2026-02-01', status: 'invoiced' },
      triggeredOn: '2026-03-01',
    }),
    payment('a', { amountMinor: 500, status: 'void', triggeredOn: '2026-03-01' }),
  ]);
  expect([money.paid, money.overdue, money.outstanding]).toEqual([only(400), only(600), only(0)]);
});

test('paid counts in the year of its day', () => {
  const paid = { amountMinor: 700, status: 'paid' } as const;
  const money = moneyFor([
    payment('a', { ...paid, paidOn: '2026-01-01', invoicedOn: '2025-12-02' }),
    payment('a', { ...paid, paidOn: '2025-12-31', invoicedOn: '2025-12-21' }),
  ]);
  expect(money.paid).toEqual(only(700));
  expect(money.daysToPay).toBe(20);
});

test('money without a rate into the base is named beside the sum, never added one to one', () => {
  const due = { triggeredOn: '2026-04-01' };
  const money = moneyFor([
    payment('a', { ...due, amountMinor: 1000 }),
    payment('a', { ...due, amountMinor: 1200, currency: 'JPY' }),
    payment('a', { ...due, amountMinor: 300, currency: 'JPY', rate: 0.01, rateCurrency: 'EUR' }),
    payment('a', { ...due, amountMinor: 100, currency: 'EUR', rate: 1.1, rateCurrency: 'USD' }),
  ]);
  expect(money.outstanding).toEqual({
    amountMinor: 1110,
    notConverted: [{ currency: 'JPY', amountMinor: 1500 }],
  });
});

test('gifted is the product of deals that give one, agreed in the year', () => {
  const gift = { productValueMinor: 500, agreedOn: '2026-02-01' };
  const money = moneyFor(
    [],
    [
      campaign('a', { ...gift, compensation: 'gifted' }),
      campaign('b', { ...gift, compensation: 'paid_plus_product' }),
      campaign('c', { ...gift, compensation: 'paid' }),
      campaign('d', { ...gift, compensation: 'gifted', agreedOn: '2025-12-31' }),
      campaign('e', { compensation: 'gifted', status: 'lead' }),
    ],
  );
  expect(money.gifted).toEqual(only(1000));
  expect(money.deals).toBe(4);
});

test('each brand has its own deals, payments and links', () => {
  const link = (id: string, brandId: string | null) => ({ id, brandId }) as AffiliateLink;
  const earning = (affiliateLinkId: string, commissionMinor: number) =>
    ({
      ...{ affiliateLinkId, commissionMinor, month: '2026-01', currency: 'USD' },
      ...{ rate: null, rateCurrency: null, status: 'pending' },
    }) as AffiliateEarning;
  const sources = {
    campaigns: [
      campaign('a'),
      campaign('b', { brandId: 'ovenbird' }),
      campaign('c', { brandId: null }),
    ],
    payments: [
      payment('a', { amountMinor: 10, triggeredOn: '2026-04-01' }),
      payment('b', { amountMinor: 200, triggeredOn: '2026-04-01' }),
      payment('c', { amountMinor: 3000 }),
    ],
    links: [link('x', 'halden'), link('y', 'pilo'), link('z', null)],
    earnings: [earning('x', 1), earning('y', 20), earning('z', 300)],
  };
  const byBrand = moneyByBrand(sources, options);
  expect([...byBrand.keys()].sort()).toEqual(['halden', 'ovenbird', 'pilo']);
  expect(byBrand.get('halden')).toMatchObject({ outstanding: only(10), affiliate: only(1) });
  expect(byBrand.get('ovenbird')).toMatchObject({ outstanding: only(200), affiliate: only(0) });
  expect(byBrand.get('pilo')).toMatchObject({ deals: 0, affiliate: only(20) });
  expect(byBrand.get('halden')).toEqual(moneyOf(sourcesOf(sources, 'halden'), options));
  expect(hasMoney(moneyFor([]))).toBe(false);
});

test('of one currency only what was agreed in it counts, and the deals that it belongs to', () => {
  const gift = { productValueMinor: 900, compensation: 'gifted', agreedOn: '2026-02-01' } as const;
  const due = { triggeredOn: '2026-04-01' };
  const sources = {
    campaigns: [
      campaign('a', gift),
      campaign('b', { ...gift, currency: 'EUR' }),
      campaign('c', { currency: 'GBP' }),
    ],
    payments: [
      payment('a', { ...due, amountMinor: 100, currency: 'EUR', rate: 1.1, rateCurrency: 'USD' }),
      payment('a', { ...due, amountMinor: 7 }),
    ],
    links: [],
    earnings: [{ currency: 'JPY' } as AffiliateEarning],
  };
  expect(currenciesIn(sources)).toEqual(['EUR', 'JPY', 'USD']);
  const money = moneyOf(agreedIn(sources, 'EUR'), { ...options, base: 'EUR' });
  expect(money).toMatchObject({ deals: 2, outstanding: only(100), gifted: only(900) });
});
