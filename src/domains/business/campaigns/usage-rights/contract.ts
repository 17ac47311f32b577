import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { usageRightFields, newUsageRight, usageRightChanges } from './schema.ts';

const generic = collectionContract({
  name: 'usage right',
  path: '/usage-rights',
  scope: 'workspace',
  module: 'deals',
  fields: usageRightFields,
});

export const usageRightsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newUsageRight } },
  update: { ...generic.update, input: { ...generic.update.input, body: usageRightChanges } },
};
