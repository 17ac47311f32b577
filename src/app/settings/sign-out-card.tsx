import { LogOut } from 'lucide-react';
import { useOnline } from '#client/online.ts';
import { Button } from '#client/ui/button.tsx';
import { askAndSignOut } from '#app/shell/sign-out.ts';

/** Ends the session of this browser; it asks first when something would be lost. */
export function SignOutCard() {
  const isOnline = useOnline();
  return (
    <section className="sign-out-card" aria-labelledby="sign-out-title">
      <h2 id="sign-out-title">Sign Out</h2>
      <p className="sm muted">
        {isOnline
          ? 'Changes made offline stay on this device until they have synced.'
          : 'You are offline. Connect to the internet to sign out.'}
      </p>
      <Button variant="danger-quiet" icon={<LogOut />} onClick={() => void askAndSignOut()}>
        Sign Out
      </Button>
    </section>
  );
}
