import { collectionContract, manyContract } from '#shared/collection-contract.ts';
import { brand, brandChanges, brandChangesOfMany, brandFields, newBrand } from './schema.ts';

const place = { name: 'brand', path: '/brands', scope: 'workspace' } as const;
const { list, create, update, remove, restore } = collectionContract({
  ...place,
  fields: brandFields,
});
const many = manyContract({ ...place, row: brand, changes: brandChangesOfMany });

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
  ...many,
  removeMany: {
    ...many.removeMany,
    summary:
      'Delete several brands without campaigns and affiliate links at once; they can be restored for 30 days',
  },
};
