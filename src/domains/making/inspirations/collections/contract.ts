import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { inspirationCollectionFields } from './schema.ts';

export const inspirationCollectionsContract = collectionContract({
  name: 'collection',
  path: '/inspiration-collections',
  scope: 'workspace',
  module: 'content',
  fields: inspirationCollectionFields,
});
