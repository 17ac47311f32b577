import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { Button } from '#client/ui/button.tsx';
import type { Workspace } from '#domains/people/workspaces/schema.ts';

const TransferDialog = laterPart(() =>
  import('#domains/people/workspaces/members/transfer-dialog.tsx').then(
    (part) => part.TransferDialog,
  ),
);
const DeleteWorkspaceDialog = laterPart(() =>
  import('./delete-workspace-dialog.tsx').then((part) => part.DeleteWorkspaceDialog),
);

/** What only the owner may: hand the workspace over, or end it. */
export function OwnerZone({ workspace }: { workspace: Workspace }) {
  const [open, setOpen] = useState<'transfer' | 'delete' | null>(null);
  // Counted up for each visit, so that a dialog starts empty and still has its way out.
  const [visit, setVisit] = useState(0);
  const [Shown, setShown] = useState<typeof TransferDialog | null>(null);

  function show(which: 'transfer' | 'delete') {
    setShown(which === 'transfer' ? TransferDialog : DeleteWorkspaceDialog);
    setVisit(visit + 1);
    setOpen(which);
  }

  return (
    <>
      <section className="ws-section" aria-labelledby="ws-transfer">
        <h2 id="ws-transfer">Ownership</h2>
        <p>
          A workspace has one owner. Hand it to another member and you stay as an admin.
          {workspace.memberCount === 1 ? ' Invite somebody first.' : null}
        </p>
        {workspace.memberCount > 1 ? (
          <div className="ws-actions">
            <Button onClick={() => show('transfer')}>Transfer ownership</Button>
          </div>
        ) : null}
      </section>
      <section className="ws-section danger" aria-labelledby="ws-danger">
        <h2 id="ws-danger">Danger Zone</h2>
        <p>
          Everything in the workspace goes, for all members. You can restore it for 14 days, then it
          is gone for good. Your own tasks, categories and starred days are not in it.
        </p>
        <div className="ws-actions">
          <Button variant="danger-quiet" onClick={() => show('delete')}>
            Delete Workspace
          </Button>
        </div>
      </section>
      {Shown ? (
        <Suspense>
          <Shown
            key={visit}
            workspace={workspace}
            open={open !== null}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
