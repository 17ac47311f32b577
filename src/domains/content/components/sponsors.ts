import { rowsById } from '#client/selectors.ts';
import { brands } from '#domains/brands/data.ts';
import type { Brand } from '#domains/brands/schema.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import type { Campaign } from '#domains/campaigns/schema.ts';
import { deliverables } from '#domains/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';

/** A deal that a piece of content is owed to. */
export interface Sponsor {
  deliverable: Deliverable;
  campaign: Campaign;
  brand: Brand | undefined;
}

/** The deals of each piece of content; what is sponsored has an entry. */
export function useSponsors(): ReadonlyMap<string, readonly Sponsor[]> {
  const linked = deliverables.useRows(linkedOnes);
  const campaignsById = campaigns.useRows(rowsById);
  const brandsById = brands.useRows(rowsById);
  const found = linked.flatMap((deliverable) => {
    const campaign = campaignsById.get(deliverable.campaignId);
    if (!campaign) return [];
    return [{ deliverable, campaign, brand: brandsById.get(campaign.brandId ?? '') }];
  });
  return Map.groupBy(found, ({ deliverable }) => deliverable.contentItemId ?? '');
}

/** Whether a brand has still to agree to what it is owed. */
export function awaitsBrand({ deliverable: { requiresApproval, status } }: Sponsor): boolean {
  return requiresApproval && !['approved', 'scheduled', 'posted', 'cancelled'].includes(status);
}

const linkedOnes = (rows: readonly Deliverable[]) =>
  rows.filter(({ contentItemId, status }) => contentItemId !== null && status !== 'cancelled');
