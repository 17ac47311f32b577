import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { inspirationPlacementChanges, inspirationPlacementFields } from './schema.ts';

const generic = collectionContract({
  name: 'placement',
  path: '/inspiration-placements',
  scope: 'workspace',
  module: 'content',
  fields: inspirationPlacementFields,
});

export const inspirationPlacementsContract = {
  ...generic,
  update: {
    ...generic.update,
    input: { ...generic.update.input, body: inspirationPlacementChanges },
  },
};
