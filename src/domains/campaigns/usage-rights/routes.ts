import { routes } from '#server/routes.ts';
import { onAgenda } from '#domains/agenda/service.ts';
import { ofDeal } from '#domains/campaigns/service.ts';
import { createRight, updateRight } from '#domains/campaigns/waiting/service.ts';
import { usageRightsContract } from './contract.ts';
import { rightDate } from './rules.ts';
import { usageRights } from './service.ts';

onAgenda({
  ...ofDeal('usage_rights'),
  layer: 'rights',
  rule: rightDate,
  collection: 'usage-rights',
  title: 'deal.campaign_name',
  status: 'row.kind',
});

export const usageRightsRoutes = routes('usage-rights', usageRightsContract, {
  ...usageRights,
  create: (context, { body }) => createRight(context, body),
  update: (context, { params, body }) => updateRight(context, params.id, body),
});
