import { laterPart } from '#client/later/later-part.ts';
import { addsToNewTrips } from '#domains/shoots/trips/form/new-trip-additions.tsx';

addsToNewTrips(
  laterPart(() => import('./template-choice.tsx').then((part) => part.TemplateChoice)),
);

/** Nothing appears here: what is asked for stands in the form of a new trip. */
export function Host() {
  return null;
}
