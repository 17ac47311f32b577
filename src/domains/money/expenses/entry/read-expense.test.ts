import { describe, expect, test } from 'vitest';
import { type ExpenseContext, problemOf, readExpense } from './read-expense.ts';

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
    ['50% deposit 200', 20_000, 'USD'],
    ['hotel 120 x 3', 12_000, 'USD'],
    ['hotel 1,200 x 3', 120_000, 'USD'],
    ['3 x 20 batteries', 2000, 'USD'],
    ['2 x 12.50 tickets', 1250, 'USD'],
    ['12.50 x 2 tickets', 1250, 'USD'],
    ['A$12 lunch', 1200, 'AUD'],
    ['lunch us$ 12', 1200, 'USD'],
  ])('of %s', (line, amountMinor, currency) => {
    expect(read(line)).toMatchObject({ amountMinor, currency });
  });

  test.each([
    ['2 450,90 eur studio rent', 245_090, 'EUR', 'Studio rent'],
    ['1 000,50 eur rent', 100_050, 'EUR', 'Rent'],
    ['1\u{A0}000,50 eur rent', 100_050, 'EUR', 'Rent'],
    ['1\u{202F}000,50 eur rent', 100_050, 'EUR', 'Rent'],
    ['1\u{2009}000,50 eur rent', 100_050, 'EUR', 'Rent'],
    ['1\u{202F}000,50\u{A0}€ rent', 100_050, 'EUR', 'Rent'],
    ['1\u{A0}005 rent', 100_500, 'USD', 'Rent'],
    ['1 250 usd camera', 125_000, 'USD', 'Camera'],
    ['eur 1 250 camera', 125_000, 'EUR', 'Camera'],
    ['camera €1 250', 125_000, 'EUR', 'Camera'],
    ['2 450 lunch', 245_000, 'USD', 'Lunch'],
    ['12 250 film', 1_225_000, 'USD', 'Film'],
    ['1 234 567 jpy van', 1_234_567, 'JPY', 'Van'],
    ['1 234,567 kwd van', 1_234_567, 'KWD', 'Van'],
    ['iphone 15 1 250 eur', 125_000, 'EUR', 'Iphone 15'],
    ['1 200 3 nights in Lisbon', 120_000, 'USD', '3 nights in Lisbon'],
    ['1 100 2 x lamp', 110_000, 'USD', '2 x lamp'],
    ['3/14 1 250 camera', 125_000, 'USD', 'Camera'],
    ['1 250 3/14 camera', 125_000, 'USD', 'Camera'],
    ['2 450 km by taxi 30', 3000, 'USD', '2 450 km by taxi'],
  ])('of %s has its thousands apart', (line, amountMinor, currency, title) => {
    expect(read(line)).toMatchObject({ amountMinor, currency, title });
  });

  test.each([
    ['3 coffee 12.50', 1250, '3 coffee'],
    ['2 120 films 45.00', 4500, '2 120 films'],
    ['2 tickets 45', 200, 'Tickets 45'],
    ['2026 100 lunch', 202_600, '100 lunch'],
    ['1 100 2 lamps', 100, '100 2 lamps'],
    ['2  450 lunch', 200, '450 lunch'],
    ['2 4500 lunch', 200, '4500 lunch'],
    ['2 450 eur 9 usd lunch', 245_000, '9 usd lunch'],
    ['call 0664 123 456 for 12.50', 1250, 'Call 0664 123 456'],
    ['call 0664 123 456', 66_400, 'Call 123 456'],
    ['call 555 123 4567 for 12.50', 1250, 'Call 555 123 4567'],
    ['+43 664 123 for 9 eur', 900, '+43 664 123'],
    ['call +43 664 123', 4300, 'Call + 664 123'],
  ])('of %s takes no other number for its thousands', (line, amountMinor, title) => {
    expect(read(line)).toMatchObject({ amountMinor, title });
  });

  test.each([
    ['12.- chf tea', 1200, 'CHF'],
    ['40.- chf tea', 4000, 'CHF'],
    ['40,- eur tea', 4000, 'EUR'],
    ['40.– chf tea', 4000, 'CHF'],
    ['40.— chf tea', 4000, 'CHF'],
    ['40.--chf tea', 4000, 'CHF'],
    ['CHF 40.- tea', 4000, 'CHF'],
    ['tea 40.-', 4000, 'USD'],
    ['tea CHF 40.-', 4000, 'CHF'],
    ["1'250.- chf tea", 125_000, 'CHF'],
    ['1 250.- chf tea', 125_000, 'CHF'],
  ])('of %s ends with a dash', (line, amountMinor, currency) => {
    expect(read(line)).toMatchObject({ amountMinor, currency, title: 'Tea' });
  });

  test('given back is none, and neither are its groups', () => {
    const ignored = ['2 120'];
    expect(read('2 120 films', { ignored }).amountMinor).toBeUndefined();
    expect(read('2 120 films 45', { ignored }).amountMinor).toBe(4500);
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

  test.each([
    ['12 lunch 29 feb', '2026-11-27', '2024-02-29'],
    ['12 lunch feb 29', '2027-03-05', '2024-02-29'],
    ['12 lunch 29 feb', '2028-02-28', '2024-02-29'],
    ['12 lunch 29 feb', '2028-02-29', '2028-02-29'],
    ['12 lunch 2/29', '2026-11-27', '2024-02-29'],
    ['12 lunch 28 feb', '2026-01-05', '2025-02-28'],
  ])('of %s on %s is one that there was', (line, today, spentOn) => {
    expect(read(line, { today })).toMatchObject({ spentOn, title: 'Lunch' });
  });

  test.each([
    ['2 weeks rental 80', 8_000],
    ['3 days in Lisbon 420', 42_000],
    ['rent mar 450', 45_000],
  ])('of %s is none: it says how long, or how much', (line, amountMinor) => {
    expect(read(line)).toMatchObject({ amountMinor });
    expect(read(line).spentOn).toBeUndefined();
  });

  test.each(['12 lunch 30 feb', '12 lunch 2026-02-30'])('of %s is none', (line) => {
    expect(read(line).spentOn).toBeUndefined();
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

describe('a line that says too little', () => {
  const long = 'c'.repeat(200);
  test.each([
    ['coffee', 'Say how much, like 12.50'],
    ['0 lunch', 'Say how much, like 12.50'],
    ['refund -5', 'Say how much, like 12.50'],
    ['refund −5', 'Say how much, like 12.50'],
    ['12.5 jpy tea', 'JPY has no decimals'],
    ['12', 'Say what it was for'],
    [`${long}c 9`, 'Use at most 200 characters'],
    [`${long} 9`, undefined],
    ['9 lunch', undefined],
  ])('%s', (line, problem) => {
    expect(problemOf(read(line))).toBe(problem);
  });
});
