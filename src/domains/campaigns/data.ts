import { defineAction } from '#client/collection-action.ts';
import { defineCollection } from '#client/collection.ts';
import type { Effect } from '#client/overlay.ts';
import { allRows } from '#client/selectors.ts';
import { minute } from '#client/query-client.ts';
import { campaignsContract } from './contract.ts';
import { isClosed } from './deliverables/rules.ts';
import { deliverables } from './deliverables/data.ts';
import { afterCampaignMove } from './rules.ts';
import type { Campaign, CampaignMove } from './schema.ts';

const failedText = 'Failed to update campaign';

/** The campaigns of the workspace. */
export const campaigns = defineCollection({
  name: 'campaigns',
  contract: campaignsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  setByServer: { statusDates: {} },
  messages: {
    load: 'Failed to load campaigns',
    create: 'Failed to create campaign',
    update: failedText,
    remove: 'Failed to delete campaign',
    notReady: 'Workspace and user required',
  },
});

const sendMove = defineAction(campaigns, {
  verb: 'move',
  operation: campaignsContract.move,
  failedText,
});

/** Moves a deal to another status; what is open of a cancelled one is cancelled with it. */
export function moveCampaign(campaign: Campaign, move: CampaignMove) {
  const patch = afterCampaignMove(campaign, move, new Date().toISOString());
  return sendMove(campaign.id, move, patch, move.status === 'cancelled' ? cancelled(campaign) : []);
}

function cancelled({ id }: Campaign): Effect[] {
  const open = deliverables.read(allRows).filter((one) => one.campaignId === id && !isClosed(one));
  return open.map((one) => ({
    collection: deliverables.name,
    do: 'patch',
    id: one.id,
    patch: { status: 'cancelled' },
  }));
}
