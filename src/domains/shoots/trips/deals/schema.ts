import type * as z from 'zod/mini';
import { entity, uuid } from '#shared/entity.ts';

/** That a trip is for a deal. */
export const tripCampaignFields = { tripId: uuid, campaignId: uuid };
export const tripCampaign = entity(tripCampaignFields);
export type TripCampaign = z.infer<typeof tripCampaign>;
