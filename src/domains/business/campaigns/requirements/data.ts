import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { requirementsContract } from './contract.ts';

/** What a brand asks for, in all campaigns of the workspace. */
export const requirements = defineCollection({
  name: 'requirements',
  contract: requirementsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load requirements',
    create: 'Failed to add requirement',
    update: 'Failed to update requirement',
    remove: 'Failed to delete requirement',
  },
});
