import type { Status } from '#client/sync/reading/collection-hooks.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { affiliateEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import type { MoneySources } from './brand-money.ts';

/** What the money of brands is reckoned from; payments of deals that are gone do not count. */
export function useMoneySources(): MoneySources {
  const known = campaigns.useRows(allRows);
  const ids = new Set(known.map(({ id }) => id));
  const paid = payments.useRows(allRows).filter(({ campaignId }) => ids.has(campaignId));
  const links = affiliateLinks.useRows(allRows);
  const earnings = affiliateEarnings.useRows(allRows);
  return { campaigns: known, payments: paid, links, earnings };
}

/** Whether the lists behind that have come, or could not. */
export function useMoneyStatus(): { status: Status; retry: () => void } {
  const status = worstOf(
    campaigns.useStatus(),
    payments.useStatus(),
    affiliateLinks.useStatus(),
    affiliateEarnings.useStatus(),
  );
  const retry = () => {
    campaigns.retry();
    payments.retry();
    affiliateLinks.retry();
    affiliateEarnings.retry();
  };
  return { status, retry };
}
