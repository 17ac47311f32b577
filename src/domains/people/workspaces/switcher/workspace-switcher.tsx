import { Menu } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import { Check, Mail, Plus, Settings } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { takeFocus } from '#client/later/later.tsx';
import type { StoodIn } from '#client/later/stand-in.ts';
import { Monogram } from '#client/ui/marks/avatar.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useBackCloses } from '#client/ui/overlays/use-back-closes.ts';
import {
  receivedInvitationsQuery,
  switchWorkspace,
  useCurrentWorkspace,
  useWorkspaces,
} from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';
import { roleName } from '#domains/people/workspaces/members/role-name.ts';
import { membersOf, SwitcherFace } from './switcher-face.tsx';
import { useLeaveRecord } from './leave-record.ts';
import '#client/ui/menus/popup.css';
import '#client/ui/menus/menu.css';
import './workspace-switcher.css';

const CreateWorkspaceDialog = laterPart(() =>
  import('./create-workspace-dialog.tsx').then((part) => part.CreateWorkspaceDialog),
);
const colors = { personal: 'indigo', team: 'teal', business: 'orange' } as const;

/** The workspace one is in, and the way to the others and to a new one. */
export function WorkspaceSwitcher({ defaultOpen = false, hasFocus = false }: StoodIn) {
  const workspaces = useWorkspaces();
  const current = useCurrentWorkspace();
  const { data: invitations = [] } = useQuery(receivedInvitationsQuery);
  const [isCreating, setCreating] = useState(false);
  const [isOpen, setOpen] = useState(defaultOpen);
  useBackCloses({ isOpen, close: () => setOpen(false) });
  // Counted up for each visit, so that the dialog starts empty and still has its way out.
  const [visit, setVisit] = useState(0);

  const navigate = useNavigate();
  const leaveRecord = useLeaveRecord();
  const openSettings = () => void navigate({ to: '/settings', search: { tab: 'workspace' } });

  const openInvitation = (invitation: string) =>
    void navigate({ to: '/accept-invitation', search: { invitation } });

  async function goTo(id: string) {
    await leaveRecord();
    switchWorkspace(id);
    const chosen = workspaces.find((workspace) => workspace.id === id);
    if (chosen) toast.plain(`Switched to ${chosen.name}`);
  }

  function create() {
    setVisit(visit + 1);
    setCreating(true);
  }

  if (!current) return null;
  return (
    <>
      <Menu.Root open={isOpen} onOpenChange={setOpen}>
        <Menu.Trigger ref={hasFocus ? takeFocus : undefined} className="switcher">
          <SwitcherFace workspace={current} />
        </Menu.Trigger>
        <Menu.Portal render={<section aria-label="Workspaces" />}>
          <Menu.Positioner
            className="popup-layer"
            sideOffset={6}
            collisionPadding={8}
            align="start"
          >
            <Menu.Popup className="popup menu switcher-menu">
              <Menu.RadioGroup
                aria-label="Workspaces"
                value={current.id}
                onValueChange={(id) => void goTo(id)}
              >
                {workspaces.map((workspace) => (
                  <WorkspaceItem
                    key={workspace.id}
                    workspace={workspace}
                    isCurrent={workspace.id === current.id}
                  />
                ))}
              </Menu.RadioGroup>
              {invitations.map(({ id, workspace }) => (
                <Menu.Item key={id} className="menu-item" onClick={() => openInvitation(id)}>
                  <Mail aria-hidden="true" />
                  <span className="trunc">{`Invitation to ${workspace.name}`}</span>
                </Menu.Item>
              ))}
              <Menu.Separator className="menu-line" />
              {can(current.role, 'manage_settings') ? (
                <Menu.Item className="menu-item" onClick={openSettings}>
                  <Settings aria-hidden="true" />
                  Workspace Settings
                </Menu.Item>
              ) : null}
              <Menu.Item className="menu-item" onClick={create}>
                <Plus aria-hidden="true" />
                Create Workspace
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {visit > 0 ? (
        <Suspense>
          <CreateWorkspaceDialog key={visit} open={isCreating} onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function WorkspaceItem({ workspace, isCurrent }: { workspace: Workspace; isCurrent: boolean }) {
  const { id, name, type, role } = workspace;
  return (
    <Menu.RadioItem value={id} label={name} closeOnClick className="menu-item">
      <Monogram name={name} color={isCurrent ? 'slate' : colors[type]} />
      <span className="switcher-text stack grow">
        <span className="trunc name" dir="auto">
          {name}
        </span>
        <span className="trunc sub">{membersOf(workspace)}</span>
      </span>
      <Tape tone={role === 'owner' ? 'slate' : 'plain'}>{roleName(role)}</Tape>
      {/* Keeps its place in the other rows, so that the tapes stand in one line. */}
      <span className="switcher-check">{isCurrent ? <Check aria-hidden="true" /> : null}</span>
    </Menu.RadioItem>
  );
}
