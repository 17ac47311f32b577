import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import type { Brand } from '#domains/business/brands/schema.ts';

/** A copy of a deal with a brand that is to be avoided. */
export interface AvoidedCopy {
  brandName: string;
  duplicate: () => void;
}

const dialog = askedDialog<AvoidedCopy>();

/** Duplicates a deal; with a brand that is to be avoided only after a second word. */
export function unlessAvoided(brand: Brand | undefined, duplicate: () => void): void {
  if (brand?.relationship === 'avoid') dialog.ask({ brandName: brand.name, duplicate });
  else duplicate();
}

const AvoidedDialog = laterPart(() =>
  import('./avoided-dialog.tsx').then((part) => part.AvoidedDialog),
);

/** The place where that word is asked for; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <AvoidedDialog key={turn} {...request} open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
