import { usePendingCount } from '#client/sync/pending.ts';
import { useHasUnsaved } from '#client/sync/live/unsaved.ts';
import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { hideOverlay } from '#client/page/overlays.ts';
import { signOutNow } from '#domains/people/auth/entrance/sign-out.ts';

/** Asks before signing out would lose what the server has not got yet. */
export function SignOutQuestion({ open }: { open: boolean }) {
  const count = usePendingCount();
  const isUnsaved = useHasUnsaved();
  return (
    <ConfirmDialog
      open={open}
      title="You have unsaved changes. Sign out anyway?"
      confirmLabel="Sign Out"
      danger
      onConfirm={signOutNow}
      onClose={hideOverlay}
    >
      {isUnsaved ? <p>What you typed in Settings has not been saved and would be lost.</p> : null}
      {count > 0 ? (
        <p>
          {count === 1
            ? '1 change has not reached the server and would be lost.'
            : `${count} changes have not reached the server and would be lost.`}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
