import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { tripCampaignsContract } from './contract.ts';

/** Which trips are for which deals. */
export const tripCampaigns = defineCollection({
  name: 'trip-campaigns',
  contract: tripCampaignsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load deals of trips',
    create: 'Failed to link deal',
    update: 'Failed to update link',
    remove: 'Failed to unlink deal',
  },
});
