import { tripContentItems } from '#domains/shoots/trips/content/data.ts';
import type { TripContentItem } from '#domains/shoots/trips/content/schema.ts';
import { tripCampaigns } from '#domains/shoots/trips/deals/data.ts';
import type { TripCampaign } from '#domains/shoots/trips/deals/schema.ts';

const dealsByTrip = (rows: readonly TripCampaign[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const tripsByDeal = (rows: readonly TripCampaign[]) =>
  Map.groupBy(rows, ({ campaignId }) => campaignId);
const piecesByTrip = (rows: readonly TripContentItem[]) =>
  Map.groupBy(rows, ({ tripId }) => tripId);
const tripsByPiece = (rows: readonly TripContentItem[]) =>
  Map.groupBy(rows, ({ contentItemId }) => contentItemId);

/** The links of a trip to deals. */
export function useDealsOf(tripId: string): readonly TripCampaign[] {
  return tripCampaigns.useRows(dealsByTrip).get(tripId) ?? [];
}

/** The links of a trip to pieces of content. */
export function usePiecesOf(tripId: string): readonly TripContentItem[] {
  return tripContentItems.useRows(piecesByTrip).get(tripId) ?? [];
}

/** What a trip is made for. */
export type Linked = { campaignId: string } | { contentItemId: string };

/** The ids of the trips that a deal or a piece is made on. */
export function useTripIdsFor(of: Linked): string[] {
  const ofDeals = tripCampaigns.useRows(tripsByDeal);
  const ofPieces = tripContentItems.useRows(tripsByPiece);
  const links = 'campaignId' in of ? ofDeals.get(of.campaignId) : ofPieces.get(of.contentItemId);
  return (links ?? []).map(({ tripId }) => tripId);
}
