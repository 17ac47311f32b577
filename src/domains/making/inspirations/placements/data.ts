import { defineCollection } from '#client/sync/collection.ts';
import { inspirationPlacementsContract } from './contract.ts';

/** Which inspiration lies in which collection. */
export const inspirationPlacements = defineCollection({
  name: 'inspiration-placements',
  contract: inspirationPlacementsContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load collections',
    create: 'Failed to add to the collection',
    update: 'Failed to move in the collection',
    remove: 'Failed to remove from the collection',
  },
});
