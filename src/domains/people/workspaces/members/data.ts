import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { onChange } from '#client/sync/live/changes.ts';
import { collectionHooks } from '#client/sync/reading/collection-hooks.ts';
import { collectionRows } from '#client/sync/collection-rows.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { queryClient } from '#client/sync/query-client.ts';
import type { Result } from '#client/sync/sending.ts';
import { storedRow } from '#client/sync/truth.ts';
import type { Tombstone } from '#shared/contracts/pages.ts';
import { leaving } from '#domains/people/workspaces/data.ts';
import { membersContract } from './contract.ts';
import type { GivenRole, Member, MemberChanges } from './schema.ts';

const name = 'members';
const rows = collectionRows<Member>({
  name,
  contract: membersContract,
  scope: 'workspace',
  messages: { load: 'Failed to load members' },
});

/** The members of the workspace on screen, always as the server has them. */
export const members = {
  ...collectionHooks<Member>({ ...rows, name, scope: 'workspace' }),
  read: rows.read,
  subscribe: rows.subscribe,
};

/** The addresses of the members by user, for owner and admins. */
export const addressesQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['member-addresses', workspaceId],
    queryFn: async ({ signal }) => {
      const input = { params: { workspaceId }, query: {} };
      const { addresses } = await call(membersContract.addresses, input, { signal });
      return new Map(addresses.map(({ userId, email }) => [userId, email]));
    },
    // Whoever is no admin any more has none of them left in the browser's database.
    meta: { failedText: 'Failed to load members', persist: false },
  });

onChange(name, (changes) => {
  for (const { stream } of changes) void queryClient.invalidateQueries(addressesQuery(stream));
});

const sendChanges = defineOperation({
  name: 'members.update',
  operation: membersContract.update,
  failedText: 'Failed to update role',
  reply: (row, { scopeId }) => rows.merge(scopeId, [storedRow(row)]),
});

const sendRemoval = defineOperation({
  name: 'members.remove',
  operation: membersContract.remove,
  failedText: 'Failed to remove member',
  reply: ({ id, version }, { scopeId }) => rows.merge(scopeId, [{ id, version, row: null }]),
});

/** Gives another member another role; a refusal takes it back. Then say 'Role updated'. */
export function changeRole(
  workspaceId: string,
  memberId: string,
  role: GivenRole,
): Promise<Result<Member>> {
  return change(workspaceId, memberId, { role });
}

/** Lets a member decide about content, or no longer; a refusal takes it back. */
export function setApprover(
  workspaceId: string,
  memberId: string,
  isApprover: boolean,
): Promise<Result<Member>> {
  return change(workspaceId, memberId, { isApprover });
}

function change(workspaceId: string, memberId: string, body: MemberChanges) {
  return sendChanges({
    scopeId: workspaceId,
    input: { params: { workspaceId, memberId }, body },
    effects: [{ collection: name, do: 'patch', id: memberId, patch: body }],
  });
}

/** Removes another member; a refusal brings them back. Then say 'Member removed'. */
export function removeMember(workspaceId: string, memberId: string): Promise<Result<Tombstone>> {
  return sendRemoval({
    scopeId: workspaceId,
    input: { params: { workspaceId, memberId } },
    effects: [{ collection: name, do: 'drop', id: memberId }],
  });
}

/** Makes another member the owner, and the caller an admin; throws what the server refused. */
export async function transferWorkspace(workspaceId: string, memberId: string): Promise<void> {
  await call(membersContract.transfer, { params: { workspaceId }, body: { memberId } });
}

/** Ends the own membership and goes to another workspace. */
export async function leaveWorkspace(workspaceId: string): Promise<void> {
  const input = { params: { workspaceId }, body: {} };
  await leaving(workspaceId, () => call(membersContract.leave, input));
}
