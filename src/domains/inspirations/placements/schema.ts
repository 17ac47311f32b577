import * as z from 'zod/mini';
import { entity, uuid } from '#shared/entity.ts';

/** That an inspiration lies in a collection; it may lie in many. */
export const inspirationPlacementFields = {
  inspirationId: uuid,
  inspirationCollectionId: uuid,
};
const inspirationPlacement = entity(inspirationPlacementFields);
export type InspirationPlacement = z.infer<typeof inspirationPlacement>;
