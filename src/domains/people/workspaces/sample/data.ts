import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { rereadScope } from '#client/sync/kept/forget-scope.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { collectionNamed } from '#client/sync/registry.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';
import { sampleContract } from './contract.ts';

/** What the dashboard shows. */
const shownFirst = ['tasks', 'routine-items', 'campaigns', 'brands'];

const keyOf = (workspaceId: string) => ['sample', workspaceId];

const sampleQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(sampleContract.read, paramsOf(id), { signal }),
    meta: { persist: false },
  });

/** How many records of a workspace are of its sample; undefined while that is not known here. */
export function useSampleCount({ id, role }: Workspace): number | undefined {
  return useQuery({ ...sampleQuery(id), enabled: can(role, 'manage_settings') }).data?.count;
}

/** How many records go with the sample at this moment, and how many stay. Throws what kept it from an answer. */
export async function readSample(id: string): Promise<{ going: number; staying: number }> {
  const { count, staying } = await queryClient.fetchQuery({ ...sampleQuery(id), staleTime: 0 });
  return { going: count - staying, staying };
}

/**
 * Fills the workspace on screen with three months of a creator's work. It has come to pass once what
 * the dashboard shows is here: the feed would bring it piece by piece.
 */
export async function fillWithSample(id: string): Promise<void> {
  const filled = await call(sampleContract.fill, { ...paramsOf(id), body: {} });
  rereadScope(id);
  const { userId } = getScope();
  if (userId) rereadScope(userId);
  queryClient.setQueryData(keyOf(id), filled);
  await Promise.all(shownFirst.map(async (name) => collectionNamed(name)?.load()));
}

/** Takes all of that away again but for what has been worked on. */
export async function removeSample(id: string): Promise<void> {
  queryClient.setQueryData(keyOf(id), await call(sampleContract.remove, paramsOf(id)));
}

const paramsOf = (workspaceId: string) => ({ params: { workspaceId } });
