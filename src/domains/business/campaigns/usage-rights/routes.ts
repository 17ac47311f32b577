import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { ofDeal } from '#domains/business/campaigns/service.ts';
import { createRight, updateRight } from '#domains/business/campaigns/waiting/service.ts';
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
