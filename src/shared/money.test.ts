import { describe, expect, test } from 'vitest';
import { decimalsOf } from './currency.ts';
import { convertedMinor, percentMinor, readAmount, rescaledMinor } from './money.ts';

test('a currency has the decimals that it has', () => {
  expect(['USD', 'JPY', 'KWD'].map(decimalsOf)).toEqual([2, 0, 3]);
});

describe('what a person types', () => {
  test.each([
    ['1200', 'USD', 120_000],
    ['1,200.50', 'USD', 120_050],
    ['1.200,50', 'EUR', 120_050],
    ["1'200.5", 'CHF', 120_050],
    ['.5', 'USD', 50],
    ['1,200', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['1,234.567', 'KWD', 1_234_567],
    ['1.234.000', 'JPY', 1_234_000],
    ['0', 'USD', 0],
  ])('%s %s is %i', (text, currency, minor) => {
    expect(readAmount(text, currency)).toBe(minor);
  });
  test.each([
    ['-5', 'USD', 'Use an amount of at least 0'],
    ['abc', 'USD', 'Use an amount, like 1,200.50'],
    ['', 'USD', 'Use an amount, like 1,200.50'],
    ['1200.505', 'USD', 'USD has at most 2 decimals'],
    ['1,234.567', 'USD', 'USD has at most 2 decimals'],
    ['212.405', 'USD', 'USD has at most 2 decimals'],
    ['1.200', 'JPY', 'JPY has no decimals'],
    ['1200.5', 'JPY', 'JPY has no decimals'],
    ['9999999999999', 'USD', 'This amount is too large'],
  ])('%s %s is refused: %s', (text, currency, error) => {
    expect(readAmount(text, currency)).toEqual({ error });
  });
});

describe('converting', () => {
  const yen = { amountMinor: 1205, currency: 'JPY' };
  test('needs a rate into that very currency', () => {
    expect(convertedMinor({ ...yen, rate: null, rateCurrency: null }, 'USD')).toBeNull();
    expect(convertedMinor({ ...yen, rate: 0.006, rateCurrency: 'EUR' }, 'USD')).toBeNull();
  });
  test('rounds half up over different decimals', () => {
    expect(convertedMinor({ ...yen, rate: 0.01, rateCurrency: 'USD' }, 'USD')).toBe(1205);
    expect(convertedMinor({ ...yen, rate: 0.006, rateCurrency: 'USD' }, 'USD')).toBe(723);
    const cents = { amountMinor: 150, currency: 'USD', rate: 1, rateCurrency: 'JPY' };
    expect(convertedMinor(cents, 'JPY')).toBe(2);
    expect(convertedMinor({ ...cents, amountMinor: 149 }, 'JPY')).toBe(1);
  });
  test('leaves the own currency as it is, whatever the rate', () => {
    expect(convertedMinor({ ...yen, rate: 7, rateCurrency: 'JPY' }, 'JPY')).toBe(1205);
  });
});

test.each([
  [1250, 'USD', 'EUR', 1250],
  [1250, 'USD', 'JPY', 13],
  [1249, 'USD', 'JPY', 12],
  [13, 'JPY', 'USD', 1300],
  [5, 'JPY', 'KWD', 5000],
  [1235, 'KWD', 'USD', 124],
  [1_000_000_000_000, 'JPY', 'KWD', 1_000_000_000_000_000],
])('the figures of %i %s in %s are %i', (amountMinor, from, to, minor) => {
  expect(rescaledMinor(amountMinor, { from, to })).toBe(minor);
});

test.each([
  [265_510, 12.5, 33_189],
  [1, 50, 1],
  [100, 33.33, 33],
  [1_000_000_000_000, 100, 1_000_000_000_000],
  [5, 0, 0],
])('of %i %f percent are %i, rounded half up', (amount, percent, minor) => {
  expect(percentMinor(amount, percent)).toBe(minor);
});
