import { signIn } from '#domains/people/auth/data.ts';
import { confirmText, signInBody } from '#domains/people/auth/schema.ts';
import { AuthForm, EmailField, PasswordField, TextButton } from './form-parts.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface SignInFormProps {
  onSignedIn: () => Promise<void>;
  onForgot: (email: string) => void;
}

/** Signs in with e-mail and password. */
export function SignInForm({ onSignedIn, onForgot }: SignInFormProps) {
  const { form, register, errorOf, formError, isBusy, submit } = useAuthForm({
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
      onSubmit={submit}
      error={formError}
      isBusy={isBusy}
      submitLabel="Sign In"
    >
      <EmailField {...register('email')} autoComplete="username" error={errorOf('email')} />
      <div className="auth-with-link">
        <PasswordField
          {...register('password')}
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <TextButton isWhole onClick={() => onForgot(form.getValues('email'))}>
          Forgot password?
        </TextButton>
      </div>
      {formError === confirmText ? <ResendConfirmation email={form.getValues('email')} /> : null}
    </AuthForm>
  );
}
