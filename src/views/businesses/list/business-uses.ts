import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import type { BusinessUses } from '#domains/business/businesses/rules.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import { recurringExpenses } from '#domains/money/recurring/data.ts';
import { tools } from '#domains/money/tools/data.ts';

/** How much names a business, as far as it is here: the server knows the rest. */
export function businessUses(id: string): BusinessUses {
  const named = (rows: readonly { businessId: string | null }[]) =>
    rows.filter(({ businessId }) => businessId === id).length;
  return {
    campaigns: campaigns.read(named),
    'affiliate-links': affiliateLinks.read(named),
    expenses: expenses.read(named),
    'recurring-expenses': recurringExpenses.read(named),
    tools: tools.read(named),
    invoices: invoices.read(named),
  };
}
