import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { tripContentItemFields } from './schema.ts';

const { list, create, remove } = collectionContract({
  name: 'piece of a trip',
  path: '/trip-content-items',
  scope: 'workspace',
  module: 'shoots',
  fields: tripContentItemFields,
});

/** Which trips are for which pieces of content; one is or is not, there is nothing to change. */
export const tripContentItemsContract = {
  list: { ...list, summary: 'List which trips are for which pieces of content' },
  create: { ...create, summary: 'Note that a trip is for a piece of content' },
  remove: { ...remove, summary: 'Note that a trip is no longer for a piece of content' },
};
