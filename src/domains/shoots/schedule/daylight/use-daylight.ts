import { useEffect, useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';
import type { LitPlace } from './place/rules.ts';
import type { Daylight } from './rules.ts';

type Reckoning = Pick<typeof import('./rules.ts'), 'daylightOf'> &
  Pick<typeof import('./place/rules.ts'), 'placeOfDay'>;

let reckoning: Reckoning | undefined;
let isAsked = false;
const arrived = signal();

// The sun and the cities weigh more than a page: they come once a day is looked at.
async function fetchReckoning(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const [sun, place] = await Promise.all([import('./rules.ts'), import('./place/rules.ts')]);
    reckoning = { ...sun, ...place };
    arrived.tell();
  } catch {
    isAsked = false;
  }
}

/** What is known of the light of a day: nothing yet, no place to reckon it for, or the light. */
export type KnownLight = { place: string; light: Daylight } | 'no-place' | undefined;

/** The light of a day of a trip: where the day is, says its schedule, and else the trip. */
export function useDaylight(
  trip: LitPlace,
  date: string | null,
  locations: readonly string[],
): KnownLight {
  const known = useSyncExternalStore(arrived.listen, () => reckoning);
  useEffect(() => void fetchReckoning(), []);
  if (!known || date === null) return undefined;
  const place = known.placeOfDay(trip, locations);
  if (!place) return 'no-place';
  return { place: place.name, light: known.daylightOf(place, date, trip.timeZone) };
}
