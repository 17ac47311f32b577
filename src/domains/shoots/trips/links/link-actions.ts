import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { tripContentItems } from '#domains/shoots/trips/content/data.ts';
import type { TripContentItem } from '#domains/shoots/trips/content/schema.ts';
import { tripCampaigns } from '#domains/shoots/trips/deals/data.ts';
import type { TripCampaign } from '#domains/shoots/trips/deals/schema.ts';
import { newId } from '#shared/ids.ts';

/** Notes that a trip is for a deal. */
export function linkDeal(tripId: string, campaignId: string): void {
  const id = newId();
  tellDone('Deal linked', [tripCampaigns.create({ id, tripId, campaignId })], () =>
    tripCampaigns.remove(id),
  );
}

/** Notes that a trip is for a piece of content. */
export function linkPiece(tripId: string, contentItemId: string): void {
  const id = newId();
  tellDone('Piece linked', [tripContentItems.create({ id, tripId, contentItemId })], () =>
    tripContentItems.remove(id),
  );
}

/** Notes that a trip is no longer for a deal; Undo links it anew. */
export function unlinkDeal({ id, tripId, campaignId }: TripCampaign): void {
  tellDone('Deal unlinked', [tripCampaigns.remove(id)], () =>
    tripCampaigns.create({ tripId, campaignId }),
  );
}

/** Notes that a trip is no longer for a piece of content; Undo links it anew. */
export function unlinkPiece({ id, tripId, contentItemId }: TripContentItem): void {
  tellDone('Piece unlinked', [tripContentItems.remove(id)], () =>
    tripContentItems.create({ tripId, contentItemId }),
  );
}
