import { routes } from '#server/http/routes.ts';
import { addThings, makeTemplates } from '#domains/shoots/packing/templates/making/service.ts';
import { packingTemplatesContract } from './contract.ts';
import { packingTemplates } from './service.ts';

export const packingTemplatesRoutes = routes('packing-templates', packingTemplatesContract, {
  ...packingTemplates,
  make: (context, { body }) => makeTemplates(context, body),
  addThings: (context, { params, body }) => addThings(context, params.id, body.things),
});
