import { useState } from 'react';
import { resendConfirmation } from '#domains/people/auth/entrance/data.ts';
import { TextButton } from './form-parts.tsx';

type Sending = 'asked' | 'busy' | 'sent' | Error;

/** For a link that was lost, or has expired: has it mailed again. */
export function ResendConfirmation({ email }: { email: string }) {
  const [sending, setSending] = useState<Sending>('asked');

  async function resend() {
    setSending('busy');
    try {
      await resendConfirmation(email);
      setSending('sent');
    } catch (error) {
      setSending(error instanceof Error ? error : new Error('An error occurred'));
    }
  }

  return (
    <p className="auth-more muted">
      {sending === 'sent' ? (
        <output>A new link is on its way to {email}.</output>
      ) : (
        <TextButton isWhole disabled={sending === 'busy'} onClick={() => void resend()}>
          Send the link again
        </TextButton>
      )}
      {sending instanceof Error ? <span role="alert"> {sending.message}</span> : null}
    </p>
  );
}
