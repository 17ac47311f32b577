import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { onChange } from '#client/sync/live/changes.ts';
import { queryClient } from '#client/sync/query-client.ts';
import type { Call } from '#shared/contract.ts';
import { dropReceivedInvitation, enterWorkspace } from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { invitationsContract } from './contract.ts';
import type { InvitationKey, SentInvitation } from './schema.ts';

/** The invitations of a workspace that wait for an answer, the newest first. */
export const invitationsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['invitations', workspaceId],
    queryFn: async ({ signal }) => {
      const input = { params: { workspaceId }, query: {} };
      const { invitations } = await call(invitationsContract.list, input, { signal });
      return invitations;
    },
    // Addresses of people who are no members: not for the browser's database.
    meta: { failedText: 'Failed to load invitations', persist: false },
  });

/**
 * Invites somebody. Throws what the server refused, in its own words: 'Failed to send invitation'
 * is for everything else. Without mail on the server the answer has the link, this once.
 */
export async function sendInvitation(
  workspaceId: string,
  body: Call<typeof invitationsContract.send>['body'],
): Promise<SentInvitation> {
  const sent = await call(invitationsContract.send, { params: { workspaceId }, body });
  reload(workspaceId);
  return sent;
}

/** Mails an invitation again with a new link for 7 days; the old link ends. */
export async function resendInvitation(workspaceId: string, invitationId: string) {
  const params = { workspaceId, invitationId };
  const sent = await call(invitationsContract.resend, { params, body: {} });
  reload(workspaceId);
  return sent;
}

/** A new link to copy, for 7 days; the old one ends, mailed or not. */
export async function renewInvitationLink(workspaceId: string, invitationId: string) {
  const params = { workspaceId, invitationId };
  const { link } = await call(invitationsContract.renewLink, { params, body: {} });
  reload(workspaceId);
  return link;
}

/** Takes an invitation back at once; throws what the server refused, and it is there again. */
export async function cancelInvitation(workspaceId: string, invitationId: string): Promise<void> {
  const { queryKey } = invitationsQuery(workspaceId);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(
    queryKey,
    before?.filter(({ id }) => id !== invitationId),
  );
  try {
    await call(invitationsContract.cancel, { params: { workspaceId, invitationId } });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  } finally {
    reload(workspaceId);
  }
}

/** What an invitation offers; fails with the sentence of the server. */
export const receivedInvitationQuery = (key: InvitationKey) =>
  queryOptions({
    queryKey: ['received-invitation', key],
    queryFn: ({ signal }) => call(invitationsContract.lookUp, { body: key }, { signal }),
    staleTime: 0,
    gcTime: 0,
    // The token is a secret: it stays out of the browser's database.
    meta: { persist: false },
  });

/** Joins the workspace of an invitation and goes there. */
export async function acceptInvitation(key: InvitationKey, id: string): Promise<Workspace> {
  const joined = await call(invitationsContract.accept, { body: key });
  dropReceivedInvitation(id);
  return enterWorkspace(joined);
}

/** Records the refusal; the link works no longer. */
export async function declineInvitation(key: InvitationKey, id: string): Promise<void> {
  await call(invitationsContract.decline, { body: key });
  dropReceivedInvitation(id);
}

function reload(workspaceId: string): void {
  void queryClient.invalidateQueries(invitationsQuery(workspaceId));
}

onChange('invitations', (changes) => {
  for (const stream of new Set(changes.map((change) => change.stream))) reload(stream);
});
