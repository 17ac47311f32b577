import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import type { TripPerson } from '#domains/shoots/trips/people/schema.ts';

interface PersonRequest {
  tripId: string;
  /** Left out of somebody new. */
  person?: TripPerson;
}

const dialog = askedDialog<PersonRequest>();

/** Asks who comes along, or for a change of what is known of somebody. */
export const askPerson = dialog.ask;

const PersonForm = laterPart(() => import('./person-form.tsx').then((part) => part.PersonForm));

/** The place where the form of a person appears; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose } = asked;
  return (
    <Suspense>
      <PersonForm
        key={turn}
        tripId={request.tripId}
        person={request.person}
        open={isOpen}
        onClose={onClose}
      />
    </Suspense>
  );
}
