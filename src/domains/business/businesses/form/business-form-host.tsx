import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';

const dialog = askedDialog<{ onAdded?: (id: string) => void }>();

/** Asks for a new business, from anywhere. */
export function askNewBusiness(request: { onAdded?: (id: string) => void } = {}): void {
  dialog.ask(request);
}

const BusinessForm = laterPart(() =>
  import('./business-form.tsx').then((part) => part.BusinessForm),
);

/** The place where the form of a new business appears; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <BusinessForm key={turn} onAdded={request.onAdded} open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
