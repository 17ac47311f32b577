import { routes } from '#server/http/routes.ts';
import { businessesContract } from './contract.ts';
import {
  businesses,
  createBusiness,
  makeDefault,
  removeBusiness,
  restoreBusiness,
  revealTaxId,
  setTaxId,
} from './service.ts';

export const businessesRoutes = routes('businesses', businessesContract, {
  ...businesses,
  create: (context, { body }) => createBusiness(context, body),
  remove: (context, { params }) => removeBusiness(context, params.id),
  restore: (context, { params }) => restoreBusiness(context, params.id),
  makeDefault: (context, { params }) => makeDefault(context, params.id),
  setTaxId: (context, { params, body }) => setTaxId(context, params.id, body.taxId),
  revealTaxId: (context, { params }) => revealTaxId(context, params.id),
});
