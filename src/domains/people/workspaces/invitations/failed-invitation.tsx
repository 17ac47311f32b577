import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { sentenceOf } from '#client/sync/api.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { SlateGlyph } from '#client/ui/marks/glyphs.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { signOut } from '#domains/people/auth/data.ts';
import { InvitationSlate } from './invitation-slate.tsx';

/** A link that leads nowhere any more. */
export function InvalidInvitation({ email, reason }: { email: string; reason: string }) {
  return (
    <InvitationSlate email={email} clap={['rest', 'rest']} words="Scene missing." isUnlit>
      <SlateGlyph kind="open" />
      <h1>Invalid Invitation</h1>
      <p className="invitation-text muted" role="alert">
        {withStop(reason)} Links work once and for 7 days: ask whoever sent it for a new one.
      </p>
      <div className="row invitation-actions">
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          Go to Dashboard
        </Link>
      </div>
    </InvitationSlate>
  );
}

/** The person whom it was sent to is in already. */
export function NeedlessInvitation({
  email,
  workspaceName,
}: {
  email: string;
  workspaceName: string;
}) {
  return (
    <InvitationSlate email={email} clap={['on', 'on']} words="You’re on the slate.">
      <SlateGlyph kind="shut" />
      <h1>Workspace Invitation</h1>
      <p className="invitation-text muted">{`You are already a member of ${workspaceName}.`}</p>
      <div className="row invitation-actions">
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          Go to Dashboard
        </Link>
      </div>
    </InvitationSlate>
  );
}

/** Something that may go better: with another account, or when asked again. */
export function InvitationError({
  email,
  reason,
  onRetry,
}: {
  email: string;
  reason: string;
  onRetry: () => void;
}) {
  // The page then leads to the form, and back here.
  const changeAccount = () =>
    void signOut().catch((error: unknown) => toast.error(sentenceOf(error)));
  return (
    <InvitationSlate email={email} clap={['rest', 'late']} words="Right door, wrong badge.">
      <SlateGlyph kind="error" />
      <h1>Error</h1>
      <p className="invitation-text muted" role="alert">
        {withStop(reason)}
      </p>
      <RetryRow onRetry={onRetry}>
        <Button variant="ghost" onClick={changeAccount}>
          Use another account
        </Button>
      </RetryRow>
    </InvitationSlate>
  );
}

/** Nobody says who is signed in, so nothing is known of the invitation either. */
export function UnreachableInvitation({ onRetry }: { onRetry: () => void }) {
  return (
    <InvitationSlate clap={['rest', 'late']} words="No answer from the set.">
      <SlateGlyph kind="offline" />
      <h1>Error</h1>
      <p className="invitation-text muted" role="alert">
        Failed to validate invitation.
      </p>
      <RetryRow onRetry={onRetry} />
    </InvitationSlate>
  );
}

function RetryRow({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    <div className="row invitation-actions">
      <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
        Retry
      </Button>
      <Link to="/dashboard" className={buttonClass()}>
        Go to Dashboard
      </Link>
      {children}
    </div>
  );
}

function withStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
