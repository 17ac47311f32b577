import { rowsById } from '#client/sync/reading/selectors.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { tripContentItems } from '#domains/shoots/trips/content/data.ts';
import type { TripContentItem } from '#domains/shoots/trips/content/schema.ts';
import { tripCampaigns } from '#domains/shoots/trips/deals/data.ts';
import type { TripCampaign } from '#domains/shoots/trips/deals/schema.ts';

// Declared once: what a selector gives is remembered by its function.
const dealsOf = (rows: readonly TripCampaign[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const piecesOf = (rows: readonly TripContentItem[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const owedBy = (rows: readonly Deliverable[]) =>
  Map.groupBy(
    rows.toSorted(
      (one, other) => one.sortOrder - other.sortOrder || one.id.localeCompare(other.id),
    ),
    ({ campaignId }) => campaignId,
  );

/** What a trip is to bring home: what its deals are owed, and the content that it is for. */
export function useWork(tripId: string): { owed: Deliverable[]; pieces: ContentItem[] } {
  const deals = tripCampaigns.useRows(dealsOf).get(tripId) ?? [];
  const links = tripContentItems.useRows(piecesOf).get(tripId) ?? [];
  const owed = deliverables.useRows(owedBy);
  const known = campaigns.useRows(rowsById);
  const pieces = contentItems.useRows(rowsById);
  return {
    owed: deals.flatMap(({ campaignId }) =>
      // What belongs to a deal that was deleted is not owed.
      known.has(campaignId) ? (owed.get(campaignId) ?? []) : [],
    ),
    pieces: links.flatMap(({ contentItemId }) => pieces.get(contentItemId) ?? []),
  };
}
