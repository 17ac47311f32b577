import { useState } from 'react';
import { endedUnasked } from '#client/sync/live/session.ts';
import { signIn } from '#domains/people/auth/entrance/data.ts';
import { confirmText, signInBody } from '#domains/people/auth/entrance/schema.ts';
import { AuthForm, EmailField, PasswordField, TextButton } from './form-parts.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface SignInFormProps {
  onSignedIn: () => Promise<void>;
  onForgot: (email: string) => void;
}

/** Signs in with e-mail and password. */
export function SignInForm({ onSignedIn, onForgot }: SignInFormProps) {
  // As it was: whoever signs in leaves the page as they found it.
  const [hasEnded] = useState(endedUnasked);
  const form = useAuthForm({
    schema: signInBody,
    defaultValues: { email: '', password: '' },
    focusOnRefusal: 'password',
    send: async (body) => {
      await signIn(body);
      await onSignedIn();
    },
  });
  return (
    <AuthForm
      title="Welcome back"
      lead={hasEnded ? <output>You were signed out. Sign in to go on.</output> : null}
      form={form}
      submitLabel="Sign In"
    >
      <EmailField {...form.field('email')} autoComplete="username" />
      <div className="auth-with-link placed">
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <TextButton isWhole onClick={() => onForgot(form.values.email)}>
          Forgot password?
        </TextButton>
      </div>
      {form.failure === confirmText ? <ResendConfirmation email={form.values.email} /> : null}
    </AuthForm>
  );
}
