import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { attachment } from '#domains/around/attachments/schema.ts';
import {
  brand,
  brandChanges,
  brandChangesOfMany,
  brandFields,
  fetchedLogo,
  newBrand,
} from './schema.ts';

const place = { name: 'brand', path: '/brands', scope: 'workspace' } as const;
const { list, create, update, remove, restore } = collectionContract({
  ...place,
  module: 'deals',
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
  fetchLogo: operation({
    summary:
      'Fetch the logo of a brand from an address; a copy of it is kept as a file of the brand',
    method: 'POST',
    path: `/workspaces/:workspaceId${place.path}/:id/logo`,
    access: 'edit',
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: fetchedLogo },
    output: attachment,
    bodyBytes: 4 * kilobyte,
    ownTransactions: true,
  }),
};
