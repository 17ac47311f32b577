import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { onAgenda } from '#domains/agenda/service.ts';
import { affiliateLinksContract } from './contract.ts';
import { affiliateLinkFields } from './schema.ts';

onAgenda({
  layer: 'money',
  kind: 'affiliate-expiry',
  collection: 'affiliate-links',
  from: `affiliate_links as row left join brands
    on brands.workspace_id = row.workspace_id and brands.id = row.brand_id
      and brands.deleted_at is null`,
  date: 'row.expires_on',
  title: 'row.title',
  status: 'row.status',
  color: 'brands.color',
  where: `row.status <> 'ended'`,
});

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
