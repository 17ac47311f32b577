import * as z from 'zod/mini';
import { resetPassword } from '#domains/people/auth/entrance/data.ts';
import { newPassword, passwordMinLength } from '#domains/people/auth/entrance/schema.ts';
import { AuthForm, PasswordField } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';

const fields = z.strictObject({ password: newPassword });

/** Chooses a new password with a mailed link, which signs in. */
export function ResetForm({
  token,
  onSignedIn,
}: {
  token: string;
  onSignedIn: () => Promise<void>;
}) {
  const form = useAuthForm({
    schema: fields,
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await resetPassword({ token, password });
      await onSignedIn();
    },
  });
  return (
    <AuthForm
      title="Choose a new password"
      lead="Your other devices are signed out."
      form={form}
      submitLabel="Save and sign in"
    >
      <PasswordField
        {...form.field('password')}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${passwordMinLength} characters`}
      />
    </AuthForm>
  );
}
