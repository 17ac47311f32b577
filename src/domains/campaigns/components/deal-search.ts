import { plainWords } from '#client/plain-words.ts';
import { campaignStatuses, type CampaignStatus, compensations } from '#domains/campaigns/schema.ts';
import { rightStateOf } from '#domains/campaigns/usage-rights/rules.ts';
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

/** Whether a right of a deal ends soon. `today` is the user's calendar date. */
export function hasEndingRights({ usageRights }: DealSummary, today: string): boolean {
  return usageRights.some((right) => rightStateOf(right, today) === 'ending');
}

/** The deals that an address asks for, whatever their status. `today` is the user's calendar date. */
export function dealsShown(
  deals: readonly DealSummary[],
  search: DealSearch,
  words: string,
  today: string,
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
    search.needs ||
    search.rights ||
    search.archived ||
    deals.some(({ campaign }) => campaign.isArchived);
  if (!isNarrowed) return deals;
  // What is put away may still be owed for, or be in use.
  const isAsked = search.needs || search.rights || payment;
  return deals.filter((deal) => {
    const { campaign, paymentState, action, brand } = deal;
    return (
      (search.archived ? campaign.isArchived : !campaign.isArchived || isAsked) &&
      (!compensation || campaign.compensation === compensation) &&
      (!payment || isPayment(paymentState, payment)) &&
      (!search.brand || campaign.brandId === search.brand) &&
      (!search.lead || campaign.ownerUserId === search.lead) &&
      (!search.month || campaign.postingStartsOn?.startsWith(search.month)) &&
      (!search.needs || action !== null) &&
      (!search.rights || hasEndingRights(deal, today)) &&
      (wanted === '' ||
        plainWords([campaign.campaignName, brand?.name ?? ''].join(' ')).includes(wanted))
    );
  });
}

// A gift has no payments either.
function isPayment(state: DealSummary['paymentState'], payment: PaymentFilter): boolean {
  return state === payment || (payment === 'none' && state === 'gifted');
}
