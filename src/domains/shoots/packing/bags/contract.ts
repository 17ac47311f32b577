import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { newPackingBag, packingBagChanges, packingBagFields } from './schema.ts';

const generic = collectionContract({
  name: 'packing bag',
  path: '/packing-bags',
  scope: 'workspace',
  module: 'shoots',
  fields: packingBagFields,
});

export const packingBagsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newPackingBag } },
  update: { ...generic.update, input: { ...generic.update.input, body: packingBagChanges } },
};
