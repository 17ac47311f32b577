import type { ComponentType } from 'react';
import type { Fact } from '#client/ui/marks/facts.tsx';
import { countText } from '#client/words/count-text.ts';
import { daysText } from '#client/words/days-text.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { packedByTrip } from '#domains/shoots/packing/figures/packed.ts';
import { useItems } from '#domains/shoots/schedule/day/use-items.ts';
import { useShots } from '#domains/shoots/shots/list/use-shots.ts';
import { progressOf } from '#domains/shoots/shots/rules.ts';
import { daysOf } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/*
 * What later domains put on the page of a trip: its tabs beside Overview and Costs, what stands in the
 * overview, and their figures.
 */

type Load = () => Promise<ComponentType<{ trip: Trip }>>;

/** A tab of the page, and what it shows. */
export interface TripTab {
  value: string;
  label: string;
  load: Load;
}

const loadDays = () =>
  import('#domains/shoots/shots/day/trip-days.tsx').then((part) => part.TripDays);

/** The tabs between Overview and Costs. */
export const partTabs: readonly TripTab[] = [
  {
    value: 'packing',
    label: 'Packing',
    load: () =>
      import('#domains/shoots/packing/list/packing-list.tsx').then((part) => part.PackingList),
  },
  {
    value: 'shots',
    label: 'Shots',
    load: () => import('#domains/shoots/shots/list/shot-list.tsx').then((part) => part.ShotList),
  },
  { value: 'schedule', label: 'Schedule', load: loadDays },
  {
    value: 'bookings',
    label: 'Bookings',
    load: () =>
      import('#domains/shoots/bookings/list/booking-list.tsx').then((part) => part.BookingList),
  },
];

/** What the overview shows first, and beside it. */
export const overviewParts: { main: readonly Load[]; aside: readonly Load[] } = {
  main: [loadDays],
  aside: [
    () =>
      import('#domains/shoots/packing/list/packing-aside.tsx').then((part) => part.PackingAside),
  ],
};

const none = { packed: 0, total: 0 };

/** The figures of the strip between when and how much. */
export function useTripFacts(trip: Trip): Fact[] {
  const days = daysOf(trip);
  const shots = useShots(trip.id);
  const { done, of } = progressOf(shots);
  const shoots = useItems(trip.id).filter(({ id }) =>
    shots.some(({ scheduleItemId, status }) => scheduleItemId === id && status !== 'dropped'),
  ).length;
  const { packed, total } = packingItems.useRows(packedByTrip).get(trip.id) ?? none;
  return [
    ...(shoots > 0
      ? [{ label: 'Shoots', value: shoots, unit: `over ${daysText(days)}` }]
      : days > 1
        ? [{ label: 'Days', value: days, unit: countText(days - 1, 'night') }]
        : []),
    ...(of > 0 ? [{ label: 'Shots', value: done, unit: `of ${of}` }] : []),
    ...(total > 0 ? [{ label: 'Packed', value: packed, unit: `of ${total}` }] : []),
  ];
}
