import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { workspace } from '#domains/people/workspaces/schema.ts';
import {
  invitation,
  invitationKey,
  newInvitation,
  receivedInvitation,
  sentInvitation,
} from './schema.ts';

const params = z.strictObject({ workspaceId: uuid });
const one = z.strictObject({ workspaceId: uuid, invitationId: uuid });
const empty = z.strictObject({});
const onlyManagersSend = 'Only owners and admins can send invitations';

/** Inviting people by e-mail, and answering (spec sections 5 to 8). */
export const invitationsContract = {
  list: operation({
    summary: 'The invitations that wait for an answer and have not expired, the newest first',
    method: 'GET',
    path: '/workspaces/:workspaceId/invitations',
    access: 'manage_members',
    input: { params, query: empty },
    output: z.strictObject({ invitations: z.array(invitation) }),
    bodyBytes: 0,
  }),
  send: operation({
    summary:
      'Invite somebody for 7 days. The link is mailed; where no mail can be sent it is in the answer, the only time that it is told',
    method: 'POST',
    path: '/workspaces/:workspaceId/invitations',
    access: 'manage_members',
    refusal: onlyManagersSend,
    input: { params, body: newInvitation },
    output: sentInvitation,
    bodyBytes: 8 * kilobyte,
    secret: true,
  }),
  resend: operation({
    summary: 'Send an invitation again for 7 days more, with a new link; the old one ends',
    method: 'POST',
    path: '/workspaces/:workspaceId/invitations/:invitationId/resend',
    access: 'manage_members',
    refusal: onlyManagersSend,
    input: { params: one, body: empty },
    output: sentInvitation,
    bodyBytes: kilobyte,
    secret: true,
  }),
  renewLink: operation({
    summary:
      'Make a new link for an invitation, for 7 days, to hand over by other means than mail. Only its hash is stored, so the old link cannot be told again: it ends',
    method: 'POST',
    path: '/workspaces/:workspaceId/invitations/:invitationId/link',
    access: 'manage_members',
    refusal: onlyManagersSend,
    input: { params: one, body: empty },
    output: z.strictObject({ invitation, link: z.string() }),
    bodyBytes: kilobyte,
    secret: true,
  }),
  cancel: operation({
    summary: 'Take an invitation back; its link works no longer',
    method: 'DELETE',
    path: '/workspaces/:workspaceId/invitations/:invitationId',
    access: 'manage_members',
    refusal: 'Only owners and admins can cancel invitations',
    input: { params: one },
    output: nothing,
    bodyBytes: 0,
  }),
  // The token travels in bodies, never in addresses, which others write into their logs.
  lookUp: operation({
    summary: 'What an invitation offers, to the person whom it was sent to',
    method: 'POST',
    path: '/invitations/look-up',
    access: 'signed-in',
    input: { body: invitationKey },
    output: receivedInvitation,
    bodyBytes: kilobyte,
    ownTransactions: true,
  }),
  accept: operation({
    summary: 'Accept an invitation and join its workspace',
    method: 'POST',
    path: '/invitations/accept',
    access: 'signed-in',
    input: { body: invitationKey },
    output: workspace,
    bodyBytes: kilobyte,
    ownTransactions: true,
  }),
  decline: operation({
    summary: 'Decline an invitation; its link works no longer',
    method: 'POST',
    path: '/invitations/decline',
    access: 'signed-in',
    input: { body: invitationKey },
    output: nothing,
    bodyBytes: kilobyte,
    ownTransactions: true,
  }),
};
