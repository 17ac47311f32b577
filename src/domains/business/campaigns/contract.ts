import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import {
  campaign,
  campaignChanges,
  campaignChangesOfMany,
  campaignFields,
  campaignMove,
  newCampaign,
} from './schema.ts';

const path = '/campaigns';
const place = { name: 'campaign', path, scope: 'workspace' } as const;
const generic = collectionContract({ ...place, module: 'deals', fields: campaignFields });
const many = manyContract({ ...place, row: campaign, changes: campaignChangesOfMany });

export const campaignsContract = {
  ...generic,
  ...many,
  create: { ...generic.create, input: { ...generic.create.input, body: newCampaign } },
  update: {
    ...generic.update,
    summary: 'Change some fields of a campaign; where it stands changes by a move',
    input: { ...generic.update.input, body: campaignChanges },
  },
  move: operation({
    summary:
      'Move a campaign to another status, with what follows: payments and rights begin when it is signed, its brand becomes active, and what is open is cancelled with it; with `undo` it takes such a move back',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}/:id/move`,
    access: 'edit',
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: campaignMove },
    output: campaign,
    bodyBytes: 8 * kilobyte,
  }),
};
