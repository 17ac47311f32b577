import { plainWords } from '#client/plain-words.ts';
import { campaignStatuses, type CampaignStatus, compensations } from '#domains/campaigns/schema.ts';
import type { DealSearch } from './deal-address.ts';
import type { DealSummary } from './deals.ts';

export const paymentFilters = [
  'overdue',
  'part_paid',
  'invoiced',
  'planned',
  'paid',
  'none',
] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** The status of an address, if there is such a status. */
export function statusIn({ status }: DealSearch): CampaignStatus | undefined {
  return campaignStatuses.find((known) => known === status);
}

/** The deals that an address asks for, whatever their status. */
export function dealsShown(
  deals: readonly DealSummary[],
  search: DealSearch,
  words: string,
): readonly DealSummary[] {
  const compensation = compensations.find((known) => known === search.compensation);
  const payment = paymentFilters.find((known) => known === search.payment);
  const wanted = plainWords(words.trim());
  const isNarrowed =
    wanted ||
    compensation ||
    payment ||
    search.brand ||
    search.lead ||
    search.month ||
    search.needs;
  if (!isNarrowed) return deals;
  return deals.filter(
    ({ campaign, paymentState, action, brand }) =>
      (!compensation || campaign.compensation === compensation) &&
      (!payment || isPayment(paymentState, payment)) &&
      (!search.brand || campaign.brandId === search.brand) &&
      (!search.lead || campaign.ownerUserId === search.lead) &&
      (!search.month || campaign.postingStartsOn?.startsWith(search.month)) &&
      (!search.needs || action !== null) &&
      (wanted === '' ||
        plainWords([campaign.campaignName, brand?.name ?? ''].join(' ')).includes(wanted)),
  );
}

// A gift has no payments either.
function isPayment(state: DealSummary['paymentState'], payment: PaymentFilter): boolean {
  return state === payment || (payment === 'none' && state === 'gifted');
}
