import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { pillarFields } from './schema.ts';

export const pillarsContract = collectionContract({
  name: 'pillar',
  path: '/pillars',
  scope: 'workspace',
  module: 'content',
  fields: pillarFields,
});
