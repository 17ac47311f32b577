import { defineCollection } from '#client/sync/collection.ts';
import { itemInspirationsContract } from './contract.ts';

/** Which content item came from which inspiration. */
export const itemInspirations = defineCollection({
  name: 'item-inspirations',
  contract: itemInspirationsContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load inspirations',
    create: 'Failed to link the inspiration',
    update: 'Failed to link the inspiration',
    remove: 'Failed to remove the inspiration',
  },
});
