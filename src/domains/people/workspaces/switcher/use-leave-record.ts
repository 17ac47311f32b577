import { useNavigate, useRouter } from '@tanstack/react-router';

const recordId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Leaves an address that names a record: in another workspace it leads nowhere. */
export function useLeaveRecord(): () => Promise<void> {
  const navigate = useNavigate();
  const router = useRouter();
  return async () => {
    const { pathname, searchStr } = router.state.location;
    if (recordId.test(pathname)) await navigate({ to: '/dashboard' });
    else if (recordId.test(searchStr)) await navigate({ to: pathname });
  };
}
