import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { MembersTable } from './members-table.tsx';
import { PendingInvitations } from '#domains/people/workspaces/invitations/pending-invitations.tsx';

/** Who is in the workspace, and who has been asked (spec section 2, Members). */
export function MembersSettings({ workspace }: { workspace: Workspace }) {
  return (
    <>
      <MembersTable workspace={workspace} />
      <PendingInvitations workspace={workspace} />
    </>
  );
}
