import { routes } from '#server/http/routes.ts';
import { packingTemplateItemsContract } from './contract.ts';
import { packingTemplateItems } from './service.ts';

export const packingTemplateItemsRoutes = routes(
  'packing-template-items',
  packingTemplateItemsContract,
  packingTemplateItems,
);
