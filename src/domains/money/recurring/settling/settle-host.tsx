import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';

/** What is asked about one recurring expense. */
export type SettleRequest =
  /** How much was paid and when, or which of the late ones. */
  | { kind: 'paid' | 'late' | 'pause'; id: string }
  /** Whether another amount holds for what is due as well. */
  | { kind: 'amount'; id: string; amountMinor: number };

const dialog = askedDialog<SettleRequest>();

/** Asks about a recurring expense, from anywhere. */
export function askSettle(request: SettleRequest): void {
  dialog.ask(request);
}

const SettleDialog = laterPart(() =>
  import('./settle-dialog.tsx').then((part) => part.SettleDialog),
);

/** The place where that is asked; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <SettleDialog key={turn} request={request} open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
