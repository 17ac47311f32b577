import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';

const dialog = askedDialog<Record<never, never>>();

/** Opens the categories of expenses, to be changed. */
export function manageExpenseCategories(): void {
  dialog.ask({});
}

const ManageCategories = laterPart(() =>
  import('./manage-categories.tsx').then((part) => part.ManageCategories),
);

/** The place where the categories of expenses appear; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  return (
    <Suspense>
      <ManageCategories key={asked.turn} open={asked.isOpen} onClose={asked.onClose} />
    </Suspense>
  );
}
