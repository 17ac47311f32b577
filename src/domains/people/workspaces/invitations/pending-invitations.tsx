import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { refusalOr } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { useRowFocus } from '#client/ui/rows/use-row-focus.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { cancelInvitation, invitationsQuery } from './data.ts';
import type { Invitation } from './schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { type NewLink, PendingRow } from './pending-row.tsx';
import './pending-invitations.css';

const LinkToHandOver = laterPart(() =>
  import('./link-to-hand-over.tsx').then((part) => part.LinkToHandOver),
);

/** Who has been invited and has not answered, with the time that is left. */
export function PendingInvitations({ workspace }: { workspace: Workspace }) {
  const workspaceId = workspace.id;
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(invitationsQuery(workspaceId));
  const invitations = data ?? [];
  // It stays while it is tried again.
  const hasFailed = !data && errorUpdateCount > 0;
  const [ending, setEnding] = useState<Invitation | null>(null);
  // Not in its row: whatever becomes of the invitation, its link is shown this once.
  const [shown, setShown] = useState<NewLink | null>(null);

  const list = useRowFocus(invitations.map(({ id }) => id));

  async function cancel({ id }: Invitation) {
    try {
      await cancelInvitation(workspaceId, id);
      toast.success('Invitation cancelled');
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to cancel invitation'));
    }
  }

  return (
    <>
      {invitations.length > 0 || hasFailed ? (
        <section className="pending" aria-labelledby="ws-pending">
          <h2 id="ws-pending">Pending Invitations</h2>
          {hasFailed ? (
            <p className="pending-failed muted">
              Failed to load invitations{' '}
              <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                Try Again
              </Button>
            </p>
          ) : (
            <ul ref={list}>
              {invitations.map((invitation) => (
                <PendingRow
                  key={invitation.id}
                  workspaceId={workspaceId}
                  invitation={invitation}
                  onCancel={() => setEnding(invitation)}
                  onShow={setShown}
                />
              ))}
            </ul>
          )}
        </section>
      ) : null}
      {ending ? (
        <ConfirmDialog
          open
          onClose={() => setEnding(null)}
          title={`Cancel the invitation of ${ending.email}?`}
          confirmLabel="Cancel invitation"
          keepLabel="Keep invitation"
          danger
          onConfirm={() => cancel(ending)}
        >
          <p>The link stops working at once.</p>
        </ConfirmDialog>
      ) : null}
      {shown ? (
        <Suspense>
          <LinkToHandOver
            open
            onClose={() => setShown(null)}
            workspaceName={workspace.name}
            {...shown}
          />
        </Suspense>
      ) : null}
    </>
  );
}
