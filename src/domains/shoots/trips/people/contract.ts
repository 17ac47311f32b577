import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { tripPersonChanges, tripPersonFields } from './schema.ts';

const generic = collectionContract({
  name: 'person of a trip',
  path: '/trip-people',
  scope: 'workspace',
  module: 'shoots',
  fields: tripPersonFields,
});

/** Who comes along on trips. */
export const tripPeopleContract = {
  ...generic,
  list: { ...generic.list, summary: 'List who comes along on trips' },
  create: { ...generic.create, summary: 'Take a member or a guest along on a trip' },
  update: { ...generic.update, input: { ...generic.update.input, body: tripPersonChanges } },
};
