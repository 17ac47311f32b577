import { expect, test } from 'vitest';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { moneyOf } from '#views/brands/list/brand-money.ts';
import { owedMinor } from '#domains/business/campaigns/payments/rules.ts';
import { type Payment, paymentStatuses } from '#domains/business/campaigns/payments/schema.ts';
import { type Campaign, campaignStatuses } from '#domains/business/campaigns/schema.ts';
import { pick, seeded } from '#server/testing/samples.ts';
import { dealFigures, type DealRows } from './deal-figures.ts';
import { monthsIn, periodOf, weeksIn } from './periods.ts';

const today = '2026-03-18';
const options = { period: periodOf('90', today), today, timeZone: 'UTC', base: 'USD' };
// Only the fields that figures read; a whole record would hide which those are.
const campaign = (more: Partial<Campaign> = {}) =>
  ({
    id: 'c',
    brandId: 'b',
    compensation: 'paid',
    currency: 'USD',
    feeMinor: 100_000,
    agencyFeePercent: 0,
    productValueMinor: null,
    agreedOn: '2026-03-01',
    ...more,
  }) as Campaign;
const payment = (more: Partial<Payment> = {}) =>
  ({
    id: 'p',
    campaignId: 'c',
    amountMinor: 50_000,
    currency: 'USD',
    rate: null,
    rateCurrency: null,
    status: 'planned',
    trigger: 'fixed_date',
    triggeredOn: null,
    termsDays: 0,
    invoicedOn: null,
    paidOn: null,
    paidAmountMinor: null,
    feesWithheldMinor: 0,
    ...more,
  }) as Payment;
const rows: DealRows = { campaigns: [campaign()], deliverables: [], payments: [], earnings: [] };
const figures = (more: Partial<DealRows>) => dealFigures({ ...rows, ...more }, options);
const dollars = (amountMinor: number) => ({ amountMinor, notConverted: [] });

test('income is what came in by its day, with commissions that were paid', () => {
  const earning = (more: Partial<AffiliateEarning>) =>
    ({
      commissionMinor: 1_500,
      currency: 'USD',
      rate: null,
      rateCurrency: null,
      ...more,
    }) as AffiliateEarning;
  const { income, incomeBefore } = figures({
    payments: [
      payment({ status: 'paid', paidOn: '2026-03-01' }),
      payment({ status: 'paid', paidOn: '2026-03-02', paidAmountMinor: 20_000 }),
      payment({ status: 'paid', paidOn: '2025-12-01' }),
      payment({ status: 'paid', paidOn: '2026-03-01', campaignId: 'deleted' }),
      payment({ status: 'invoiced', invoicedOn: '2026-03-01' }),
    ],
    earnings: [
      earning({ status: 'paid', paidOn: '2026-02-15' }),
      earning({ status: 'approved', paidOn: null }),
    ],
  });
  expect(income).toEqual(dollars(71_500));
  expect(incomeBefore).toEqual(dollars(50_000));
});

test('another currency is converted by its rate and never added one to one', () => {
  const paid = { status: 'paid', paidOn: '2026-03-01', currency: 'EUR' } as const;
  const { income } = figures({
    payments: [payment({ ...paid, rate: 1.1, rateCurrency: 'USD' }), payment(paid)],
  });
  expect(income).toEqual({
    amountMinor: 55_000,
    notConverted: [{ currency: 'EUR', amountMinor: 50_000 }],
  });
});

test('what is due today is outstanding, what was due yesterday is overdue, what is paid neither', () => {
  const { outstanding, overdue, overduePayments } = figures({
    payments: [
      payment({ triggeredOn: today }),
      payment({ id: 'late', triggeredOn: '2026-03-17' }),
      payment({ id: 'part', triggeredOn: '2026-03-01', paidAmountMinor: 30_000 }),
      payment({ triggeredOn: '2026-03-01', status: 'paid', paidOn: '2026-03-02' }),
      payment({ triggeredOn: null }),
      payment({ triggeredOn: '2026-01-01', status: 'void' }),
    ],
  });
  expect([outstanding, overdue]).toEqual([dollars(50_000), dollars(70_000)]);
  expect(
    overduePayments.map(({ payment: { id }, days, owedMinor }) => [id, days, owedMinor]),
  ).toEqual([
    ['part', 17, 20_000],
    ['late', 1, 50_000],
  ]);
});

