import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { requirementFields, newRequirement, requirementChanges } from './schema.ts';

const generic = collectionContract({
  name: 'requirement',
  path: '/requirements',
  scope: 'workspace',
  module: 'deals',
  fields: requirementFields,
});

export const requirementsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newRequirement } },
  update: { ...generic.update, input: { ...generic.update.input, body: requirementChanges } },
};
