import { allRows } from '#client/sync/reading/selectors.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';

/** The rate that was last reckoned with: nobody looks the same one up for each payment. */
export function lastRate(currency: string, base: string): number | null {
  if (currency === base) return null;
  const rated = [...payments.read(allRows), ...campaigns.read(allRows)].filter(
    (one) => one.currency === currency && one.rateCurrency === base && one.rate !== null,
  );
  const last = rated.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0];
  return last?.rate ?? null;
}

/** The rate of a record as `base` can use it: its own if it leads there, else the last one. */
export function offeredRate(
  {
    currency,
    rate,
    rateCurrency,
  }: { currency: string; rate: number | null; rateCurrency: string | null },
  base: string,
): number | null {
  return rateCurrency === base ? rate : lastRate(currency, base);
}

/** A rate with the currency it leads into, as records keep it. */
export function ratedIn(
  base: string,
  { currency, rate }: { currency: string; rate: number | null },
): { rate: number | null; rateCurrency: string | null } {
  const kept = currency === base ? null : rate;
  return { rate: kept, rateCurrency: kept === null ? null : base };
}
