import { expect, test } from 'vitest';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { periodOf } from './periods.ts';
import { leftOf, spendFigures } from './spend-figures.ts';

const today = '2026-11-25';
const of90Days = { period: periodOf('90', today), today, base: 'USD' };
const known = {
  categories: new Set(['gear']),
  businesses: new Set(['lark']),
  brands: new Set(['halden']),
  campaigns: new Map([['rain', { brandId: 'halden' }]]),
};
const expense = (fields: Partial<Expense>): Expense =>
  ({
    ...{ spentOn: today, amountMinor: 1_000, currency: 'USD', rate: null, rateCurrency: null },
    ...{ baseCurrency: 'USD', isDeductible: true, businessUsePercent: 100 },
    ...{ expenseCategoryId: null, businessId: null, brandId: null, campaignId: null },
    ...fields,
  }) as Expense; // Only what the figures read.

test('what was spent in a period, by what, and the days before apart', () => {
  const rows = [
    expense({ expenseCategoryId: 'gear', brandId: 'halden' }),
    expense({ expenseCategoryId: 'gear', spentOn: '2026-10-02', businessUsePercent: 50 }),
    expense({ isDeductible: false }),
    expense({ currency: 'JPY', amountMinor: 900 }),
    expense({ spentOn: '2026-07-30', amountMinor: 70 }),
  ];
  const figures = spendFigures(rows, { ...of90Days, ...known });
  const notConverted = [{ currency: 'JPY', amountMinor: 900 }];
  expect(figures.spent).toEqual({ amountMinor: 3_000, notConverted });
  expect(figures.spentBefore.amountMinor).toBe(70);
  expect(figures.deductible).toEqual({ amountMinor: 1_500, notConverted });
  expect(figures.months.map(({ spent }) => spent.amountMinor)).toEqual([0, 0, 1_000, 2_000]);
  expect(figures.byCategory.map(({ id, count }) => [id, count])).toEqual([
    ['gear', 2],
    [null, 2],
  ]);
  expect(figures.byBrand.map(({ id }) => id)).toEqual(['halden']);
  expect(leftOf({ amountMinor: 5_000, notConverted: [] }, figures.spent)).toEqual({
    ...{ amountMinor: 2_000, notConverted },
  });
});

test('what names something deleted stands with what names nothing, and a deal names its brand', () => {
  const rows = [
    expense({ businessId: 'lark', brandId: 'halden', expenseCategoryId: 'gear' }),
    expense({ businessId: 'gone', brandId: 'gone', expenseCategoryId: 'gone' }),
    expense({ campaignId: 'rain' }),
    expense({}),
  ];
  const { byCategory, byBusiness, byBrand } = spendFigures(rows, { ...of90Days, ...known });
  const counts = (sums: typeof byBrand) => sums.map(({ id, count }) => [id, count]);
  expect(counts(byCategory)).toEqual([
    [null, 3],
    ['gear', 1],
  ]);
  expect(counts(byBusiness)).toEqual([
    [null, 3],
    ['lark', 1],
  ]);
  expect(counts(byBrand)).toEqual([['halden', 2]]);
});
