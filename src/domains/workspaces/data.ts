import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/api.ts';
import { onChange } from '#client/changes.ts';
import { queryClient } from '#client/query-client.ts';
import { getScope, setScope, useScope } from '#client/scope.ts';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { can, type Permission } from '#shared/permissions.ts';
import { workspacesContract } from './contract.ts';
import type { Workspace } from './schema.ts';

export const workspacesQuery = queryOptions({
  queryKey: ['workspaces'],
  queryFn: async ({ signal }) => {
    const { workspaces } = await call(workspacesContract.list, { query: {} }, { signal });
    return workspaces;
  },
  meta: { failedText: 'Failed to load workspaces' },
});

const noWorkspaces: Workspace[] = [];

/** The workspaces of the user, the one used last first. */
export function useWorkspaces(): Workspace[] {
  return useQuery(workspacesQuery).data ?? noWorkspaces;
}

/** The workspace on screen; null before one is chosen. */
export function useCurrentWorkspace(): Workspace | null {
  const workspaces = useWorkspaces();
  const { workspaceId } = useScope();
  return workspaces.find((workspace) => workspace.id === workspaceId) ?? null;
}

/** Whether the user's role in the workspace on screen holds a permission. */
export function useCan(permission: Permission): boolean {
  return can(useCurrentWorkspace()?.role, permission);
}

/** The workspace to start in: the one remembered for this user, else the first. */
export function chooseWorkspace(
  userId: string,
  workspaces: readonly Workspace[],
): Workspace | null {
  const remembered = localStorage.getItem(keyOf(userId));
  const chosen = workspaces.find(({ id }) => id === remembered) ?? workspaces[0] ?? null;
  setScope({ userId, workspaceId: chosen?.id ?? null });
  if (chosen) localStorage.setItem(keyOf(userId), chosen.id);
  return chosen;
}

/** Goes to another workspace and remembers it for this user. */
export function switchWorkspace(id: string): void {
  const { userId } = getScope();
  if (!userId) return;
  localStorage.setItem(keyOf(userId), id);
  setScope({ userId, workspaceId: id });
  // Only the order of the list hangs on it: a failure is no reason to stay.
  call(workspacesContract.visit, { params: { workspaceId: id }, body: {} }).catch(() => undefined);
}

/** Creates a workspace and goes there; throws what the server refused. */
export async function createWorkspace(
  fields: Omit<Call<typeof workspacesContract.create>['body'], 'id'>,
): Promise<Workspace> {
  return created(await call(workspacesContract.create, { body: { id: newId(), ...fields } }));
}

/** 'Skip for now': creates 'Personal Workspace' unless there is a workspace already. */
export async function createPersonalWorkspace(): Promise<Workspace> {
  return created(await call(workspacesContract.createPersonal, { body: { id: newId() } }));
}

function created(workspace: Workspace): Workspace {
  queryClient.setQueryData(workspacesQuery.queryKey, (before = []) => [
    workspace,
    ...before.filter(({ id }) => id !== workspace.id),
  ]);
  switchWorkspace(workspace.id);
  return workspace;
}

function keyOf(userId: string): string {
  return `dayslate.workspace.${userId}`;
}

const reload = () => void queryClient.invalidateQueries(workspacesQuery);
onChange('workspaces', reload);
onChange('members', reload);
