import { lazy, Suspense } from 'react';
import { askedDialog } from '#client/form/asked-dialog.ts';

interface PackRequest {
  /** Whose year; left out, that of all. */
  businessId?: string;
}

const { ask, useAsked } = askedDialog<PackRequest>();

/** Asks which year is to be packed, from anywhere. */
export function askYearPack(request: PackRequest = {}): void {
  ask(request);
}

const YearPackDialog = lazy(() =>
  import('./year-pack-dialog.tsx').then((part) => ({ default: part.YearPackDialog })),
);

/** The place where the dialog of a year pack appears; once per app. */
export function Host() {
  const asked = useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <YearPackDialog key={turn} {...request} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}
