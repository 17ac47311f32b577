import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';

const dialog = askedDialog<{ brandId?: string }>();

/** Asks what a brand, or any of them, has to pay, from anywhere. */
export function askNewPayment(request: { brandId?: string } = {}): void {
  dialog.ask(request);
}

const NewPayment = laterPart(() => import('./new-payment.tsx').then((part) => part.NewPayment));

/** The place where the form of a new payment appears; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <NewPayment key={turn} brandId={request.brandId} open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
