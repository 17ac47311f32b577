import { describe, expect, test } from 'vitest';
import type { Tool, ToolPrice } from '#domains/money/tools/schema.ts';
import {
  chargesUntil,
  costOf,
  costTotal,
  lifetimeTotal,
  priceOn,
  trendOf,
  withPrice,
} from './rules.ts';

const price = (
  effectiveOn: string,
  priceMinor: number,
  more: Partial<ToolPrice> = {},
): ToolPrice => ({
  ...{ effectiveOn, priceMinor, billing: 'monthly', billingRule: null, currency: 'USD' },
  ...more,
});
const tool = (more: Partial<Tool> = {}): Tool =>
  ({
    ...{ status: 'active', startedOn: '2026-01-31', trialEndsOn: null, endedOn: null, pauses: [] },
    ...{ currency: 'USD', rate: null, rateCurrency: null, prices: [price('2026-01-31', 1_000)] },
    ...more,
  }) as Tool; // Only what the figures read.
const paidOn = (more: Partial<Tool>, today: string) =>
  chargesUntil(tool(more), today).map(({ on, amountMinor }) => `${on} ${amountMinor}`);

describe('what was paid', () => {
  test('is each period by the price that held then, on the day it began on', () => {
    const prices = [price('2026-01-31', 1_000), price('2026-03-15', 1_200)];
    expect(paidOn({ prices }, '2026-04-30')).toEqual([
      ...['2026-01-31 1000', '2026-02-28 1000', '2026-03-31 1200', '2026-04-30 1200'],
    ]);
    expect(paidOn({ prices }, '2026-03-30')).toHaveLength(2);
  });

  test('begins after a trial, rests in pauses and ends with it', () => {
    expect(paidOn({ trialEndsOn: '2026-02-14' }, '2026-03-14')).toEqual([
      ...['2026-02-14 1000', '2026-03-14 1000'],
    ]);
    expect(paidOn({ trialEndsOn: '2026-02-14', status: 'trial' }, '2026-03-14')).toEqual([]);
    const pauses = [{ from: '2026-02-01', until: '2026-03-31' }];
    expect(paidOn({ pauses }, '2026-04-01')).toEqual(['2026-01-31 1000', '2026-03-31 1000']);
    expect(paidOn({ endedOn: '2026-02-28', status: 'cancelled' }, '2026-12-31')).toHaveLength(1);
  });

  test('in another rhythm is counted from its price on, and once is once', () => {
    const yearly = price('2026-03-10', 9_000, { billing: 'yearly' });
    expect(paidOn({ prices: [price('2026-01-31', 1_000), yearly] }, '2027-03-10')).toEqual([
      ...['2026-01-31 1000', '2026-02-28 1000', '2026-03-10 9000', '2027-03-10 9000'],
    ]);
    const once = [price('2026-01-31', 50_000, { billing: 'lifetime' })];
    expect(paidOn({ prices: once }, '2030-01-01')).toEqual(['2026-01-31 50000']);
    const free = [price('2026-01-31', 0, { billing: 'free' }), price('2026-03-01', 500)];
    expect(paidOn({ prices: free }, '2026-04-02')).toEqual(['2026-03-01 500', '2026-04-01 500']);
  });
});

test('several currencies are added by their rate, and named apart without one', () => {
  const prices = [price('2026-01-31', 1_000), price('2026-02-28', 2_000, { currency: 'EUR' })];
  const euro = { prices, currency: 'EUR', rate: 1.5, rateCurrency: 'USD' };
  expect(lifetimeTotal('USD', tool(euro), '2026-02-28')).toEqual({
    ...{ amountMinor: 4_000, notConverted: [] },
  });
  expect(
    lifetimeTotal('USD', tool({ ...euro, rate: null, rateCurrency: null }), '2026-02-28'),
  ).toEqual({
    ...{ amountMinor: 1_000, notConverted: [{ currency: 'EUR', amountMinor: 2_000 }] },
  });
});

test('a month of all is what is paid now: no trials, nothing that rests or is over', () => {
  const yearly = tool({ prices: [price('2026-01-01', 100, { billing: 'yearly' })] });
  const resting = (['trial', 'paused', 'cancelled'] as const).map((status) => tool({ status }));
  const on = { today: '2026-06-01', part: 'month' } as const;
  expect(costTotal('USD', [yearly, yearly, yearly, ...resting], on).amountMinor).toBe(25);
  expect(costTotal('USD', [tool({ status: 'cancelling' })], on).amountMinor).toBe(1_000);
  expect(costOf(price('2026-01-01', 1_000, { billing: 'lifetime' }), 'year')).toBe(0);
});

test('a price of the same day takes the place of the other, and the trend is since the first', () => {
  const one = tool({ prices: [price('2025-01-31', 1_000), price('2026-03-15', 1_120)] });
  expect(trendOf(one, '2026-03-14')).toBe(null);
  expect(trendOf(one, '2026-03-15')).toEqual({ percent: 12, since: '2025' });
  expect(withPrice(one, price('2026-03-15', 900)).map(({ priceMinor }) => priceMinor)).toEqual([
    1_000, 900,
  ]);
  expect(priceOn(one, '2020-01-01')?.priceMinor).toBe(1_000);
});
