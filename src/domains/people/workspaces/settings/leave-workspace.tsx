import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { leaveWorkspace } from '#domains/people/workspaces/members/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { sentenceOf } from '#client/sync/api.ts';

/** The way out for everybody but the owner. */
export function LeaveWorkspace({ workspace }: { workspace: Workspace }) {
  const [isAsking, setAsking] = useState(false);
  async function leave() {
    try {
      await leaveWorkspace(workspace.id);
      toast.plain(`You left ${workspace.name}`);
    } catch (error) {
      toast.error(sentenceOf(error));
      throw error;
    }
  }
  return (
    <section className="ws-section" aria-labelledby="ws-leave">
      <h2 id="ws-leave">Leave workspace</h2>
      <p>What you made here stays with the others. To come back you need a new invitation.</p>
      <div className="ws-actions">
        <Button variant="danger-quiet" onClick={() => setAsking(true)}>
          Leave workspace
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Leave ${workspace.name}?`}
        confirmLabel="Leave"
        danger
        onConfirm={leave}
      >
        <p>
          You lose access at once, in every browser. Invitations you sent end, and so do the review
          links and call sheets you shared.
        </p>
      </ConfirmDialog>
    </section>
  );
}
