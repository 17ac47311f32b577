import { linkCheckJobs } from '#domains/business/affiliate-links/health/service.ts';
import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { onWorkspaceChange } from '#domains/people/workspaces/service.ts';
import { affiliateLinksContract } from './contract.ts';
import { askForCheck, followSetting } from '#domains/business/affiliate-links/health/service.ts';
import { linkDate } from './rules.ts';
import { affiliateLinks, checksAfter } from './service.ts';

onWorkspaceChange(followSetting);

onAgenda({
  layer: 'money',
  rule: linkDate,
  collection: 'affiliate-links',
  from: `affiliate_links as row left join brands
    on brands.workspace_id = row.workspace_id and brands.id = row.brand_id
      and brands.deleted_at is null`,
  title: 'row.title',
  status: 'row.status',
  color: 'brands.color',
});

export const affiliateLinksRoutes = routes(
  'affiliate-links',
  affiliateLinksContract,
  {
    ...affiliateLinks,

    async update(context, { params, body }) {
      const checks = await checksAfter(context, params.id, body);
      return affiliateLinks.update(context, { params, body: { ...body, ...checks } });
    },

    async check(context, { body }) {
      await askForCheck(context, body.ids);
      return {};
    },
  },
  { jobs: linkCheckJobs },
);
