import { collectionContract } from '#shared/collection-contract.ts';
import { brandFields } from './schema.ts';

export const brandsContract = collectionContract({
  name: 'brand',
  path: '/brands',
  scope: 'workspace',
  fields: brandFields,
});
