import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api.ts';
import { queryClient } from '#client/query-client.ts';
import type { Workspace } from '#domains/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';
import { sampleContract } from './contract.ts';

const keyOf = (workspaceId: string) => ['sample', workspaceId];

/** How many records of a workspace are of its sample; 0 for who may not take them away. */
export function useSampleCount({ id, role }: Workspace): number {
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(sampleContract.read, paramsOf(id), { signal }),
    enabled: can(role, 'manage_settings'),
    meta: { persist: false },
  });
  return data?.count ?? 0;
}

/** Fills a workspace with three months of a creator's work; the feed brings what that is. */
export async function fillWithSample(id: string): Promise<void> {
  queryClient.setQueryData(
    keyOf(id),
    await call(sampleContract.fill, { ...paramsOf(id), body: {} }),
  );
}

/** Takes all of that away again. */
export async function removeSample(id: string): Promise<void> {
  queryClient.setQueryData(keyOf(id), await call(sampleContract.remove, paramsOf(id)));
}

const paramsOf = (workspaceId: string) => ({ params: { workspaceId } });
