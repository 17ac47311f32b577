import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
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
