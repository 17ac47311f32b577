import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { addsToExpenses } from '#domains/money/expenses/panel/expense-additions.tsx';
import { TripProperty } from '#domains/shoots/trips/costs/trip-property.tsx';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** What is asked for: a new trip, all that can be said of one, or another one like it. */
export type TripRequest =
  | { kind: 'new'; startsOn?: string; onAdded?: (id: string) => void }
  | { kind: 'edit'; trip: Trip }
  | { kind: 'copy'; trip: Trip; onCopied: (id: string) => void };

addsToExpenses(TripProperty);

const dialog = askedDialog<TripRequest>();

/** Asks for a new trip, for a change of one or for a copy, from anywhere. */
export const askTrip = dialog.ask;

const TripForm = laterPart(() => import('./trip-form.tsx').then((part) => part.TripForm));
const CopyForm = laterPart(() => import('./copy-form.tsx').then((part) => part.CopyForm));

/** The place where the form of a trip appears; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  const shared = { open: isOpen, onClose };
  return (
    <Suspense>
      {request.kind === 'copy' ? (
        <CopyForm key={turn} trip={request.trip} onCopied={request.onCopied} {...shared} />
      ) : (
        <TripForm key={turn} request={request} {...shared} />
      )}
    </Suspense>
  );
}
