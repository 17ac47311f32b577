import { plainText } from '#shared/plain-text.ts';
import { campaignStatuses, type CampaignStatus, compensations } from '#domains/campaigns/schema.ts';
import type { DealSummary } from './deals.ts';

/** What /brand-campaigns keeps in its address: all words, of which those that nobody knows narrow nothing. */
export interface DealSearch {
  q?: string;
  view?: string;
  status?: string;
  brand?: string;
  compensation?: string;
  payment?: string;
  lead?: string;
  month?: string;
  needs?: string;
}

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
  const wanted = plainText(words.trim());
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
        plainText([campaign.campaignName, brand?.name ?? ''].join(' ')).includes(wanted)),
  );
}

// A gift has no payments either.
function isPayment(state: DealSummary['paymentState'], payment: PaymentFilter): boolean {
  return state === payment || (payment === 'none' && state === 'gifted');
}
