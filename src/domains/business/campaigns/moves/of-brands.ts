import { countByBrand } from '#domains/business/brands/parts/brand-selectors.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';

// Selectors for `useRows`: each runs once for the whole page.

/** The campaigns of each brand, the newest first. */
export const campaignsByBrand = (rows: readonly Campaign[]) =>
  Map.groupBy(
    rows.toSorted((one, other) => other.id.localeCompare(one.id)),
    ({ brandId }) => brandId,
  );

/** How many campaigns of each brand are not over yet. */
export const openCount = (rows: readonly Campaign[]) =>
  countByBrand(rows.filter(({ status }) => isOpen(status)));

const ends = ['completed', 'declined', 'cancelled'] as const;

/** The day on which the last campaign of each brand ended. */
export const lastEnded = (rows: readonly Campaign[]) => {
  const days = new Map<string, string>();
  for (const { brandId, statusDates } of rows) {
    const day = ends
      .flatMap((one) => statusDates[one]?.slice(0, 10) ?? [])
      .toSorted()
      .at(-1);
    if (brandId && day && day > (days.get(brandId) ?? '')) days.set(brandId, day);
  }
  return days;
};
