import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { tripContentItemsContract } from './contract.ts';

/** Which trips are for which pieces of content. */
export const tripContentItems = defineCollection({
  name: 'trip-content-items',
  contract: tripContentItemsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load pieces of content of trips',
    create: 'Failed to link piece',
    update: 'Failed to update link',
    remove: 'Failed to unlink piece',
  },
});
