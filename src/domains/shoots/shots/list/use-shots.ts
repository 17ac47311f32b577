import { rowsById } from '#client/sync/reading/selectors.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { shots } from '#domains/shoots/shots/data.ts';
import { byOrder } from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import type { CategoryColor } from '#shared/colors.ts';

// Declared once: what a selector gives is remembered by its function.
const byTrip = (rows: readonly Shot[]) =>
  Map.groupBy(rows.toSorted(byOrder), ({ tripId }) => tripId);
const none: readonly Shot[] = [];

/** The shots of a trip in the order in which somebody put them. */
export function useShots(tripId: string): readonly Shot[] {
  return shots.useRows(byTrip).get(tripId) ?? none;
}

/** Whom a shot is for: a brand, or a pillar of the own content. */
export interface Purpose {
  label: string;
  color: CategoryColor | undefined;
}

/** Says of a shot whom it is for; null of what is for nobody in particular. */
export function usePurposes(): (
  shot: Pick<Shot, 'deliverableId' | 'contentItemId'>,
) => Purpose | null {
  const owed = deliverables.useRows(rowsById);
  const deals = campaigns.useRows(rowsById);
  const known = brands.useRows(rowsById);
  const pieces = contentItems.useRows(rowsById);
  const all = pillars.useRows(rowsById);
  return ({ deliverableId, contentItemId }) => {
    const deal = deals.get(owed.get(deliverableId ?? '')?.campaignId ?? '');
    const brand = known.get(deal?.brandId ?? '');
    if (brand) return { label: brand.name, color: undefined };
    if (deal) return { label: deal.campaignName, color: undefined };
    const pillar = all.get(pieces.get(contentItemId ?? '')?.pillarId ?? '');
    return pillar ? { label: pillar.name, color: pillar.color } : null;
  };
}
