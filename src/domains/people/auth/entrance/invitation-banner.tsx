/** Says why somebody who follows an invitation meets a form first (spec section 2). */
export function InvitationBanner({ isNew }: { isNew: boolean }) {
  return (
    <div className="auth-status row gap-14 invitation">
      <p>
        <b>{"You've been invited to join a workspace!"}</b>
        <small>
          {isNew
            ? 'Create an account to accept the invitation'
            : 'Sign in to accept the invitation'}
        </small>
      </p>
    </div>
  );
}
