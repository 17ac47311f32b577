import { LogOut } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { askAndSignOut } from '#domains/people/auth/entrance/sign-out.ts';

/** Ends the session of this browser; it asks first when something would be lost. */
export function SignOutCard() {
  return (
    <section className="sign-out-card" aria-labelledby="sign-out-title">
      <h2 id="sign-out-title">Sign Out</h2>
      <p className="sm muted">Changes made offline stay on this device until they have synced.</p>
      <Button variant="danger-quiet" icon={<LogOut />} onClick={() => void askAndSignOut()}>
        Sign Out
      </Button>
    </section>
  );
}
