import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { campaignsContract } from './contract.ts';
import { campaignFields } from './schema.ts';

export const campaignsRoutes = routes(
  'campaigns',
  campaignsContract,
  crud({
    table: 'campaigns',
    scope: 'workspace',
    fields: campaignFields,
    noun: 'Campaign',
    search: { on: 'postingStartsOn' },
  }),
);
