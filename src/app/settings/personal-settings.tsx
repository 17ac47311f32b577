import { useUser } from '#domains/auth/data.ts';

/** What concerns only the person who is signed in. */
export function PersonalSettings() {
  const user = useUser();
  if (!user) return null;
  return <p className="settings-none muted">Signed in as {user.email}</p>;
}
