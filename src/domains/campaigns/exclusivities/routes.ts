import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { exclusivitiesContract } from './contract.ts';
import { exclusivityFields } from './schema.ts';

export const exclusivitiesRoutes = routes(
  'exclusivities',
  exclusivitiesContract,
  crud({
    table: 'exclusivities',
    scope: 'workspace',
    fields: exclusivityFields,
    noun: 'Exclusivity',
    title: 'category',
    activity: true,
  }),
);
