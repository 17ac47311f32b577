import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { newReviewLink, reviewLink, toldReviewLink } from './schema.ts';

const ofCampaign = z.strictObject({ workspaceId: uuid, campaignId: uuid });
const one = z.strictObject({ workspaceId: uuid, reviewLinkId: uuid });
const empty = z.strictObject({});

/** Links by which a brand reviews deliverables without an account. */
export const reviewLinksContract = {
  list: operation({
    summary: 'The review links of a campaign with what was decided by them, the newest first',
    method: 'GET',
    path: '/workspaces/:workspaceId/campaigns/:campaignId/review-links',
    access: 'edit',
    input: { params: ofCampaign, query: empty },
    output: z.strictObject({ reviewLinks: z.array(reviewLink) }),
    bodyBytes: 0,
  }),
  share: operation({
    summary:
      'Share deliverables of a campaign for review. The link is in the answer, the only time that it is told',
    method: 'POST',
    path: '/workspaces/:workspaceId/campaigns/:campaignId/review-links',
    access: 'edit',
    input: { params: ofCampaign, body: newReviewLink },
    output: toldReviewLink,
    bodyBytes: 8 * kilobyte,
    secret: true,
  }),
  renew: operation({
    summary:
      'Make a new address for a review link that is not revoked, valid as long as the old one; the old one ends',
    method: 'POST',
    path: '/workspaces/:workspaceId/review-links/:reviewLinkId/address',
    access: 'edit',
    input: { params: one, body: empty },
    output: toldReviewLink,
    bodyBytes: kilobyte,
    secret: true,
  }),
  revoke: operation({
    summary: 'Revoke a review link; it works no longer, for nobody',
    method: 'DELETE',
    path: '/workspaces/:workspaceId/review-links/:reviewLinkId',
    access: 'edit',
    input: { params: one },
    output: nothing,
    bodyBytes: 0,
  }),
};
