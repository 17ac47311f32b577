import type { Campaign } from '#domains/business/campaigns/schema.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import type { BrandLogEntry } from '#domains/business/brands/log/schema.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import { primaryOf } from '#domains/business/brands/rules.ts';
import type { Brand } from '#domains/business/brands/schema.ts';

// Selectors for `useRows`: each runs once for the whole page.

/** Brands by name. */
export const brandsByName = (rows: readonly Brand[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

/** The contact to write to first, by the id of its brand. */
export const primaryContacts = (rows: readonly BrandContact[]) =>
  new Map([...contactsByBrand(rows)].map(([id, contacts]) => [id, primaryOf(contacts)]));

/** The contacts of each brand, the primary first. */
export const contactsByBrand = (rows: readonly BrandContact[]) =>
  Map.groupBy(
    rows.toSorted(
      (one, other) =>
        Number(other.isPrimary) - Number(one.isPrimary) || one.id.localeCompare(other.id),
    ),
    ({ brandId }) => brandId,
  );

/** The log of each brand, the latest first. */
export const logByBrand = (rows: readonly BrandLogEntry[]) =>
  Map.groupBy(
    rows.toSorted(
      (one, other) =>
        other.contactedOn.localeCompare(one.contactedOn) || other.id.localeCompare(one.id),
    ),
    ({ brandId }) => brandId,
  );

/** The campaigns of each brand, the newest first. */
export const campaignsByBrand = (rows: readonly Campaign[]) =>
  Map.groupBy(
    rows.toSorted((one, other) => other.id.localeCompare(one.id)),
    ({ brandId }) => brandId,
  );

/** How many rows name each brand. */
export const countByBrand = (rows: readonly { brandId: string | null }[]) => {
  const counts = new Map<string, number>();
  for (const { brandId } of rows) if (brandId) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  return counts;
};

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

/** Every category and every tag that is in use, in order. */
export const wordsInUse = (rows: readonly Brand[]) => ({
  categories: inOrder(rows.map(({ category }) => category)),
  tags: inOrder(rows.flatMap(({ tags }) => tags)),
});

function inOrder(words: readonly string[]): string[] {
  return [...new Set(words)].filter(Boolean).sort((one, other) => one.localeCompare(other));
}
