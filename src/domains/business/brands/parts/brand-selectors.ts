import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import type { BrandLogEntry } from '#domains/business/brands/log/schema.ts';
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

/** How many rows name each brand. */
export const countByBrand = (rows: readonly { brandId: string | null }[]) => {
  const counts = new Map<string, number>();
  for (const { brandId } of rows) if (brandId) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  return counts;
};

/** Every category and every tag that is in use, in order. */
export const wordsInUse = (rows: readonly Brand[]) => ({
  categories: inOrder(rows.map(({ category }) => category)),
  tags: inOrder(rows.flatMap(({ tags }) => tags)),
});

function inOrder(words: readonly string[]): string[] {
  return [...new Set(words)].filter(Boolean).sort((one, other) => one.localeCompare(other));
}
