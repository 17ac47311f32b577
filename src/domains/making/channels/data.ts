import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { channelsContract } from './contract.ts';

/** The channels of the workspace. */
export const channels = defineCollection({
  name: 'channels',
  contract: channelsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load channels',
    create: 'Failed to add channel',
    update: 'Failed to update channel',
    remove: 'Failed to delete channel',
  },
});
