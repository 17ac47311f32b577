import { collectionContract } from '#shared/collection-contract.ts';
import { campaignFields } from './schema.ts';

export const campaignsContract = collectionContract({
  name: 'campaign',
  path: '/campaigns',
  scope: 'workspace',
  fields: campaignFields,
});
