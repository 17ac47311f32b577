import { routes } from '#server/http/routes.ts';
import {
  acceptInvitation,
  declineInvitation,
  lookUpInvitation,
} from '#domains/people/workspaces/answers/service.ts';
import { invitationsContract } from './contract.ts';
import {
  cancelInvitation,
  listInvitations,
  renewLink,
  resendInvitation,
  sendInvitation,
} from './service.ts';

export const invitationsRoutes = routes('invitations', invitationsContract, {
  list: async (context) => ({ invitations: await listInvitations(context) }),
  send: (context, { body }) => sendInvitation(context, body),
  resend: (context, { params }) => resendInvitation(context, params.invitationId),
  renewLink: (context, { params }) => renewLink(context, params.invitationId),
  async cancel(context, { params }) {
    await cancelInvitation(context, params.invitationId);
    return {};
  },
  lookUp: (context, { body }) => lookUpInvitation(context, body),
  accept: (context, { body }) => acceptInvitation(context, body),
  async decline(context, { body }) {
    await declineInvitation(context, body);
    return {};
  },
});
