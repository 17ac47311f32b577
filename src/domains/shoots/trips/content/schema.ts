import type * as z from 'zod/mini';
import { entity, uuid } from '#shared/entity.ts';

/** That a trip is for a piece of content. */
export const tripContentItemFields = { tripId: uuid, contentItemId: uuid };
export const tripContentItem = entity(tripContentItemFields);
export type TripContentItem = z.infer<typeof tripContentItem>;
