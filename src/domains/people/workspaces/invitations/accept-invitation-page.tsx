import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError, refusalOr } from '#client/sync/api.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { onLeft } from '#client/sync/live/session.ts';
import { GuardScreen } from '#client/ui/base/states.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useSession } from '#domains/people/auth/data.ts';
import { mailedIn } from '#domains/people/auth/rules.ts';
import { AcceptedInvitation } from './accepted-invitation.tsx';
import {
  InvalidInvitation,
  InvitationError,
  NeedlessInvitation,
  UnreachableInvitation,
} from './failed-invitation.tsx';
import { InvitationOffer } from './invitation-offer.tsx';
import { acceptInvitation, declineInvitation, receivedInvitationQuery } from './data.ts';
import type { InvitationKey, ReceivedInvitation } from './schema.ts';

const redirectMs = 2_000;
/** It is over, or never was one; all else may go better with another account, or later. */
const overCodes: readonly ErrorCode[] = ['not_found', 'invalid'];

/**
 * Where the link of an invitation leads (spec section 2), and the app itself, which knows it by its id;
 * signed out, to the form and back.
 */
export function AcceptInvitationPage() {
  const { data, isPending, fetchStatus, refetch } = useSession();
  const { hash } = useLocation();
  const { token: older = '', invitation: invitationId } = useSearch({ strict: false });
  // As it was: while the form is on its way the address is the form's already.
  const [token] = useState(mailedIn(hash).token ?? older);
  const navigate = useNavigate();
  // Whoever signs out here comes back as somebody else.
  useEffect(() => onLeft(() => void navigate(formOnTheWay(token))), [navigate, token]);
  if (!data && isPending && fetchStatus !== 'paused') {
    return <Waiting text="Checking authentication..." />;
  }
  if (!data) return <UnreachableInvitation onRetry={() => void refetch()} />;
  if (!data.user) return <Navigate {...formOnTheWay(token)} />;
  const { user } = data;
  if (invitationId)
    return <Invitation key={user.id} invitationKey={{ invitationId }} email={user.email} />;
  if (token === '') {
    return <InvalidInvitation email={user.email} reason="No invitation token provided" />;
  }
  return <Invitation key={user.id} invitationKey={{ token }} email={user.email} />;
}

// The token stays behind the #: what stands before it is written into logs.
function formOnTheWay(token: string) {
  const search = { returnTo: '/accept-invitation' };
  return {
    to: '/auth',
    search,
    ...(token ? { hash: `token=${token}` } : {}),
    replace: true,
  } as const;
}

function Invitation({ invitationKey, email }: { invitationKey: InvitationKey; email: string }) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...receivedInvitationQuery(invitationKey),
    retry: false,
  });
  const [answering, setAnswering] = useState<'accept' | 'decline' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const goHome = () => void navigate({ to: '/dashboard', replace: true });

  useEffect(() => {
    if (!isAccepted) return;
    const timer = setTimeout(() => void navigate({ to: '/dashboard', replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [isAccepted, navigate]);

  async function accept({ id }: ReceivedInvitation) {
    setAnswering('accept');
    try {
      await acceptInvitation(invitationKey, id);
      toast.success('Successfully joined workspace!');
      setAccepted(true);
    } catch (reason) {
      setFailure(refusalOr(reason, 'Failed to accept invitation. Please try again.'));
      setAnswering(null);
    }
  }
  async function decline({ id }: ReceivedInvitation) {
    setAnswering('decline');
    try {
      await declineInvitation(invitationKey, id);
      goHome();
    } catch (reason) {
      setFailure(refusalOr(reason, 'Failed to decline invitation. Please try again.'));
      setAnswering(null);
    }
  }
  function retry() {
    setFailure(null);
    void refetch();
  }

  if (isAccepted) return <AcceptedInvitation email={email} />;
  if (failure) return <InvitationError email={email} reason={failure} onRetry={retry} />;
  if (isFetching && !data) return <Waiting text="Validating invitation..." />;
  if (error) {
    const isOver = error instanceof ApiError && overCodes.includes(error.code);
    const message = refusalOr(error, 'Failed to validate invitation');
    return isOver ? (
      <InvalidInvitation email={email} reason={message} />
    ) : (
      <InvitationError email={email} reason={message} onRetry={retry} />
    );
  }
  if (!data) return <Waiting text="Validating invitation..." />;
  if (data.isMember) {
    return <NeedlessInvitation email={email} workspaceName={data.workspace.name} />;
  }
  return (
    <InvitationOffer
      invitation={data}
      email={email}
      answering={answering}
      onAccept={() => void accept(data)}
      onDecline={() => void decline(data)}
    />
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <GuardScreen text={text} />
    </main>
  );
}
