import type { ComponentType } from 'react';
import type { Fact } from '#client/ui/marks/facts.tsx';
import { daysText } from '#client/words/days-text.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { packedByTrip } from '#domains/shoots/packing/figures/packed.ts';
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

const loadPacking = () =>
  import('#domains/shoots/packing/list/packing-list.tsx').then((part) => part.PackingList);
/** The tabs between Overview and Costs. */
export const partTabs: readonly TripTab[] = [
  { value: 'packing', label: 'Packing', load: loadPacking },
];

/** What the overview shows first, and beside it. */
export const overviewParts: { main: readonly Load[]; aside: readonly Load[] } = {
  main: [],
  aside: [
    () =>
      import('#domains/shoots/packing/list/packing-aside.tsx').then((part) => part.PackingAside),
  ],
};

/** The figures of the strip between when and how much. */
export function useTripFacts(trip: Trip): Fact[] {
  const days = daysOf(trip);
  const packed = packingItems.useRows(packedByTrip).get(trip.id);
  return [
    ...(days > 1 ? [{ label: 'Nights', value: days - 1, unit: `in ${daysText(days)}` }] : []),
    ...(packed ? [{ label: 'Packed', value: packed.packed, unit: `of ${packed.total}` }] : []),
  ];
}
