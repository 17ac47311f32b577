import * as z from 'zod/mini';
import { decimalsOf } from './currency.ts';

/** Money is an integer number of the currency's smallest unit: $12.50 is 1250, ¥1,200 is 1200. */
export const maxMinor = 1_000_000_000_000;

/**
 * Refuses nothing: it marks a field as money. Where a workspace keeps its money to owner and admins,
 * the server leaves such a field empty for the others, and takes it from nobody else
 * (server/kept-money.ts). Amounts and rates bear it already.
 */
export const ofMoney = z.refine<unknown>(() => true);

/**
 * Marks what amounts are read by, such as their currency: everybody sees it, and says it of a new
 * record, but to change it is to change the amounts beside it.
 */
export const scalesMoney = z.refine<unknown>(() => true);

const recordsOfMoney = new WeakSet<object>();

/** Marks all fields of a record at once: to whom money is not shown, such a record is not there. */
export function recordOfMoney<F extends object>(fields: F): F {
  recordsOfMoney.add(fields);
  return fields;
}

export function isRecordOfMoney(fields: object): boolean {
  return recordsOfMoney.has(fields);
}

/** An amount of at least nothing, in minor units. */
export const amountMinor = z
  .int('Use a number')
  .check(
    z.minimum(0, 'Use an amount of at least 0'),
    z.maximum(maxMinor, 'This amount is too large'),
    ofMoney,
  );

/** Units of one currency for one of another: at most eight decimals. */
export const exchangeRate = z.number('Use a number').check(
  z.positive('Use a rate above 0'),
  z.maximum(1_000_000_000, 'This rate is too large'),
  z.refine(
    (rate) => Math.abs(rate * 1e8 - Math.round(rate * 1e8)) < 1e-3,
    'Use at most 8 decimals',
  ),
  ofMoney,
);

/** Hundredths of a percent are kept: 12.5 and 33.33. */
export const percent = z.number('Use a number').check(
  z.minimum(0, 'Use a percentage from 0 to 100'),
  z.maximum(100, 'Use a percentage from 0 to 100'),
  z.refine((value) => Number(value.toFixed(2)) === value, 'Use at most 2 decimals'),
);

export interface Money {
  amountMinor: number;
  currency: string;
}

/**
 * Money that may be of another currency than the workspace's: `rate` is how many units of
 * `rateCurrency` one unit of its own currency is worth. A rate into another currency than the one
 * asked for says nothing.
 */
export interface ConvertibleMoney extends Money {
  rate: number | null;
  rateCurrency: string | null;
}

/** The minor units of the same figures in another currency, rounded half up: $12.50 becomes ¥13. */
export function rescaledMinor(
  amountMinor: number,
  { from, to }: { from: string; to: string },
): number {
  return Math.round((amountMinor * 10 ** decimalsOf(to)) / 10 ** decimalsOf(from));
}

/**
 * The same money in `base`, in its minor units, rounded half up; null where no rate is known: it is
 * then left out of totals and named beside them, never added one to one.
 */
export function convertedMinor(money: ConvertibleMoney, base: string): number | null {
  const { amountMinor, currency, rate, rateCurrency } = money;
  if (currency === base) return amountMinor;
  if (rate === null || rateCurrency !== base) return null;
  // The rate has eight decimals, so that the product is exact in integers.
  const scale = 10n ** BigInt(8 + decimalsOf(currency));
  const product =
    BigInt(amountMinor) * BigInt(Math.round(rate * 1e8)) * 10n ** BigInt(decimalsOf(base));
  return Number((product * 2n + scale) / (scale * 2n));
}

const wholePercent = 10_000n;

/** A percentage of an amount, rounded half up; hundredths of a percent count. */
export function percentMinor(amountMinor: number, percent: number): number {
  const share = BigInt(Math.round(percent * 100));
  return Number((BigInt(amountMinor) * share * 2n + wholePercent) / (wholePercent * 2n));
}

/** A sum in one currency, and beside it what no rate turns into that currency. */
export interface Total {
  amountMinor: number;
  /** One sum for each other currency. */
  notConverted: readonly Money[];
}

/** The sum of what `minorOf` makes of each; where that is null, it is kept apart by its currency. */
export function totalOf<M extends Money>(
  amounts: readonly M[],
  minorOf: (money: M) => number | null,
): Total {
  let amountMinor = 0;
  const others = new Map<string, number>();
  for (const money of amounts) {
    const minor = minorOf(money);
    if (minor !== null) amountMinor += minor;
    else others.set(money.currency, (others.get(money.currency) ?? 0) + money.amountMinor);
  }
  const notConverted = [...others].map(([currency, sum]) => ({ currency, amountMinor: sum }));
  return { amountMinor, notConverted };
}

/** The sum in `base`; what has no rate is kept apart. */
export function totalIn(base: string, amounts: readonly ConvertibleMoney[]): Total {
  return totalOf(amounts, (money) => convertedMinor(money, base));
}

/** Several sums of the same currency as one; what has no rate stays beside it by its currency. */
export function togetherIn(totals: readonly Total[]): Total {
  const apart = totals.flatMap(({ notConverted }) => notConverted);
  return {
    amountMinor: totals.reduce((sum, one) => sum + one.amountMinor, 0),
    notConverted: totalOf(apart, () => null).notConverted,
  };
}

/** How an amount stands in a field or a file: '1200.50', without sign and groups. */
export function amountText(amountMinor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (amountMinor / 10 ** decimals).toFixed(decimals);
}

/**
 * What a person typed as an amount of a currency, in minor units: '1,200.50', '1.200,50', '1200'.
 * A sentence if it is none: not a number, negative, or with more decimals than the currency has.
 */
export function readAmount(text: string, currency: string): number | { error: string } {
  const plain = text.replaceAll(/[\s'’]/g, '');
  // '212.405' is no thousand: a single point begins the decimals, a single comma before three digits groups.
  const match =
    /^(?<whole>\d*)\.(?<fraction>\d*)$/.exec(plain) ??
    /^(?<whole>\d{1,3}(?:(?<group>[.,])\d{3}(?:\k<group>\d{3})*)?|\d*)(?:[.,](?<fraction>\d*))?$/.exec(
      plain,
    );
  if (/^[-−]/.test(plain)) return { error: 'Use an amount of at least 0' };
  if (!match?.groups || !/\d/.test(plain)) return { error: 'Use an amount, like 1,200.50' };
  const decimals = decimalsOf(currency);
  const { whole = '', fraction = '' } = match.groups;
  if (fraction.length > decimals) {
    const most = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`;
    return { error: `${currency} has ${most}` };
  }
  const minor = Number(whole.replaceAll(/[.,]/g, '') + fraction.padEnd(decimals, '0'));
  return minor > maxMinor ? { error: 'This amount is too large' } : minor;
}
