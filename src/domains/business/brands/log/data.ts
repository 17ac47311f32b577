import { defineCollection } from '#client/sync/collection.ts';
import { brandLogEntriesContract } from './contract.ts';

/** Who wrote to whom, and when, of all brands of the workspace. */
export const brandLogEntries = defineCollection({
  name: 'brand-log-entries',
  contract: brandLogEntriesContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load contact log',
    create: 'Failed to log contact',
    update: 'Failed to update log entry',
    remove: 'Failed to delete log entry',
  },
});
