import { defineCollection } from '#client/sync/collection.ts';
import { inspirationsContract } from './contract.ts';

/** What the workspace has saved to learn from. */
export const inspirations = defineCollection({
  name: 'inspirations',
  contract: inspirationsContract,
  scope: 'workspace',
  setByServer: { fetchStatus: 'pending', coverId: null },
  messages: {
    load: 'Failed to load inspirations',
    create: 'Failed to save inspiration',
    update: 'Failed to update inspiration',
    remove: 'Failed to delete inspiration',
  },
});
