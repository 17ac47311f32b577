import { expect, test } from 'vitest';
import type { Expense } from '#domains/money/expenses/schema.ts';
import {
  byMonth,
  deductibleTotal,
  expensesOf,
  missesReceipt,
  spentTotal,
  sumsBy,
} from './expense-figures.ts';
import { monthsUntil } from './month-sums.ts';

const expense = (fields: Partial<Expense>): Expense =>
  ({
    amountMinor: 1000,
    currency: 'USD',
    baseMinor: 1000,
    baseCurrency: 'USD',
    isDeductible: true,
    businessUsePercent: 100,
    receiptCount: 0,
    expenseCategoryId: null,
    ...fields,
  }) as Expense; // Only what the figures read.

test('what has no rate is named apart and never added', () => {
  const yen = expense({ amountMinor: 1200, currency: 'JPY', baseMinor: null });
  expect(spentTotal('USD', [expense({}), yen, yen])).toEqual({
    amountMinor: 1000,
    notConverted: [{ currency: 'JPY', amountMinor: 2400 }],
  });
});

test('what was reckoned in another currency than today’s is not taken for it', () => {
  const old = expense({ currency: 'EUR', baseCurrency: 'EUR' });
  expect(spentTotal('USD', [old])).toEqual({
    amountMinor: 0,
    notConverted: [{ currency: 'EUR', amountMinor: 1000 }],
  });
});

test('what counts against taxes is the business share of what may be deducted', () => {
  const half = expense({ amountMinor: 333, businessUsePercent: 50 });
  const own = expense({ isDeductible: false });
  expect(deductibleTotal('USD', [half, own]).amountMinor).toBe(167);
});

test('a receipt is missed from 75 on, and not where there is one', () => {
  expect(missesReceipt(expense({ amountMinor: 7500 }), 'USD', 7500)).toBe(true);
  expect(missesReceipt(expense({ amountMinor: 7499 }), 'USD', 7500)).toBe(false);
  expect(missesReceipt(expense({ amountMinor: 7500, receiptCount: 1 }), 'USD', 7500)).toBe(false);
});

test('sums stand by size, those of nothing among them', () => {
  const rows = [
    expense({ expenseCategoryId: 'a' }),
    expense({}),
    expense({ expenseCategoryId: 'a' }),
  ];
  expect(sumsBy('USD', rows, ({ expenseCategoryId }) => expenseCategoryId)).toMatchObject([
    { key: 'a', count: 2, total: { amountMinor: 2000 } },
    { key: null, count: 1 },
  ]);
});

test('six months are told apart by what comes again', () => {
  const expenses = [
    expense({ spentOn: '2026-04-01', recurringExpenseId: null }),
    expense({ spentOn: '2026-03-31', recurringExpenseId: null, currency: 'JPY', rate: null }),
    expense({ spentOn: '2026-03-31', recurringExpenseId: null }),
    expense({ spentOn: '2026-03-01', recurringExpenseId: 'rent' }),
    expense({ spentOn: '2026-01-31', recurringExpenseId: null }),
  ].map((row) => ({ ...row, baseMinor: row.currency === 'JPY' ? null : row.baseMinor }));
  const sums = monthsUntil('2026-03', { base: 'USD', months: byMonth(expenses) });
  expect(sums.map(({ month }) => month)).toEqual([
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  expect(sums.map(({ onceMinor, againMinor }) => [onceMinor, againMinor]).slice(3)).toEqual([
    ...[
      [1000, 0],
      [0, 0],
      [1000, 1000],
    ],
  ]);
});

test('a month or a year of expenses has the latest first, and nothing of others', () => {
  const days = ['2026-03-02', '2026-03-31', '2025-12-31', '2026-02-28', '2026-03-31'];
  const months = byMonth(days.map((spentOn, at) => expense({ id: `${at}`, spentOn })));
  const idsOf = (period: string) => expensesOf(period, months).map(({ id }) => id);
  expect(idsOf('2026-03')).toEqual(['4', '1', '0']);
  expect(idsOf('2026')).toEqual(['4', '1', '0', '3']);
  expect(idsOf('2026-01')).toEqual([]);
});
