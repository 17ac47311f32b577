import type { Status } from '#client/sync/reading/collection-hooks.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { useMore } from '#client/sync/reading/use-more.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { affiliateEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { expenses, wholeSince } from '#domains/money/expenses/data.ts';
import type { BusinessSources, Days } from '#domains/money/expenses/figures/business-figures.ts';

/** What the money of businesses is reckoned from, and whether all of some days has come. */
export function useBusinessSources(days: Days): {
  sources: BusinessSources;
  status: Status;
  retry: () => void;
} {
  const older = useMore(expenses, days.from < wholeSince() ? [days] : []);
  const status = worstOf(
    campaigns.useStatus(),
    payments.useStatus(),
    affiliateLinks.useStatus(),
    affiliateEarnings.useStatus(),
    expenses.useStatus(),
    older.status,
  );
  const sources = {
    campaigns: campaigns.useRows(allRows),
    payments: payments.useRows(allRows),
    links: affiliateLinks.useRows(allRows),
    earnings: affiliateEarnings.useRows(allRows),
    expenses: expenses.useRows(allRows),
  };
  const retry = () => {
    for (const one of [campaigns, payments, affiliateLinks, affiliateEarnings, expenses])
      one.retry();
    older.retry();
  };
  return { sources, status, retry };
}
