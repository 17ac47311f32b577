import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { packingTemplateItemsContract } from './contract.ts';

/** The things of all packing templates. */
export const packingTemplateItems = defineCollection({
  name: 'packing-template-items',
  contract: packingTemplateItemsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load packing templates',
    create: 'Failed to add to the template',
    update: 'Failed to update the template',
    remove: 'Failed to remove from the template',
  },
});
