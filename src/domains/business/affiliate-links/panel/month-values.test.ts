import { expect, test } from 'vitest';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import { cellsOf, isBlank, readCells, withCommission } from './month-values.ts';

const blank = { clicks: '', orders: '', sales: '', commission: '', rate: '' };
const inDollars = { currency: 'USD', base: 'USD' };
const inYen = { currency: 'JPY', base: 'USD' };

test('a row is read as it is typed, with groups and the decimals of its currency', () => {
  const cells = { ...blank, clicks: '1,240', orders: '31', sales: '2,655', commission: '212.40' };
  expect(readCells(cells, inDollars)).toEqual({
    fields: {
      ...{ clicks: 1240, orders: 31, salesMinor: 265_500, commissionMinor: 21_240 },
      ...{ currency: 'USD', rate: null, rateCurrency: null },
    },
  });
});

test('what is missing is nothing, not zero', () => {
  const reading = readCells({ ...blank, commission: '5' }, inDollars);
  expect(reading).toMatchObject({ fields: { clicks: null, orders: null, salesMinor: null } });
});

test('foreign money takes a rate into the base, and none is none', () => {
  expect(readCells({ ...blank, commission: '1200', rate: '0,0067' }, inYen)).toMatchObject({
    fields: { commissionMinor: 1200, rate: 0.0067, rateCurrency: 'USD' },
  });
  expect(readCells({ ...blank, commission: '1200' }, inYen)).toMatchObject({
    fields: { rate: null, rateCurrency: null },
  });
});

test.each([
  [{ clicks: '-1' }, 'Use a whole number'],
  [{ orders: 'many' }, 'Use a whole number'],
  [{ clicks: '9999999999' }, 'This number is too large'],
  [{ commission: '-5' }, 'Use an amount of at least 0'],
  [{ commission: '12.50' }, 'JPY has no decimals'],
  [{ rate: '0' }, 'Use a rate above 0'],
  [{ rate: '-1' }, 'Use a rate above 0'],
  [{ rate: '0.123456789' }, 'Use at most 8 decimals'],
])('%j is refused in its cell', (typed, sentence) => {
  const [name = ''] = Object.keys(typed);
  const reading = readCells({ ...blank, ...typed }, inYen);
  expect(reading).toEqual({ errors: { [name]: sentence } });
});

test('what is logged comes back into the cells, and a rate alone says nothing', () => {
  const earning = {
    ...{ clicks: 12, orders: null, salesMinor: null, commissionMinor: 1200, currency: 'JPY' },
    rate: 0.0067,
  } as AffiliateEarning;
  expect(cellsOf(earning, { currency: 'JPY', lastRate: 2 })).toEqual({
    ...blank,
    ...{ clicks: '12', commission: '1200', rate: '0.0067' },
  });
  const untouched = cellsOf(undefined, { currency: 'JPY', lastRate: 0.0065 });
  expect(untouched).toEqual({ ...blank, rate: '0.0065' });
  expect(isBlank(untouched)).toBe(true);
});

type Paying = Parameters<typeof withCommission>[1];
const unknown = { commissionPercent: null, commissionMinor: null, currency: 'USD' };
const eighth: Paying = { ...unknown, commissionType: 'percent', commissionPercent: 12.5 };
const perSale: Paying = { ...unknown, commissionType: 'flat', commissionMinor: 450 };
const typing = (link: Paying, ...typed: Partial<typeof blank>[]) =>
  typed.reduce<typeof blank>(
    (cells, more) => withCommission({ before: cells, after: { ...cells, ...more } }, link, 'USD'),
    blank,
  ).commission;

test('the commission follows from sales and percentage, or from orders and the amount for each', () => {
  expect(typing(eighth, { sales: '2' }, { sales: '265' }, { sales: '2,655.10' })).toBe('331.89');
  expect(typing(eighth, { orders: '31' })).toBe('');
  expect(typing(perSale, { sales: '2655' })).toBe('');
  expect(typing(perSale, { orders: '31' })).toBe('139.50');
  // What cannot be read works out to nothing, and neither does what is unknown.
  expect(typing(eighth, { sales: '265' }, { sales: '26x' })).toBe('');
  expect(typing({ ...eighth, commissionPercent: null }, { sales: '265' })).toBe('');
  expect(typing({ ...perSale, currency: 'JPY' }, { orders: '31' })).toBe('');
});

test('a commission that somebody typed stays, until it is cleared', () => {
  expect(typing(eighth, { commission: '20' }, { sales: '265' })).toBe('20');
  expect(typing(eighth, { sales: '265' }, { commission: '30' }, { sales: '300' })).toBe('30');
  expect(typing(eighth, { sales: '200' }, { commission: '' }, { orders: '3' })).toBe('');
  expect(typing(eighth, { sales: '200' }, { commission: '' }, { sales: '300' })).toBe('37.50');
});
