import { type RegisteredRouter, useRouter } from '@tanstack/react-router';

const recordId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Leaves an address that names a record: in another workspace it leads nowhere. */
export async function leaveRecord({ navigate, state }: RegisteredRouter): Promise<void> {
  const { pathname, searchStr } = state.location;
  if (recordId.test(pathname)) await navigate({ to: '/dashboard' });
  else if (recordId.test(searchStr)) await navigate({ to: pathname });
}

/** The same, of the page that asks. */
export function useLeaveRecord(): () => Promise<void> {
  const router = useRouter();
  return () => leaveRecord(router);
}
