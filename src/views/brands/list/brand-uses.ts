import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { countByBrand } from '#domains/business/brands/parts/brand-selectors.ts';
import type { BrandUses } from '#domains/business/brands/rules.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import { recurringExpenses } from '#domains/money/recurring/data.ts';

/** How much names a brand, as far as it is here: the server knows the rest. */
export function brandUses(id: string): BrandUses {
  const of = (counts: ReadonlyMap<string, number>) => counts.get(id) ?? 0;
  return {
    campaigns: of(campaigns.read(countByBrand)),
    'affiliate-links': of(affiliateLinks.read(countByBrand)),
    expenses: of(expenses.read(countByBrand)),
    'recurring-expenses': of(recurringExpenses.read(countByBrand)),
    invoices: of(invoices.read(countByBrand)),
  };
}
