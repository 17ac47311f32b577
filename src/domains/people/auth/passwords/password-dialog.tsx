import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, PasswordInput } from '#client/ui/fields/field.tsx';
import { provePassword } from '#domains/people/auth/sessions/data.ts';

/** Asks for the password; what was about to be done goes on when it is right. */
export function PasswordDialog({
  open,
  onClose,
}: {
  open: boolean;
  onClose: (isGiven: boolean) => void;
}) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return setError('Enter your password');
    setBusy(true);
    try {
      await provePassword(password);
      onClose(true);
    } catch (refused) {
      setError(sentenceOf(refused));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={() => onClose(false)}
      title="Your password, please"
      description="To make sure that it is you. You are not asked again for ten minutes."
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" busy={isBusy}>
            Continue
          </Button>
        </>
      }
    >
      <Field label="Password" error={error}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            setError(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}
