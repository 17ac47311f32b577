import { lazy } from 'react';
import { addsToNewTrips } from '#domains/shoots/trips/form/new-trip-additions.tsx';

addsToNewTrips(
  lazy(() => import('./template-choice.tsx').then((part) => ({ default: part.TemplateChoice }))),
);

/** Nothing appears here: what is asked for stands in the form of a new trip. */
export function Host() {
  return null;
}
