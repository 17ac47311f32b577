import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { onAgenda } from '#domains/agenda/service.ts';
import { ofDeal } from '#domains/campaigns/service.ts';
import { exclusivitiesContract } from './contract.ts';
import { exclusivityFields } from './schema.ts';

const dated = {
  ...ofDeal('exclusivities'),
  layer: 'rights',
  collection: 'exclusivities',
  title: 'deal.campaign_name',
  status: 'row.scope',
} as const;
onAgenda(
  { ...dated, kind: 'exclusivity-starts', date: 'row.starts_on' },
  { ...dated, kind: 'exclusivity-ends', date: 'row.ends_on' },
);

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
    search: { on: 'endsOn', within: { table: 'campaigns', by: 'campaignId' } },
  }),
);
