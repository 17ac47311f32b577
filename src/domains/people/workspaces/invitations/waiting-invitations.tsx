import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { receivedInvitationsQuery } from '#domains/people/workspaces/data.ts';
import { roleName } from '#domains/people/workspaces/members/role-name.ts';
import './waiting-invitations.css';

/** The invitations that wait for the user, each with the way to its offer; nothing if there is none. */
export function WaitingInvitations() {
  const { data: invitations = [] } = useQuery(receivedInvitationsQuery);
  if (invitations.length === 0) return null;
  return (
    <ul className="waiting-invitations" aria-label="Invitations">
      {invitations.map(({ id, workspace, role, invitedBy }) => (
        <li key={id} className="row gap-12">
          <Mail aria-hidden="true" className="faint" />
          <p className="grow anywhere">
            {invitedBy ? `${invitedBy} invited you to ` : 'You are invited to '}
            <b>{workspace.name}</b>
            {` as ${roleName(role).toLowerCase()}.`}
          </p>
          <Link
            to="/accept-invitation"
            search={{ invitation: id }}
            className={classNames(buttonClass({ size: 'sm' }), 'fixed-size')}
          >
            See invitation<span className="sr">{` to ${workspace.name}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
