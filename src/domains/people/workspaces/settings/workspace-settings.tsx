import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { Button } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';
import { GeneralSettings } from './general-settings.tsx';
import { MembersSettings } from '#domains/people/workspaces/members/members-settings.tsx';
import './workspace-settings.css';

const InviteDialog = laterPart(() =>
  import('#domains/people/workspaces/invitations/invite-dialog.tsx').then(
    (part) => part.InviteDialog,
  ),
);
/** Which of a workspace's settings are on screen. */
export type WorkspaceSection = 'general' | 'members';

interface WorkspaceSettingsProps {
  workspace: Workspace;
  section: WorkspaceSection;
  onSection: (section: WorkspaceSection) => void;
}

/** The settings of the workspace on screen; who is in it is for its owner and admins. */
export function WorkspaceSettings({
  workspace,
  section: chosen,
  onSection,
}: WorkspaceSettingsProps) {
  const [isInviting, setInviting] = useState(false);
  // Counted up for each visit, so that the dialog starts empty and still has its way out.
  const [visit, setVisit] = useState(0);
  const mayManage = can(workspace.role, 'manage_members');
  const section = mayManage ? chosen : 'general';

  function invite() {
    setVisit(visit + 1);
    setInviting(true);
  }

  return (
    <>
      {mayManage ? (
        <div className="row ws-bar">
          <Segmented
            label="Workspace settings"
            value={section}
            onChange={onSection}
            options={[
              { value: 'general', label: 'General' },
              { value: 'members', label: 'Members', count: workspace.memberCount },
            ]}
          />
          {section === 'members' ? (
            <span className="end">
              <Button variant="primary" icon={<UserPlus />} onClick={invite}>
                Invite member
              </Button>
            </span>
          ) : null}
        </div>
      ) : null}
      {section === 'general' ? (
        <GeneralSettings workspace={workspace} />
      ) : (
        <MembersSettings workspace={workspace} />
      )}
      {visit > 0 ? (
        <Suspense>
          <InviteDialog
            key={visit}
            workspace={workspace}
            open={isInviting}
            onClose={() => setInviting(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
