import { useState } from 'react';
import { leadsToInvitation } from '#domains/people/auth/rules.ts';
import { ForgotForm } from './forgot-form.tsx';
import { TextButton } from './form-parts.tsx';
import { InvitationBanner } from './invitation-banner.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface EntranceProps {
  isNew: boolean;
  returnTo: string | undefined;
  onSignedIn: () => Promise<void>;
}

type Step =
  | { name: 'sign-in' | 'sign-up' }
  | { name: 'forgot'; email: string }
  | { name: 'waiting'; message: string };

/** One form to sign in and to sign up; the way from one to the other clears the fields. */
export function Entrance({ isNew, returnTo, onSignedIn }: EntranceProps) {
  const [step, setStep] = useState<Step>({ name: isNew ? 'sign-up' : 'sign-in' });
  if (step.name === 'forgot') {
    return <ForgotForm email={step.email} onBack={() => setStep({ name: 'sign-in' })} />;
  }
  const signsIn = step.name === 'sign-in';
  return (
    <>
      {leadsToInvitation(returnTo) ? <InvitationBanner isNew={!signsIn} /> : null}
      {step.name === 'waiting' ? (
        <Waiting message={step.message} />
      ) : signsIn ? (
        <SignInForm
          onSignedIn={onSignedIn}
          onForgot={(email) => setStep({ name: 'forgot', email })}
        />
      ) : (
        <SignUpForm
          onSignedIn={onSignedIn}
          onWaiting={(message) => setStep({ name: 'waiting', message })}
        />
      )}
      <p className="auth-more muted">
        <TextButton onClick={() => setStep({ name: signsIn ? 'sign-up' : 'sign-in' })}>
          {signsIn ? 'Need an account? ' : 'Already have an account? '}
          <u>{signsIn ? 'Sign up' : 'Sign in'}</u>
        </TextButton>
      </p>
    </>
  );
}

/** The account exists and its address waits for confirmation. */
function Waiting({ message }: { message: string }) {
  return (
    <>
      <h1>Create your account</h1>
      <output className="auth-fields stack gap-16">
        <span className="auth-status row gap-14 done">{message}</span>
      </output>
    </>
  );
}
