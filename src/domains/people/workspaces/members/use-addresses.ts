import { useQuery } from '@tanstack/react-query';
import { useUser } from '#domains/people/auth/data.ts';
import { addressesQuery } from './data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';

/** The addresses of members that one may see, by user: one's own, and to owner and admins all. */
export function useAddresses({ id, role }: Workspace): (userId: string) => string | undefined {
  const user = useUser();
  const { data } = useQuery({ ...addressesQuery(id), enabled: can(role, 'manage_members') });
  return (userId) => (userId === user?.id ? user.email : data?.get(userId));
}
