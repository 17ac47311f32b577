import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { exclusivityFields, newExclusivity, exclusivityChanges } from './schema.ts';

const generic = collectionContract({
  name: 'exclusivity clause',
  path: '/exclusivities',
  scope: 'workspace',
  module: 'deals',
  fields: exclusivityFields,
});

export const exclusivitiesContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newExclusivity } },
  update: { ...generic.update, input: { ...generic.update.input, body: exclusivityChanges } },
};
