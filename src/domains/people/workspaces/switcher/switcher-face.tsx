import { ChevronsUpDown } from 'lucide-react';
import { Monogram } from '#client/ui/marks/avatar.tsx';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { roleName } from '#domains/people/workspaces/members/role-name.ts';
import './switcher-face.css';

/** What the closed switcher shows: the workspace, the own role and how many are in it. */
export function SwitcherFace({ workspace }: { workspace: Workspace }) {
  const { name, role } = workspace;
  return (
    <>
      <Monogram name={name} color="slate" />
      <span className="switcher-text stack grow">
        <span className="sr">Workspace: </span>
        <span className="trunc name" dir="auto">
          {name}
        </span>
        <span className="trunc sub">{`${roleName(role)} · ${membersOf(workspace)}`}</span>
      </span>
      <ChevronsUpDown aria-hidden="true" />
    </>
  );
}

/** 'Just you', '4 members' */
export function membersOf({ memberCount }: Workspace): string {
  return memberCount === 1 ? 'Just you' : `${memberCount} members`;
}
