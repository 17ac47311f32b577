import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { packingTemplatesContract } from './contract.ts';

/** What the workspace packs again and again. */
export const packingTemplates = defineCollection({
  name: 'packing-templates',
  contract: packingTemplatesContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  setByServer: { lastUsedAt: null },
  messages: {
    load: 'Failed to load packing templates',
    create: 'Failed to add template',
    update: 'Failed to update template',
    remove: 'Failed to delete template',
  },
});