test('what has no rate stands apart in its own currency, as a mean and never added', () => {
  const postedAt = '2026-03-10T12:00:00Z';
  const reel = (campaignId: string, id: string) =>
    ({
      ...{ id, campaignId, postedAt, format: 'reel', status: 'posted', feeShareMinor: null },
    }) as Deliverable;
  const euros = { currency: 'EUR', feeMinor: 90_000 };
  const { rates, ratesApart, counted } = figures({
    campaigns: [
      campaign(),
      campaign({ id: 'e', ...euros }),
      campaign({ id: 'known', ...euros, rate: 1.1, rateCurrency: 'USD' }),
    ],
    deliverables: [reel('c', '1'), reel('e', '2'), reel('e', '3'), reel('known', '4')],
  });
  expect(rates).toEqual([
    { format: 'reel', rate: { amountMinor: 99_500, currency: 'USD' }, deliverables: 2 },
  ]);
  expect(ratesApart).toEqual([
    { format: 'reel', rate: { amountMinor: 45_000, currency: 'EUR' }, deliverables: 2 },
  ]);
  expect(counted.rates).toHaveLength(4);
});

test('all screens owe the same, whatever the deals and their payments have become', () => {
  const random = seeded(Number(process.env['TEST_SEED'] ?? 20_269));
  for (let draw = 0; draw < 300; draw += 1) {
    const campaigns = campaignStatuses.map((status) => campaign({ id: status, status }));
    const payments = Array.from({ length: 12 }, (_, place) =>
      payment({
        id: `${place}`,
        campaignId: pick(random, campaignStatuses),
        status: pick(random, paymentStatuses),
        triggeredOn: pick(random, [null, '2026-02-01', today, '2026-03-25']),
        invoicedOn: pick(random, [null, '2026-02-01']),
        paidAmountMinor: pick(random, [null, 0, 20_000, 50_000]),
        currency: pick(random, ['USD', 'EUR']),
      }),
    );
    const analytics = figures({ campaigns, payments });
    const brand = moneyOf(
      { campaigns, payments, links: [], earnings: [] },
      { base: 'USD', year: '2026', today },
    );
    expect([analytics.outstanding, analytics.overdue]).toEqual([brand.outstanding, brand.overdue]);
    const of = (id: string) => payments.filter(({ campaignId }) => campaignId === id);
    const dated = campaigns.map((one) =>
      of(one.id)
        .filter((money) => money.triggeredOn !== null && money.currency === 'USD')
        .reduce((sum, money) => sum + owedMinor(money, one), 0),
    );
    const onPages = dated.reduce((sum, one) => sum + one, 0);
    expect(analytics.outstanding.amountMinor + analytics.overdue.amountMinor).toBe(onPages);
  }
});

test('a deal that was declined owes nothing, one that was cancelled may', () => {
  const of = (status: Campaign['status']) =>
    figures({
      campaigns: [campaign({ status })],
      payments: [payment({ triggeredOn: '2026-03-17' }), payment({ triggeredOn: today })],
    });
  expect(of('declined')).toMatchObject({
    ...{ outstanding: dollars(0), overdue: dollars(0), overduePayments: [] },
  });
  expect(of('cancelled')).toMatchObject({ outstanding: dollars(50_000), overdue: dollars(50_000) });
});

test('days to pay are the mean from invoice to payment, for each brand and for all', () => {
  const paid = (invoicedOn: string, more: Partial<Payment> = {}) =>
    payment({ status: 'paid', invoicedOn, paidOn: '2026-03-11', ...more });
  const { daysToPay, daysToPayByBrand } = figures({
    campaigns: [campaign(), campaign({ id: 'other', brandId: 'slow' })],
    payments: [paid('2026-03-01'), paid('2026-02-19'), paid('2026-01-10', { campaignId: 'other' })],
  });
  expect(daysToPay).toBe(30);
  expect(daysToPayByBrand).toEqual([
    { brandId: 'slow', days: 60, payments: 1 },
    { brandId: 'b', days: 15, payments: 2 },
  ]);
  expect(figures({}).daysToPay).toBeNull();
});

