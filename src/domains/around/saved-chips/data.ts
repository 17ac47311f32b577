import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { savedChipsContract } from './contract.ts';

/** The chips that the user has kept in the workspace. */
export const savedChips = defineCollection({
  name: 'saved-chips',
  contract: savedChipsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load saved chips',
    create: 'Failed to save chip',
    update: 'Failed to save chip',
    remove: 'Failed to remove chip',
  },
});
