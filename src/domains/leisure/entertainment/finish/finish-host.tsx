import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';

const dialog = askedDialog<EntertainmentItem>();

/** Asks whether a title is finished, when, and how it was. */
export function askFinish(item: EntertainmentItem): void {
  dialog.ask(item);
}

const FinishDialog = laterPart(() =>
  import('./finish-dialog.tsx').then((part) => part.FinishDialog),
);

/** The place where that is asked; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request: item, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <FinishDialog key={turn} item={item} open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
