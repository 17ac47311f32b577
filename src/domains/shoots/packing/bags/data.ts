import { defineCollection } from '#client/sync/collection.ts';
import { packingBagsContract } from './contract.ts';

/** The bags of all trips. */
export const packingBags = defineCollection({
  name: 'packing-bags',
  contract: packingBagsContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load bags',
    create: 'Failed to add bag',
    update: 'Failed to update bag',
    remove: 'Failed to delete bag',
  },
});
