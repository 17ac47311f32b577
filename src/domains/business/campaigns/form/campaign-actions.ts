import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { brandIdFor } from './brand-names.ts';

/** What the form of a campaign holds: its brand by name, as it is typed. */
export type CampaignDraft = Pick<
  Campaign,
  'campaignName' | 'status' | 'compensation' | 'feeMinor' | 'postingStartsOn' | 'postingEndsOn'
> & {
  brandName: string;
  /** Null until somebody says one: it is the brand's. */
  currency: string | null;
};

/** Creates a campaign, and its brand if there is none of that name; gives its id; failures are told by the kit. */
export function addCampaign({
  brandName,
  currency,
  ...fields
}: Omit<CampaignDraft, 'currency'> &
  Pick<Campaign, 'rate' | 'rateCurrency'> & { currency?: string | undefined }): string {
  const id = newId();
  const brandId = brandIdOf(brandName);
  const written = campaigns.create({ ...fields, id, brandId, currency });
  tellDone('Campaign created successfully', [written]);
  return id;
}

/** Puts a campaign that has ended away, or takes it back; Undo does the other. */
export function archiveCampaign({ id }: Campaign, isArchived: boolean): void {
  const written = campaigns.update(id, { isArchived });
  tellDone(isArchived ? 'Campaign archived' : 'Campaign taken out of the archive', [written], () =>
    campaigns.update(id, { isArchived: !isArchived }),
  );
}

/** Deletes a campaign; Undo brings it back as it was. */
export function deleteCampaign({ id }: Campaign): void {
  tellDone('Campaign deleted successfully', [campaigns.remove(id)], () => campaigns.restore(id));
}

function brandIdOf(name: string): string | null {
  return name.trim() === '' ? null : brandIdFor(name);
}
