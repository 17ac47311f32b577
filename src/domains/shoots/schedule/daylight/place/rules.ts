import type { Trip } from '#domains/shoots/trips/schema.ts';
import { cityIn, type Place } from '#domains/shoots/trips/places/cities/rules.ts';
import { pointIn } from '#domains/shoots/trips/places/rules.ts';

/** What says where a trip is, and on which clock. */
export type LitPlace = Pick<Trip, 'latitude' | 'longitude' | 'destination' | 'timeZone'>;

/**
 * Where a day of a trip is: the first place of its schedule that names a city or holds coordinates, or
 * else where the trip is; null where neither says it.
 */
export function placeOfDay(trip: LitPlace, locations: readonly string[]): Place | null {
  const { latitude, longitude, destination } = trip;
  for (const text of locations) {
    const place = placeIn(text);
    if (place) return place;
  }
  if (latitude !== null && longitude !== null) return { name: destination, latitude, longitude };
  return placeIn(destination);
}

function placeIn(text: string): Place | null {
  const point = pointIn(text);
  return point ? { name: text, ...point } : cityIn(text);
}
