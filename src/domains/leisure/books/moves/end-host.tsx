import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';

export interface EndRequest {
  bookId: string;
  /** `dnf` is put down for good. */
  as: 'finished' | 'dnf';
}

const dialog = askedDialog<EndRequest>();

/** Asks when a book was finished, or why it was put down. */
export function askEnd(request: EndRequest): void {
  dialog.ask(request);
}

const EndDialog = laterPart(() => import('./end-dialog.tsx').then((part) => part.EndDialog));

/** The place where that is asked; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <EndDialog key={turn} {...request} open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
