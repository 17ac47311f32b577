import * as z from 'zod/mini';
import { confirmEmail } from '#domains/auth/data.ts';
import { AuthForm } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';

const fields = z.strictObject({});

/** Confirms an address on a press only: mail scanners open links, and would use this one up. */
export function ConfirmForm({
  token,
  onSignedIn,
}: {
  token: string;
  onSignedIn: () => Promise<void>;
}) {
  const { formError, isBusy, submit } = useAuthForm({
    schema: fields,
    defaultValues: {},
    send: async () => {
      await confirmEmail({ token });
      await onSignedIn();
    },
  });
  return (
    <AuthForm
      title="Confirm your email"
      lead="One press, and your first day can start."
      onSubmit={submit}
      error={formError}
      isBusy={isBusy}
      submitLabel="Confirm and sign in"
    />
  );
}
