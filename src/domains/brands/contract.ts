import { collectionContract } from '#shared/collection-contract.ts';
import { brandChanges, brandFields, newBrand } from './schema.ts';

const { list, create, update, remove, restore } = collectionContract({
  name: 'brand',
  path: '/brands',
  scope: 'workspace',
  fields: brandFields,
});

/** A brand with campaigns or affiliate links is archived, not deleted. */
export const brandsContract = {
  list,
  create: { ...create, input: { ...create.input, body: newBrand } },
  update: { ...update, input: { ...update.input, body: brandChanges } },
  remove: {
    ...remove,
    summary: 'Delete a brand without campaigns and affiliate links; it can be restored for 30 days',
  },
  restore,
};
