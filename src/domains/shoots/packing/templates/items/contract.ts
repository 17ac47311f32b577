import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import {
  newPackingTemplateItem,
  packingTemplateItem,
  packingTemplateItemChanges,
  packingTemplateItemFields,
} from './schema.ts';

const place = {
  name: 'packing template item',
  path: '/packing-template-items',
  scope: 'workspace',
  module: 'shoots',
} as const;
const generic = collectionContract({ ...place, fields: packingTemplateItemFields });

export const packingTemplateItemsContract = {
  ...generic,
  ...manyContract({ ...place, row: packingTemplateItem, changes: packingTemplateItemChanges }),
  create: { ...generic.create, input: { ...generic.create.input, body: newPackingTemplateItem } },
  update: {
    ...generic.update,
    input: { ...generic.update.input, body: packingTemplateItemChanges },
  },
};
