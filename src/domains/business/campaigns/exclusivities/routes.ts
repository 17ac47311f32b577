import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { ofDeal } from '#domains/business/campaigns/service.ts';
import { exclusivitiesContract } from './contract.ts';
import { exclusivityDates } from './rules.ts';
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
onAgenda(...exclusivityDates.map((rule) => ({ ...dated, rule })));

export const exclusivitiesRoutes = routes('exclusivities', exclusivitiesContract, {
  ...exclusivities,
  update: (context, { params, body }) => updateExclusivity(context, params.id, body),
});
