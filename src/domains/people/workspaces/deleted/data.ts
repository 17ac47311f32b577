import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { enterWorkspace, leaving } from '#domains/people/workspaces/data.ts';

/** What the user has deleted and can still bring back. */
export const deletedWorkspacesQuery = queryOptions({
  queryKey: ['deleted-workspaces'],
  queryFn: async ({ signal: aborted }) => {
    const answer = await call(workspacesContract.listDeleted, { query: {} }, { signal: aborted });
    return answer.workspaces;
  },
  meta: { failedText: 'Failed to load workspaces' },
});

/** Deletes a workspace, by its typed name, and goes to another; then say 'Workspace deleted'. */
export async function deleteWorkspace(workspaceId: string, typedName: string): Promise<void> {
  const input = { params: { workspaceId }, body: { name: typedName } };
  await leaving(workspaceId, () => call(workspacesContract.remove, input));
  void queryClient.invalidateQueries(deletedWorkspacesQuery);
}

/** Brings a deleted workspace back and goes there. */
export async function restoreWorkspace(deletedId: string): Promise<Workspace> {
  const input = { params: { deletedId }, body: {} };
  const restored = await call(workspacesContract.restore, input);
  queryClient.setQueryData(deletedWorkspacesQuery.queryKey, (before) =>
    before?.filter(({ id }) => id !== deletedId),
  );
  return enterWorkspace(restored);
}
