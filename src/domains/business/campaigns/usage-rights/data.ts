import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { usageRightsContract } from './contract.ts';

/** What brands may do with the work, in all campaigns of the workspace. */
export const usageRights = defineCollection({
  name: 'usage-rights',
  contract: usageRightsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  setByServer: { endsOn: null },
  messages: {
    load: 'Failed to load usage rights',
    create: 'Failed to add usage right',
    update: 'Failed to update usage right',
    remove: 'Failed to delete usage right',
  },
});
