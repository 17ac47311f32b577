import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import type { Deliverable } from './schema.ts';

const dialog = askedDialog<Deliverable>();

/** Asks where and when a deliverable was posted, away from the page of its deal. */
export function askPosted(deliverable: Deliverable): void {
  dialog.ask(deliverable);
}

const PostedDialog = laterPart(() =>
  import('./posted-dialog.tsx').then((part) => part.PostedDialog),
);

/** The place where that is asked; once per app. */
export function Host() {
  const formats = useFormats();
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request: deliverable, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <PostedDialog
        key={turn}
        formats={formats}
        asked={{ kind: 'posted', deliverable }}
        open={isOpen}
        onClose={onClose}
      />
    </Suspense>
  );
}
