import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import type { Payment } from './schema.ts';

const dialog = askedDialog<Payment>();

/** Asks with which rate a payment in another currency came in, away from the page of its deal. */
export function askPaid(payment: Payment): void {
  dialog.ask(payment);
}

const PaidDialog = laterPart(() => import('./paid-dialog.tsx').then((part) => part.PaidDialog));

/** The place where that is asked; once per app. */
export function Host() {
  const formats = useFormats();
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request: payment, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <PaidDialog
        key={turn}
        formats={formats}
        asked={{ kind: 'paid', payment }}
        open={isOpen}
        onClose={onClose}
      />
    </Suspense>
  );
}
