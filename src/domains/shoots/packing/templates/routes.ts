import { routes } from '#server/http/routes.ts';
import { packingTemplatesContract } from './contract.ts';
import { packingTemplates } from './service.ts';

export const packingTemplatesRoutes = routes(
  'packing-templates',
  packingTemplatesContract,
  packingTemplates,
);
