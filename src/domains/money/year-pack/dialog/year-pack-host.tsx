import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { useAskedPack } from '#domains/money/expenses/list/ask-year-pack.ts';

const YearPackDialog = laterPart(() =>
  import('./year-pack-dialog.tsx').then((part) => part.YearPackDialog),
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
