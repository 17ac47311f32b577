import { call } from '#client/sync/api.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { sessionQuery } from '#domains/people/auth/data.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import { type ProfileChanges, profileContract } from './contract.ts';

/** Saves what the user is called; throws what the server refused. */
export async function updateProfile(body: ProfileChanges): Promise<Profile> {
  if (!queryClient.getQueryData(sessionQuery.queryKey)?.user) throw new Error('No user logged in');
  const user = await call(profileContract.update, { body });
  queryClient.setQueryData(sessionQuery.queryKey, { user });
  return user;
}
