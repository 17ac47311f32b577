import { collectionContract } from '#shared/collection-contract.ts';
import { inspirationPlacementFields } from './schema.ts';

const { update: _, ...placement } = collectionContract({
  name: 'placement',
  path: '/inspiration-placements',
  scope: 'workspace',
  fields: inspirationPlacementFields,
});

/** A placement is made and taken away, never changed. */
export const inspirationPlacementsContract = placement;
