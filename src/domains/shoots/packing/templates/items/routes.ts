import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { packingTemplateItemsContract } from './contract.ts';
import { packingTemplateItemFields } from './schema.ts';

export const packingTemplateItemsRoutes = routes(
  'packing-template-items',
  packingTemplateItemsContract,
  crud({
    table: 'packingTemplateItems',
    scope: 'workspace',
    fields: packingTemplateItemFields,
    noun: 'Item of a packing template',
  }),
);
