import { describe, expect, test } from 'vitest';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { byCurrency, leftMinor } from '#domains/shoots/trips/costs/rules.ts';
import { costsOf, inCurrency, owedFor } from './rules.ts';

const usd = (amountMinor: number) => ({
  ...{ amountMinor, currency: 'USD' },
  ...{ rate: null, rateCurrency: null },
});
const eur = (amountMinor: number, rate: number | null) => ({
  ...{ amountMinor, currency: 'EUR', rate },
  rateCurrency: rate === null ? null : 'USD',
});
const booking = (fields: Partial<Booking>) =>
  ({
    ...{ id: 'a', status: 'confirmed', costMinor: 5_000, currency: 'USD', expenseId: null },
    ...fields,
    // Only what costs are reckoned by.
  }) as Booking;

const isThere = (expenseId: string) => expenseId === 'there';

test('a booking is owed while it has no expense, and never once it is cancelled or free', () => {
  const owed = owedFor(
    [
      booking({ id: 'owed' }),
      booking({ id: 'spent', expenseId: 'there' }),
      booking({ id: 'owed again', expenseId: 'deleted' }),
      booking({ id: 'cancelled', status: 'cancelled' }),
      booking({ id: 'free', costMinor: 0 }),
      booking({ id: 'unknown', costMinor: null }),
    ],
    isThere,
  );
  expect(owed.map(({ id }) => id)).toEqual(['owed', 'owed again']);
});

test.each([
  ['USD', 10_050, 'JPY', 101],
  ['USD', 10_050, 'KWD', 100_500],
  ['JPY', 900, 'EUR', 90_000],
  ['USD', null, 'JPY', null],
])('a cost in %s of %j keeps its figures in %s', (from, costMinor, currency, minor) => {
  expect(inCurrency({ currency: from, costMinor }, currency)).toEqual({
    currency,
    costMinor: minor,
  });
});

describe('what a trip costs', () => {
  const spent = [usd(10_000), eur(2_000, 1.1), eur(3_000, null)];
  const booked = owedFor([booking({}), booking({ currency: 'JPY', costMinor: 900 })], isThere);

  test('is never added without a rate: that stays apart by its currency', () => {
    const { total, inBase } = costsOf({ currency: 'EUR', base: 'USD' }, spent, booked);
    expect(inBase.amountMinor).toBe(10_000 + 2_200 + 5_000);
    expect(inBase.notConverted).toEqual([
      { currency: 'EUR', amountMinor: 3_000 },
      { currency: 'JPY', amountMinor: 900 },
    ]);
    expect(total.amountMinor).toBe(5_000);
    expect(total.notConverted).toEqual([
      { currency: 'USD', amountMinor: 15_000 },
      { currency: 'JPY', amountMinor: 900 },
    ]);
  });

  test('is said of each currency, and leaves so much of a budget', () => {
    expect(byCurrency([...spent, ...booked])).toEqual([
      { currency: 'USD', amountMinor: 15_000 },
      { currency: 'EUR', amountMinor: 5_000 },
      { currency: 'JPY', amountMinor: 900 },
    ]);
    const { total } = costsOf({ currency: 'USD', base: 'USD' }, spent, booked);
    expect(leftMinor(17_000, total)).toBe(-200);
  });
});
