import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { maxBodyBytes, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { mergedPacking, packingMerge } from '#domains/shoots/packing/merging/schema.ts';
import { newPackingItem, packingItem, packingItemChanges, packingItemFields } from './schema.ts';

const place = {
  name: 'packing item',
  path: '/packing-items',
  scope: 'workspace',
  module: 'shoots',
} as const;
const generic = collectionContract({ ...place, fields: packingItemFields });

export const packingItemsContract = {
  ...generic,
  ...manyContract({ ...place, row: packingItem, changes: packingItemChanges }),
  create: { ...generic.create, input: { ...generic.create.input, body: newPackingItem } },
  update: { ...generic.update, input: { ...generic.update.input, body: packingItemChanges } },
  merge: operation({
    summary:
      'Put up to 1,000 things on the list of a trip. What is there already, by name, group and person, is kept and gets the larger quantity: in whatever order and however often, the list is the same',
    method: 'POST',
    path: '/workspaces/:workspaceId/trips/:id/packing',
    access: 'edit',
    module: 'shoots',
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: packingMerge },
    output: mergedPacking,
    bodyBytes: maxBodyBytes,
  }),
};
