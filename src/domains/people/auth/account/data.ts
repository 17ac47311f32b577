import { queryOptions } from '@tanstack/react-query';
import { call, urlOf } from '#client/sync/api.ts';
import { leaveAfter } from '#client/sync/live/session.ts';
import { accountContract } from './contract.ts';

/** Downloads everything of the user as it comes; throws what was refused. */
export async function downloadExport(): Promise<void> {
  // A download by its address could not ask for the password.
  await call(accountContract.prepareExport, { body: {} });
  const link = document.createElement('a');
  link.href = urlOf(accountContract.exportData, {});
  link.download = '';
  link.click();
}

/** The workspaces that have to be dealt with before the account can go. */
export const ownedWorkspacesQuery = queryOptions({
  queryKey: ['owned-workspaces'],
  queryFn: async ({ signal }) => (await call(accountContract.owned, {}, { signal })).workspaces,
  staleTime: 0,
  meta: { persist: false },
});

/** Deletes the account and forgets everything of it in this browser; throws what was refused. */
export async function removeAccount(body: {
  password: string;
  workspaceIds: string[];
}): Promise<void> {
  await leaveAfter(async () => {
    await call(accountContract.remove, { body });
  });
}
