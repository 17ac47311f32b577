import { routes } from '#server/routes.ts';
import { campaignsContract } from './contract.ts';
import { beginSigned, campaigns, lockCampaign, moveCampaign } from './service.ts';

export const campaignsRoutes = routes('campaigns', campaignsContract, {
  ...campaigns,

  /** The day it came into its first status is noted with it. */
  create(context, { body }) {
    const statusDates = { [body.status]: Temporal.Now.instant().toString() };
    return campaigns.create(context, { body: { ...body, statusDates } });
  },

  async update(context, { params, body }) {
    const answer = await campaigns.update(context, { params, body });
    if (body.contractStatus !== undefined)
      await beginSigned(context, await lockCampaign(context, params.id));
    return answer;
  },

  move: (context, { params, body }) => moveCampaign(context, params.id, body),
});
