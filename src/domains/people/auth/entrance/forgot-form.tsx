import { useState } from 'react';
import * as z from 'zod/mini';
import { takeFocus } from '#client/later/later.tsx';
import { call } from '#client/sync/api.ts';
import { entranceContract } from '#domains/people/auth/entrance/contract.ts';
import { email as emailSchema } from '#domains/people/auth/entrance/schema.ts';
import { AuthForm, BackToSignIn, EmailField } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';

const fields = z.strictObject({ email: emailSchema });

/** Asks for a link to choose a new password; the answer is the same whether the account exists. */
export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  // Without mail no link will ever come: whoever runs the server has another way.
  const [unmailed, setUnmailed] = useState<string | null>(null);
  const form = useAuthForm({
    schema: fields,
    defaultValues: { email },
    send: async (body) => {
      const { mailed } = await call(entranceContract.forgotPassword, { body });
      setSentTo(mailed ? body.email : null);
      setUnmailed(mailed ? null : body.email);
    },
  });
  return (
    <>
      <AuthForm
        title="Forgot your password?"
        lead="We send a link to your address. It lets you choose a new one."
        form={form}
        submitLabel={sentTo ? 'Send another link' : 'Send link'}
      >
        <EmailField {...form.field('email')} ref={takeFocus} autoComplete="email" />
        <output>
          {sentTo ? (
            <span className="auth-status row gap-14 done">{`If an account exists for ${sentTo}, a link is on its way.`}</span>
          ) : null}
          {unmailed ? (
            <span className="auth-status row gap-14">
              <span>
                This Dayslate sends no mail. Ask whoever runs it for a link to choose a new
                password. On the server, <code>npm run account -- reset {unmailed}</code> prints
                one.
              </span>
            </span>
          ) : null}
        </output>
      </AuthForm>
      <BackToSignIn onBack={onBack} />
    </>
  );
}
