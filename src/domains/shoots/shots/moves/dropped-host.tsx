import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';

const dialog = askedDialog<Shot>();

/** Asks why a shot is dropped. */
export function askDropped(shot: Shot): void {
  dialog.ask(shot);
}

const DroppedDialog = laterPart(() =>
  import('./dropped-dialog.tsx').then((part) => part.DroppedDialog),
);

/** The place where that is asked; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request: shot, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <DroppedDialog key={turn} shot={shot} open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
