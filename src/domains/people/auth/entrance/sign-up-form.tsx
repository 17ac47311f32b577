import { localTimeZone } from '#client/words/dates.ts';
import { zoneName } from '#shared/dates.ts';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { signUp } from '#domains/people/auth/data.ts';
import { passwordMinLength, signUpBody } from '#domains/people/auth/schema.ts';
import { AuthForm, EmailField, PasswordField } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface SignUpFormProps {
  onSignedIn: () => Promise<void>;
  /** The address has to be confirmed first; `message` says so. */
  onWaiting: (message: string) => void;
}

const empty = { firstName: '', lastName: '', username: '', email: '', password: '' };

/** Creates an account; only the names that were filled in are sent. */
export function SignUpForm({ onSignedIn, onWaiting }: SignUpFormProps) {
  const { register, errorOf, formError, isBusy, submit } = useAuthForm({
    schema: signUpBody,
    defaultValues: empty,
    send: async ({ firstName, lastName, username, ...account }) => {
      const { user, message } = await signUp({
        ...account,
        firstName: firstName || undefined,
        lastName: lastName || undefined,
        username: username || undefined,
        // A browser may have none that a list names, as where its system hides it.
        timeZone: zoneName(localTimeZone()) ?? undefined,
      });
      if (user) await onSignedIn();
      else if (message) onWaiting(message);
    },
  });
  return (
    <AuthForm
      title="Create your account"
      onSubmit={submit}
      error={formError}
      isBusy={isBusy}
      submitLabel="Create Account"
    >
      <div className="auth-pair">
        <Field label="First name" optional error={errorOf('firstName')}>
          <TextInput {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" optional error={errorOf('lastName')}>
          <TextInput {...register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="Username" optional error={errorOf('username')}>
        {/* Not 'username': password managers would keep it in place of the address one signs in with. */}
        <TextInput
          {...register('username')}
          autoComplete="nickname"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <EmailField {...register('email')} autoComplete="email" error={errorOf('email')} />
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        hint={`At least ${passwordMinLength} characters`}
        error={errorOf('password')}
      />
    </AuthForm>
  );
}
