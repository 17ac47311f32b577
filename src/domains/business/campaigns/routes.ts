import { remindOfDates } from '#domains/business/campaigns/reminders/service.ts';
import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { campaignsContract } from './contract.ts';
import { campaignDates } from './rules.ts';
import {
  campaigns,
  createCampaign,
  moveCampaign,
  requireEnded,
  updateCampaign,
} from './service.ts';

const [productExpected, nextAction] = campaignDates;
const dated = {
  layer: 'deals',
  collection: 'campaigns',
  from: `campaigns as row left join brands
    on brands.workspace_id = row.workspace_id and brands.id = row.brand_id`,
  color: 'brands.color',
  assignee: 'row.owner_user_id',
} as const;
onAgenda(
  {
    ...dated,
    rule: productExpected,
    title: `coalesce(nullif(row.product_name, ''), row.campaign_name)`,
    status: 'row.product_status',
  },
  {
    ...dated,
    rule: nextAction,
    title: `coalesce(nullif(row.next_action, ''), row.campaign_name)`,
    status: 'row.status',
  },
);

export const campaignsRoutes = routes(
  'campaigns',
  campaignsContract,
  {
    ...campaigns,

    create: (context, { body }) => createCampaign(context, body),

    update: (context, { params, body }) => updateCampaign(context, params.id, body),

    async updateMany(context, input) {
      const archived = input.body.changes.filter(({ fields }) => fields.isArchived);
      if (archived.length > 0)
        await requireEnded(
          context,
          archived.flatMap(({ ids }) => ids),
        );
      return campaigns.updateMany(context, input);
    },

    move: (context, { params, body }) => moveCampaign(context, params.id, body),
  },
  { remindOfDates },
);
