import { commissionTotal } from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import type { Total } from '#shared/money.ts';

/** A link with what its row shows besides. */
export interface LinkLine {
  id: string;
  link: AffiliateLink;
  /** A brand that is gone is none. */
  brand: Brand | undefined;
  /** What it earned this month, and this year. */
  ofMonth: Total;
  ofYear: Total;
}

interface LinkLineOptions {
  brands: ReadonlyMap<string, Brand>;
  earnings: ReadonlyMap<string, readonly AffiliateEarning[]>;
  base: string;
  today: string;
}

/** The rows of links, in their order. */
export function linkLines(
  links: readonly AffiliateLink[],
  { brands, earnings, base, today }: LinkLineOptions,
): LinkLine[] {
  return links.map((link) => {
    const earned = earnings.get(link.id) ?? [];
    const since = (start: string) =>
      commissionTotal(
        base,
        earned.filter(({ month }) => month.startsWith(start)),
      );
    const brand = link.brandId === null ? undefined : brands.get(link.brandId);
    const [ofMonth, ofYear] = [since(today.slice(0, 7)), since(today.slice(0, 4))];
    return { id: link.id, link, brand, ofMonth, ofYear };
  });
}

/** What links can be sorted by. */
export const linkValues = {
  title: ({ link }) => link.title,
  brand: ({ brand }) => brand?.name ?? null,
  code: ({ link }) => link.discountCode || null,
  expires: ({ link }) => link.expiresOn,
  month: ({ ofMonth }) => ofMonth.amountMinor || null,
  year: ({ ofYear }) => ofYear.amountMinor || null,
} satisfies Record<string, (line: LinkLine) => string | number | null>;

/** The rows of one brand; undefined for links without one. */
export type LinesOfBrand = readonly [brand: Brand | undefined, lines: readonly LinkLine[]];

/** Rows by brand, in the order of their names; what is of none comes last. */
export function linesByBrand(lines: readonly LinkLine[]): LinesOfBrand[] {
  return [...Map.groupBy(lines, ({ brand }) => brand)].sort(([one], [other]) => {
    if (!one || !other) return Number(!one) - Number(!other);
    return one.name.localeCompare(other.name);
  });
}
