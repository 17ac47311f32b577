import { tellDone } from '#client/ui/tell-done.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import type { Campaign } from '#domains/campaigns/schema.ts';
import { brandIdFor } from './brand-names.ts';

/** What the form of a campaign holds: its brand by name, as it is typed. */
export type CampaignDraft = Pick<
  Campaign,
  | 'campaignName'
  | 'status'
  | 'compensation'
  | 'feeMinor'
  | 'currency'
  | 'postingStartsOn'
  | 'postingEndsOn'
> & { brandName: string };

/** Creates a campaign, and its brand if there is none of that name; failures are told by the kit. */
export function addCampaign({
  brandName,
  ...fields
}: CampaignDraft & { ownerUserId: string | null }): void {
  const { compensation } = fields;
  const hasProduct = compensation === 'gifted' || compensation === 'paid_plus_product';
  const written = campaigns.create({
    ...fields,
    brandId: brandIdOf(brandName),
    disclosure: compensation === 'gifted' ? 'hashtag_gifted' : 'both',
    productStatus: hasProduct ? 'awaiting' : 'not_needed',
  });
  tellDone('Campaign created successfully', [written]);
}

/** Deletes a campaign; Undo brings it back as it was. */
export function deleteCampaign({ id }: Campaign): void {
  tellDone('Campaign deleted successfully', [campaigns.remove(id)], () => campaigns.restore(id));
}

function brandIdOf(name: string): string | null {
  return name.trim() === '' ? null : brandIdFor(name);
}
