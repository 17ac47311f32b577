import * as z from 'zod/mini';
import { confirmEmail } from '#domains/people/auth/entrance/data.ts';
import { typedPassword } from '#domains/people/auth/entrance/schema.ts';
import { AuthForm, PasswordField } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';

const fields = z.strictObject({ password: typedPassword });

/**
 * Confirms an address on a press only: mail scanners open links, and would use this one up. The
 * password shows that whoever reads the mail is who signed up.
 */
export function ConfirmForm({
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
      await confirmEmail({ token, password });
      await onSignedIn();
    },
  });
  return (
    <AuthForm
      title="Confirm your email"
      lead="Your password, and your first day can start."
      form={form}
      submitLabel="Confirm and sign in"
    >
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </AuthForm>
  );
}
