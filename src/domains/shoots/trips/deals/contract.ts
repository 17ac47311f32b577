import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { tripCampaignFields } from './schema.ts';

const { list, create, remove } = collectionContract({
  name: 'deal of a trip',
  path: '/trip-campaigns',
  scope: 'workspace',
  module: 'shoots',
  fields: tripCampaignFields,
});

/** Which trips are for which deals; one is or is not, there is nothing to change. */
export const tripCampaignsContract = {
  list: { ...list, summary: 'List which trips are for which deals' },
  create: { ...create, summary: 'Note that a trip is for a deal' },
  remove: { ...remove, summary: 'Note that a trip is no longer for a deal' },
};
