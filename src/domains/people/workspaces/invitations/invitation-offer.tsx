import { Monogram } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { type ReceivedInvitation, roleHints } from './schema.ts';
import { InvitationSlate } from './invitation-slate.tsx';
import { timeLeft, useNow, warnWithinMs } from '#domains/people/workspaces/switcher/moments.ts';
import { roleName } from '#domains/people/workspaces/members/role-name.ts';

interface InvitationOfferProps {
  invitation: ReceivedInvitation;
  email: string;
  answering: 'accept' | 'decline' | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** An invitation that can be accepted: to what, as what, and for whom. */
export function InvitationOffer({
  invitation,
  email,
  answering,
  onAccept,
  onDecline,
}: InvitationOfferProps) {
  const { workspace, role, message, invitedBy, expiresAt } = invitation;
  const now = useNow();
  const isEnding = Date.parse(expiresAt) - now < warnWithinMs;
  return (
    <InvitationSlate email={email} clap={['now', 'rest']} words="Your call time is next.">
      <h1>Workspace Invitation</h1>
      <div className="invitation-workspace row gap-14">
        <Monogram name={workspace.name} color="slate" size="lg" />
        <div>
          <b>{workspace.name}</b>
          {workspace.description ? <p>{workspace.description}</p> : null}
        </div>
      </div>
      {message ? (
        <p className="invitation-message muted">
          {message}
          {invitedBy ? <span className="faint">{`\n${invitedBy}`}</span> : null}
        </p>
      ) : null}
      <dl className="invitation-facts">
        <div className="row gap-16 ruled">
          <dt className="fixed-size muted">Your role</dt>
          <dd className="row wraps may-shrink anywhere">
            <Tape tone="plain">{roleName(role)}</Tape>
            <small className="sm faint">{roleHints[role]}</small>
          </dd>
        </div>
        <div className="row gap-16 ruled">
          <dt className="fixed-size muted">Invited to email</dt>
          <dd className="may-shrink anywhere">{invitation.email}</dd>
        </div>
      </dl>
      <div className="row">
        <Button
          variant="primary"
          busy={answering === 'accept'}
          disabled={answering === 'decline'}
          onClick={onAccept}
        >
          Accept Invitation
        </Button>
        <Button
          variant="ghost"
          busy={answering === 'decline'}
          disabled={answering === 'accept'}
          onClick={onDecline}
        >
          Decline
        </Button>
        <span className={isEnding ? 'end sm warn' : 'end sm faint'}>
          {`${timeLeft(expiresAt, now)} left`}
        </span>
      </div>
    </InvitationSlate>
  );
}
