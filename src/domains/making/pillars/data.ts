import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { pillarsContract } from './contract.ts';

/** The pillars of the workspace. */
export const pillars = defineCollection({
  name: 'pillars',
  contract: pillarsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load pillars',
    create: 'Failed to add pillar',
    update: 'Failed to update pillar',
    remove: 'Failed to delete pillar',
  },
});
