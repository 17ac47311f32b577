import { localTimeZone } from '#client/words/dates.ts';
import { zoneName } from '#shared/clock.ts';
import { TextField } from '#client/form/form-fields.tsx';
import { signUp } from '#domains/people/auth/entrance/data.ts';
import { passwordMinLength, signUpBody } from '#domains/people/auth/entrance/schema.ts';
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
  const form = useAuthForm({
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
    <AuthForm title="Create your account" form={form} submitLabel="Create Account">
      <div className="auth-pair">
        <TextField
          label="First name"
          optional
          autoComplete="given-name"
          {...form.field('firstName')}
        />
        <TextField
          label="Last name"
          optional
          autoComplete="family-name"
          {...form.field('lastName')}
        />
      </div>
      <TextField
        label="Username"
        optional
        // Not 'username': password managers would keep it in place of the address one signs in with.
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('username')}
      />
      <EmailField {...form.field('email')} autoComplete="email" />
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        hint={`At least ${passwordMinLength} characters`}
      />
    </AuthForm>
  );
}
