import { crud } from '#server/records/crud.ts';
import { packingTemplateItemFields } from './schema.ts';

export const packingTemplateItems = crud({
  table: 'packingTemplateItems',
  scope: 'workspace',
  fields: packingTemplateItemFields,
  noun: 'Item of a packing template',
});
