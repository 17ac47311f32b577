import { collectionContract } from '#shared/collection-contract.ts';
import { newPackingTemplate, packingTemplateChanges, packingTemplateFields } from './schema.ts';

const generic = collectionContract({
  name: 'packing template',
  path: '/packing-templates',
  scope: 'workspace',
  module: 'shoots',
  fields: packingTemplateFields,
});

export const packingTemplatesContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newPackingTemplate } },
  update: { ...generic.update, input: { ...generic.update.input, body: packingTemplateChanges } },
};
