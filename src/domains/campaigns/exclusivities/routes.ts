import { routes } from '#server/routes.ts';
import { onAgenda } from '#domains/agenda/service.ts';
import { ofDeal } from '#domains/campaigns/service.ts';
import { exclusivitiesContract } from './contract.ts';
import { exclusivities, updateExclusivity } from './service.ts';

const dated = {
  ...ofDeal('exclusivities'),
  layer: 'rights',
  collection: 'exclusivities',
  title: 'deal.campaign_name',
  status: 'row.scope',
  // As isBinding() has it in the rules.
  where: `deal.status not in ('declined', 'cancelled')`,
} as const;
onAgenda(
  { ...dated, kind: 'exclusivity-starts', date: 'row.starts_on' },
  { ...dated, kind: 'exclusivity-ends', date: 'row.ends_on' },
);

export const exclusivitiesRoutes = routes('exclusivities', exclusivitiesContract, {
  ...exclusivities,
  update: (context, { params, body }) => updateExclusivity(context, params.id, body),
});
