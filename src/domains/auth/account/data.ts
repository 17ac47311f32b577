import { queryOptions } from '@tanstack/react-query';
import { call, urlOf } from '#client/api.ts';
import { leaveAfter } from '#client/session.ts';
import { accountContract } from './contract.ts';

/** Where the browser downloads the user's export from, as it comes. */
export const exportUrl = urlOf(accountContract.exportData, {});

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
