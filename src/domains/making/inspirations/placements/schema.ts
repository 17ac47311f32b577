import * as z from 'zod/mini';
import { changes, entity, uuid } from '#shared/entity.ts';

/** That an inspiration lies in a collection; it may lie in many. */
export const inspirationPlacementFields = {
  inspirationId: uuid,
  inspirationCollectionId: uuid,
  /** Its place among those of the collection: smaller stands earlier. */
  sortOrder: z._default(z.number().check(z.minimum(-1e15), z.maximum(1e15)), 0),
};
const inspirationPlacement = entity(inspirationPlacementFields);
export type InspirationPlacement = z.infer<typeof inspirationPlacement>;
/** What lies in a collection changes its place there, and nothing else. */
export const inspirationPlacementChanges = changes({
  sortOrder: inspirationPlacementFields.sortOrder,
});
