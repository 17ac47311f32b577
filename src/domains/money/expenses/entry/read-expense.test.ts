import { describe, expect, test } from 'vitest';
import { type ExpenseContext, readExpense } from './read-expense.ts';

const context: ExpenseContext = {
  today: '2026-03-18',
  weekStartsOn: 1,
  dateFormat: 'MDY',
  currency: 'USD',
  categories: [
    { id: 'meals', name: 'Meals' },
    { id: 'phone', name: 'Phone & internet' },
  ],
  brands: [
    { id: 'halden', name: 'Halden' },
    { id: 'kettle', name: 'Kettle & Rye' },
  ],
};
const read = (text: string, more: Partial<ExpenseContext> = {}) =>
  readExpense(text, { ...context, ...more });

test('a line says all of an expense', () => {
  expect(read('12.50 eur lunch with Halden yesterday #Meals')).toMatchObject({
    title: 'Lunch with Halden',
    amountMinor: 1250,
    currency: 'EUR',
    spentOn: '2026-03-17',
    expenseCategoryId: 'meals',
    brandId: 'halden',
  });
});

describe('the amount', () => {
  test.each([
    ['18.50 parking', 1850, 'USD'],
    ['lunch 12', 1200, 'USD'],
    ['€1.200,50 lens hire', 120_050, 'EUR'],
    ['1,200 jpy tea', 1200, 'JPY'],
    ['tea ¥1200', 1200, 'JPY'],
    ['room 4 dinner 12.345 kwd', 12_345, 'KWD'],
    ['tnd 3.5 coffee', 3500, 'TND'],
    ['CHF 12.50 train', 1250, 'CHF'],
    ['82 mm filter 129', 12_900, 'USD'],
    ['filter, 82 mm 129.00', 12_900, 'USD'],
    ['3x batteries 20', 2000, 'USD'],
    ['3 nights in Lisbon 420', 42_000, 'USD'],
    ['2026-03-01 flights $214.80', 21_480, 'USD'],
  ])('of %s', (line, amountMinor, currency) => {
    expect(read(line)).toMatchObject({ amountMinor, currency });
  });

  test('with more decimals than its currency has is none, and why is said', () => {
    expect(read('12.5 jpy tea')).toMatchObject({ amountError: 'JPY has no decimals' });
  });

  test('is none where no number is', () => {
    expect(read('coffee').amountMinor).toBeUndefined();
  });
});

describe('the day is one that was', () => {
  test.each([
    ['rent 8 on mon', '2026-03-16'],
    ['cream 8 sat', '2026-03-14'],
    ['tea 8 3/14', '2026-03-14'],
    ['tea 8 9/14', '2025-09-14'],
    ['tea 8 Dec 24', '2025-12-24'],
    ['tea 8 today', '2026-03-18'],
  ])('of %s', (line, spentOn) => {
    expect(read(line).spentOn).toBe(spentOn);
  });

  test('words that begin like a day are none', () => {
    expect(read('sun cream 8').spentOn).toBeUndefined();
    expect(read('march rent 800').spentOn).toBeUndefined();
  });
});

test('a category is found by the beginning of its name, and not where two begin so', () => {
  expect(read('8 bill #phone').expenseCategoryId).toBe('phone');
  const two = [...context.categories, { id: 'photo', name: 'Photo' }];
  expect(read('8 bill #pho', { categories: two }).expenseCategoryId).toBeUndefined();
});

test('a brand stays in the words', () => {
  expect(read('30 gbp dinner at Kettle & Rye')).toMatchObject({
    title: 'Dinner at Kettle & Rye',
    brandId: 'kettle',
  });
});

test('what was given back says nothing any more', () => {
  expect(read('12 lunch yesterday', { ignored: ['yesterday'] })).toMatchObject({
    title: 'Lunch yesterday',
    amountMinor: 1200,
  });
  expect(read('12 lunch yesterday', { ignored: ['yesterday'] }).spentOn).toBeUndefined();
});
