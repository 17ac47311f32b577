import { useMemo } from 'react';
import { useUser } from '#domains/people/auth/data.ts';
import { packingBags } from '#domains/shoots/packing/bags/data.ts';
import type { PackingBag } from '#domains/shoots/packing/bags/schema.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { tripPeople } from '#domains/shoots/trips/people/data.ts';
import type { TripPerson } from '#domains/shoots/trips/people/schema.ts';
import { usePersonName } from '#domains/shoots/trips/people/list/people-of.ts';
import { todayOn } from '#domains/shoots/trips/words/trip-words.ts';
import { daysOf } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** All that the list of one trip is made of. */
export interface Packing {
  trip: Trip;
  items: readonly PackingItem[];
  bags: readonly PackingBag[];
  people: readonly TripPerson[];
  /** The person of the trip who looks at it; null for who does not come along. */
  me: string | null;
  /** Null without dates. */
  days: number | null;
  /** Its last day has begun: what came along is looked for. */
  isEnding: boolean;
}

const byTrip = <R extends { tripId: string }>(rows: readonly R[]): ReadonlyMap<string, R[]> =>
  Map.groupBy(rows, ({ tripId }) => tripId);
const none: readonly never[] = [];

/** The packing list of a trip as it is on this device. */
export function usePacking(trip: Trip): Packing {
  const items = packingItems.useRows<ReadonlyMap<string, PackingItem[]>>(byTrip).get(trip.id);
  const bags = packingBags.useRows<ReadonlyMap<string, PackingBag[]>>(byTrip).get(trip.id);
  const people = tripPeople.useRows<ReadonlyMap<string, TripPerson[]>>(byTrip).get(trip.id);
  const userId = useUser()?.id;
  const nameOf = usePersonName();
  const called = (people ?? none).map((person) => nameOf(person)).join('\n');
  const named = useMemo(() => {
    const names = called.split('\n');
    return (people ?? none).map((person, at) => ({ ...person, name: names[at] ?? person.name }));
  }, [people, called]);
  // Of its own: the rows that name bags are not drawn again because something was ticked.
  const sortedBags = useMemo(
    () => (bags ?? none).toSorted((one, other) => one.name.localeCompare(other.name)),
    [bags],
  );
  return useMemo(() => {
    const days = daysOf(trip);
    return {
      trip,
      items: items ?? none,
      bags: sortedBags,
      people: named,
      me: named.find(({ memberUserId }) => memberUserId === userId)?.id ?? null,
      days: days === 0 ? null : days,
      isEnding: trip.endsOn !== null && trip.endsOn <= todayOn(trip),
    };
  }, [trip, items, sortedBags, named, userId]);
}
