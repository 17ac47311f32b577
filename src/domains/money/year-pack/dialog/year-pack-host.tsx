import { lazy, Suspense } from 'react';
import { useAskedPack } from '#domains/money/expenses/list/ask-year-pack.ts';

const YearPackDialog = lazy(() =>
  import('./year-pack-dialog.tsx').then((part) => ({ default: part.YearPackDialog })),
);

/** The place where the dialog of a year pack appears; once per app. */
export function Host() {
  const asked = useAskedPack();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <YearPackDialog key={turn} {...request} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}
