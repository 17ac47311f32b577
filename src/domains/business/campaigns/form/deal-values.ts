import { picked } from '#client/sync/live/changed-fields.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';

const shown = [
  'campaignName',
  'brandId',
  'businessId',
  'brandContactId',
  'ownerUserId',
  'compensation',
  'currency',
  'rate',
  'rateCurrency',
  'feeMinor',
  'agencyFeePercent',
  'productValueMinor',
  'commissionNote',
  'source',
  'pitchedOn',
  'agreedOn',
  'postingStartsOn',
  'postingEndsOn',
  'contractStatus',
  'brief',
  'disclosure',
  'productName',
  'productStatus',
  'trackingUrl',
  'productExpectedOn',
  'nextAction',
  'nextActionOn',
  'reviewRounds',
  'lostReason',
] as const satisfies (keyof Campaign)[];

/** What the form of a deal begins with. */
export function valuesOf(campaign: Campaign): Pick<Campaign, (typeof shown)[number]> {
  // Picked by the names that the type says.
  return picked(campaign, shown) as Pick<Campaign, (typeof shown)[number]>;
}
