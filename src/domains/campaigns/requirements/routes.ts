import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { requirementsContract } from './contract.ts';
import { requirementFields } from './schema.ts';

export const requirementsRoutes = routes(
  'requirements',
  requirementsContract,
  crud({
    table: 'requirements',
    scope: 'workspace',
    fields: requirementFields,
    noun: 'Requirement',
    search: { within: { table: 'campaigns', by: 'campaignId' } },
  }),
);
