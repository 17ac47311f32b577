import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { affiliateLinksContract } from './contract.ts';
import { affiliateLinkFields } from './schema.ts';

export const affiliateLinksRoutes = routes(
  'affiliate-links',
  affiliateLinksContract,
  crud({
    table: 'affiliateLinks',
    scope: 'workspace',
    fields: affiliateLinkFields,
    noun: 'Affiliate link',
    search: { on: 'expiresOn' },
  }),
);
