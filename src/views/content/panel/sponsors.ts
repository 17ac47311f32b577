import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { brands } from '#domains/business/brands/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { currentWorkspace, useIsOn } from '#domains/people/workspaces/data.ts';

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
  const isOn = useIsOn();
  const found = isOn('deals') ? joined(linked, campaignsById, brandsById) : [];
  return Map.groupBy(found, ({ deliverable }) => deliverable.contentItemId ?? '');
}

/** The deals of one piece of content, outside React. */
export function sponsorsOf(contentItemId: string): readonly Sponsor[] {
  const linked = deliverables.read(linkedOnes).filter((one) => one.contentItemId === contentItemId);
  if (linked.length === 0 || currentWorkspace()?.modulesOff.includes('deals')) return [];
  return joined(linked, rowsById(campaigns.read(allRows)), rowsById(brands.read(allRows)));
}

/** Whether a brand has still to agree to what it is owed. */
export function awaitsBrand({
  deliverable: { requiresApproval, status },
}: Pick<Sponsor, 'deliverable'>): boolean {
  return requiresApproval && !['approved', 'scheduled', 'posted', 'cancelled'].includes(status);
}

/** Whose deal it is, as people call it. */
export function sponsorName({ brand, campaign }: Sponsor): string {
  return brand?.name ?? campaign.campaignName;
}

/** The brands that have still to agree to a piece of content: 'Halden and Ferro', '' if none. */
export function useAwaitedNames(contentItemId: string): string {
  const awaited = (useSponsors().get(contentItemId) ?? []).filter(awaitsBrand);
  return [...new Set(awaited.map(sponsorName))].join(' and ');
}

function joined(
  linked: readonly Deliverable[],
  campaignsById: ReadonlyMap<string, Campaign>,
  brandsById: ReadonlyMap<string, Brand>,
): Sponsor[] {
  return linked.flatMap((deliverable) => {
    const campaign = campaignsById.get(deliverable.campaignId);
    if (!campaign) return [];
    return [{ deliverable, campaign, brand: brandsById.get(campaign.brandId ?? '') }];
  });
}

const linkedOnes = (rows: readonly Deliverable[]) =>
  rows.filter(({ contentItemId, status }) => contentItemId !== null && status !== 'cancelled');
