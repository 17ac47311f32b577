import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { channelFields } from './schema.ts';

export const channelsContract = collectionContract({
  name: 'channel',
  path: '/channels',
  scope: 'workspace',
  module: 'content',
  fields: channelFields,
});
