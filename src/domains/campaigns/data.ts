import { defineCollection } from '#client/collection.ts';
import { minute } from '#client/query-client.ts';
import { campaignsContract } from './contract.ts';

/** The campaigns of the workspace. */
export const campaigns = defineCollection({
  name: 'campaigns',
  contract: campaignsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load campaigns',
    create: 'Failed to create campaign',
    update: 'Failed to update campaign',
    remove: 'Failed to delete campaign',
    notReady: 'Workspace and user required',
  },
});
