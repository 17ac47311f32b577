import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { onChange } from '#client/sync/live/changes.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { sessionsContract } from './contract.ts';

/** Where the user is signed in: always as it is now, and never kept in the browser. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(sessionsContract.list, {}, { signal })).sessions,
  staleTime: 0,
  meta: { persist: false },
});

/** Signs another browser out; its tabs leave at once. */
export async function endSession(sessionId: string): Promise<void> {
  await call(sessionsContract.end, { params: { sessionId } });
  queryClient.setQueryData(sessionsQuery.queryKey, (known) =>
    known?.filter(({ id }) => id !== sessionId),
  );
}

/** Signs all other browsers out. */
export async function endOtherSessions(): Promise<void> {
  await call(sessionsContract.endOthers, { body: {} });
  queryClient.setQueryData(sessionsQuery.queryKey, (known) =>
    known?.filter(({ isCurrent }) => isCurrent),
  );
}

/** Gives the password again, for what asks for it; throws what the server refused. */
export async function provePassword(password: string): Promise<void> {
  await call(sessionsContract.prove, { body: { password } });
}

// Signed in or out elsewhere.
onChange('sessions', () => void queryClient.invalidateQueries(sessionsQuery));
