import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { exclusivitiesContract } from './contract.ts';

/** For whom else one may not work, by all campaigns of the workspace. */
export const exclusivities = defineCollection({
  name: 'exclusivities',
  contract: exclusivitiesContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load exclusivity',
    create: 'Failed to add exclusivity',
    update: 'Failed to update exclusivity',
    remove: 'Failed to delete exclusivity',
  },
});
