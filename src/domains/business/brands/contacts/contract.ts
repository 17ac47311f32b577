import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { brandContactChanges, brandContactFields, newBrandContact } from './schema.ts';

const { list, create, update, remove, restore } = collectionContract({
  name: 'brand contact',
  path: '/brand-contacts',
  scope: 'workspace',
  module: 'deals',
  fields: brandContactFields,
});

export const brandContactsContract = {
  list,
  create: {
    ...create,
    summary: 'Create a brand contact; the first of a brand is its primary',
    input: { ...create.input, body: newBrandContact },
  },
  update: {
    ...update,
    summary:
      'Change some fields of a brand contact; made the primary, it takes that from the other',
    input: { ...update.input, body: brandContactChanges },
  },
  remove: { ...remove, summary: 'Delete a brand contact; after a primary the oldest becomes it' },
  restore,
};
