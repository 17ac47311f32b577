import { Mail } from 'lucide-react';
import { refusalOr } from '#client/sync/api.ts';
import { dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { toClipboard } from '#client/ui/rows/copy-text.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { renewInvitationLink, resendInvitation } from './data.ts';
import type { Invitation } from './schema.ts';
import { timeLeft, useNow, warnWithinMs } from '#domains/people/workspaces/switcher/moments.ts';
import { roleName } from '#domains/people/workspaces/members/role-name.ts';

/** A link that could not be copied, and whether that is what it was asked for. */
export interface NewLink {
  email: string;
  url: string;
  isForCopying: boolean;
}

interface PendingRowProps {
  workspaceId: string;
  invitation: Invitation;
  onCancel: () => void;
  onShow: (link: NewLink) => void;
}

/** One invitation that waits, and the ways to bring it to whom it is for once more. */
export function PendingRow({ workspaceId, invitation, onCancel, onShow }: PendingRowProps) {
  const formats = useFormats();
  const { id, email, role, expiresAt } = invitation;
  const now = useNow();
  const isEnding = Date.parse(expiresAt) - now < warnWithinMs;
  const lastDay = formatShortDate(dateOf(expiresAt, formats.timeZone), formats);

  async function copy() {
    try {
      const url = await renewInvitationLink(workspaceId, id);
      if (await toClipboard(url))
        toast.success('New link copied. The one before it no longer works.');
      else onShow({ email, url, isForCopying: true });
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to send invitation'));
    }
  }
  async function resend() {
    try {
      const { mailed, link: url } = await resendInvitation(workspaceId, id);
      if (mailed || !url) toast.success(`Invitation sent to ${email}`);
      else if (await toClipboard(url))
        toast.success('This server sends no mail: a new link is copied. Hand it over yourself.');
      else onShow({ email, url, isForCopying: false });
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to send invitation'));
    }
  }

  return (
    <li className="row gap-12 ruled" data-row-id={id}>
      <span className="pending-icon" aria-hidden="true">
        <Mail />
      </span>
      <span className="grow trunc">{email}</span>
      <Tape tone="plain">{roleName(role)}</Tape>
      <span className={isEnding ? 'pending-until warn' : 'pending-until muted'}>
        {isEnding ? `Expires in ${timeLeft(expiresAt, now)}` : `Expires ${lastDay}`}
      </span>
      <span className="pending-actions row gap-0">
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
