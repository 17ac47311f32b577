import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';

const dialog = askedDialog<string>();

/** Asks what a tool costs from which day on. */
export function askPrice(toolId: string): void {
  dialog.ask(toolId);
}

const PriceDialog = laterPart(() => import('./price-dialog.tsx').then((part) => part.PriceDialog));

/** The place where that is asked; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <PriceDialog key={turn} toolId={request} open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