test('the effective rate is the net fee over what a deal consists of, by format', () => {
  const piece = (more: Partial<Deliverable>) =>
    ({
      campaignId: 'c',
      format: 'reel',
      status: 'posted',
      feeShareMinor: null,
      ...more,
    }) as Deliverable;
  const postedAt = '2026-03-10T12:00:00Z';
  const { rates } = figures({
    campaigns: [campaign({ agencyFeePercent: 20 })],
    deliverables: [
      piece({ id: '1', postedAt }),
      piece({ id: '2', postedAt, format: 'story_set', feeShareMinor: 10_000 }),
      piece({ id: '3', status: 'drafting', postedAt: null }),
      piece({ id: '4', status: 'approved', postedAt: null }),
      piece({ id: '5', status: 'cancelled', postedAt: null }),
    ],
  });
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  expect(rates).toEqual([
    { format: 'reel', rate: usd(24_000), deliverables: 1 },
    { format: 'story_set', rate: usd(8_000), deliverables: 1 },
  ]);
});

test('gifts count by the day they were agreed on, also beside a fee', () => {
  const gift = { productValueMinor: 12_000 };
  const { giftedValue } = figures({
    campaigns: [
      campaign({ ...gift, compensation: 'gifted' }),
      campaign({ ...gift, compensation: 'paid_plus_product' }),
      campaign({ ...gift, compensation: 'paid' }),
      campaign({ ...gift, compensation: 'gifted', agreedOn: '2025-01-01' }),
    ],
  });
  expect(giftedValue).toEqual(dollars(24_000));
});

test('months add up to the period, whose ends may lie within them', () => {
  const paidOn = (day: string) => payment({ status: 'paid', paidOn: day });
  const { months, income } = figures({
    payments: ['2025-12-19', '2025-12-18', '2026-01-31', '2026-03-18'].map(paidOn),
  });
  expect(months.map(({ month, income: { amountMinor } }) => [month, amountMinor])).toEqual([
    ['2025-12', 50_000],
    ['2026-01', 50_000],
    ['2026-02', 0],
    ['2026-03', 50_000],
  ]);
  expect(income).toEqual(dollars(150_000));
});

test('a year is compared with the same days of the last one, also on a leap day', () => {
  expect(periodOf('year', '2028-02-29')).toEqual({
    from: '2028-01-01',
    to: '2028-02-29',
    before: { from: '2027-01-01', to: '2027-02-28' },
  });
  expect(periodOf('last-year', '2026-03-01')).toEqual({
    ...{ from: '2025-01-01', to: '2025-12-31' },
    before: { from: '2024-01-01', to: '2024-12-31' },
  });
  expect(periodOf('30', '2026-03-01').from).toBe('2026-01-31');
});

test('weeks begin where the user begins them', () => {
  const period = { from: '2026-03-03', to: '2026-03-18' };
  expect(weeksIn(period, 0).map(({ from }) => from)).toEqual(['2026-03-08', '2026-03-15']);
  expect(weeksIn(period, 1).map(({ from }) => from)).toEqual(['2026-03-09', '2026-03-16']);
  expect(monthsIn({ from: '2025-12-31', to: '2026-02-01' })).toHaveLength(3);
});

test('the rows behind a figure add up to it, the latest first', () => {
  const { counted, income, overdue, daysToPay } = figures({
    payments: [
      payment({ id: 'a', status: 'paid', invoicedOn: '2026-02-01', paidOn: '2026-02-11' }),
      payment({ id: 'b', status: 'paid', invoicedOn: '2026-02-01', paidOn: '2026-03-03' }),
      payment({ id: 'late', triggeredOn: '2026-03-01', paidAmountMinor: 30_000 }),
    ],
  });
  const sum = (rows: readonly { amountMinor: number }[]) =>
    rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
  expect(counted.income.map(({ id, on }) => [id, on])).toEqual([
    ['b', '2026-03-03'],
    ['a', '2026-02-11'],
  ]);
  expect([sum(counted.income), sum(counted.overdue)]).toEqual([
    income.amountMinor,
    overdue.amountMinor,
  ]);
  expect(counted.overdue).toMatchObject([{ id: 'late', of: { campaignId: 'c' } }]);
  expect(counted.daysToPay.map(({ days }) => days)).toEqual([30, 10]);
  expect(daysToPay).toBe(20);
});
