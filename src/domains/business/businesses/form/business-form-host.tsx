import { lazy, Suspense } from 'react';
import { askedDialog } from '#client/form/asked-dialog.ts';

const dialog = askedDialog<{ onAdded?: (id: string) => void }>();

/** Asks for a new business, from anywhere. */
export function askNewBusiness(request: { onAdded?: (id: string) => void } = {}): void {
  dialog.ask(request);
}

const BusinessForm = lazy(() =>
  import('./business-form.tsx').then((part) => ({ default: part.BusinessForm })),
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
