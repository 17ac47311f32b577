import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { dateOf } from '#client/dates.ts';
import { formatShortDate } from '#client/format-dates.ts';
import { refusalOr } from '#client/api.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { toast } from '#client/ui/toasts.tsx';
import { useFormats } from '#domains/auth/data.ts';
import {
  cancelInvitation,
  invitationsQuery,
  renewInvitationLink,
  resendInvitation,
} from '#domains/workspaces/invitations/data.ts';
import type { Invitation } from '#domains/workspaces/invitations/schema.ts';
import { timeLeft, useNow, warnWithinMs } from './moments.ts';
import { roleName } from './role-name.ts';
import './pending-invitations.css';

/** Who has been invited and has not answered, with the time that is left. */
export function PendingInvitations({ workspaceId }: { workspaceId: string }) {
  const { data: invitations = [] } = useQuery(invitationsQuery(workspaceId));
  const [ending, setEnding] = useState<Invitation | null>(null);
  if (invitations.length === 0) return null;

  async function cancel({ id }: Invitation) {
    try {
      await cancelInvitation(workspaceId, id);
      toast.success('Invitation cancelled');
    } catch {
      toast.error('Failed to cancel invitation');
    }
  }

  return (
    <section className="pending" aria-labelledby="ws-pending">
      <h2 id="ws-pending">Pending Invitations</h2>
      <ul>
        {invitations.map((invitation) => (
          <PendingRow
            key={invitation.id}
            workspaceId={workspaceId}
            invitation={invitation}
            onCancel={() => setEnding(invitation)}
          />
        ))}
      </ul>
      {ending ? (
        <ConfirmDialog
          open
          onClose={() => setEnding(null)}
          title={`Cancel the invitation of ${ending.email}?`}
          confirmLabel="Cancel invitation"
          danger
          onConfirm={() => cancel(ending)}
        >
          <p>The link stops working at once.</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

interface PendingRowProps {
  workspaceId: string;
  invitation: Invitation;
  onCancel: () => void;
}

function PendingRow({ workspaceId, invitation, onCancel }: PendingRowProps) {
  const formats = useFormats();
  const { id, email, role, expiresAt } = invitation;
  const now = useNow();
  const isEnding = Date.parse(expiresAt) - now < warnWithinMs;
  const lastDay = formatShortDate(dateOf(expiresAt, formats.timeZone), formats);

  async function copy() {
    try {
      const link = await renewInvitationLink(workspaceId, id);
      await navigator.clipboard.writeText(link);
      toast.success('New link copied. The one before it no longer works.');
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to send invitation'));
    }
  }
  async function resend() {
    try {
      const { mailed, link } = await resendInvitation(workspaceId, id);
      if (!mailed && link) await navigator.clipboard.writeText(link);
      toast.success(
        mailed
          ? `Invitation sent to ${email}`
          : 'This server sends no mail: a new link is copied. Hand it over yourself.',
      );
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to send invitation'));
    }
  }

  return (
    <li>
      <span className="pending-icon" aria-hidden="true">
        <Mail />
      </span>
      <span className="grow trunc">{email}</span>
      <Tape tone="plain">{roleName(role)}</Tape>
      <span className={isEnding ? 'pending-until warn' : 'pending-until muted'}>
        {isEnding ? `Expires in ${timeLeft(expiresAt, now)}` : `Expires ${lastDay}`}
      </span>
      <span className="pending-actions">
        <Button variant="ghost" size="sm" onClick={() => void copy()}>
          Copy link<span className="sr">{` for ${email}`}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void resend()}>
          Resend<span className="sr">{` to ${email}`}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel<span className="sr">{` the invitation of ${email}`}</span>
        </Button>
      </span>
    </li>
  );
}
