import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { trashContract } from './contract.ts';

/** What was deleted lately; another device may have deleted more, so it is read at every look. */
export function trashQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['trash', workspaceId],
    queryFn: () => call(trashContract.list, { params: { workspaceId } }),
    staleTime: 0,
    meta: { failedText: 'Failed to load the trash', persist: false },
  });
}

/** Brings one back; throws what the server refused. The feed puts it into its lists. */
export async function restoreTrashed(
  workspaceId: string,
  body: { collection: string; id: string },
): Promise<void> {
  await call(trashContract.restore, { params: { workspaceId }, body });
  await queryClient.invalidateQueries({ queryKey: ['trash', workspaceId] });
}
