import { useState } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { signOut } from '#domains/people/auth/data.ts';

/** Whose first workspace this will be, and the way out for everybody else. */
export function SignedInAs({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);

  // The guard then shows the sign-in page.
  async function leave() {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      toast.error(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <div className="row may-shrink">
      <span className="sm faint trunc">{email}</span>
      <Button flush variant="ghost" size="sm" busy={isBusy} onClick={() => void leave()}>
        Sign Out
      </Button>
    </div>
  );
}
