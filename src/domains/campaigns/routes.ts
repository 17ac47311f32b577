import { routes } from '#server/routes.ts';
import { onAgenda } from '#domains/agenda/service.ts';
import { campaignsContract } from './contract.ts';
import { beginSigned, campaigns, createCampaign, lockCampaign, moveCampaign } from './service.ts';

const dated = {
  layer: 'deals',
  collection: 'campaigns',
  from: `campaigns as row left join brands
    on brands.workspace_id = row.workspace_id and brands.id = row.brand_id`,
  color: 'brands.color',
  assignee: 'row.owner_user_id',
} as const;
const isUnderWay = `row.status not in ('completed', 'declined', 'cancelled')`;
onAgenda(
  {
    ...dated,
    kind: 'product-expected',
    date: 'row.product_expected_on',
    title: `coalesce(nullif(row.product_name, ''), row.campaign_name)`,
    status: 'row.product_status',
    where: `row.product_status <> 'not_needed' and ${isUnderWay}`,
    isOpen: `row.product_status in ('awaiting', 'shipped')`,
  },
  {
    ...dated,
    kind: 'next-action',
    date: 'row.next_action_on',
    title: `coalesce(nullif(row.next_action, ''), row.campaign_name)`,
    status: 'row.status',
    where: isUnderWay,
    isOpen: 'true',
  },
);

export const campaignsRoutes = routes('campaigns', campaignsContract, {
  ...campaigns,

  create: (context, { body }) => createCampaign(context, body),

  async update(context, { params, body }) {
    const answer = await campaigns.update(context, { params, body });
    if (body.contractStatus !== undefined)
      await beginSigned(context, await lockCampaign(context, params.id));
    return answer;
  },

  move: (context, { params, body }) => moveCampaign(context, params.id, body),
});
