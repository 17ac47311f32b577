import { defineCollection } from '#client/sync/collection.ts';
import { inspirationCollectionsContract } from './contract.ts';

/** The drawers that inspirations lie in. */
export const inspirationCollections = defineCollection({
  name: 'inspiration-collections',
  contract: inspirationCollectionsContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load collections',
    create: 'Failed to create collection',
    update: 'Failed to update collection',
    remove: 'Failed to delete collection',
  },
});
