import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askForPasswordWith } from '#client/sync/api.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';

type Settle = (isGiven: boolean) => void;

const dialog = askedDialog<Settle>();
const PasswordDialog = laterPart(() =>
  import('./password-dialog.tsx').then((part) => part.PasswordDialog),
);

askForPasswordWith(() => new Promise<boolean>((settle) => dialog.ask(settle)));

/** The place where the password is asked for, whatever operation wants it; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const close = (isGiven: boolean) => {
    asked.onClose();
    asked.request(isGiven);
  };
  return (
    <Suspense>
      <PasswordDialog key={asked.turn} open={asked.isOpen} onClose={close} />
    </Suspense>
  );
}
