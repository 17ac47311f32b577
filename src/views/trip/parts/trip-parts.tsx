import type { ComponentType } from 'react';
import type { Fact } from '#client/ui/marks/facts.tsx';
import { daysText } from '#client/words/days-text.ts';
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

/** The tabs between Overview and Costs. */
export const partTabs: readonly TripTab[] = [];

/** What the overview shows first, and beside it. */
export const overviewParts: { main: readonly Load[]; aside: readonly Load[] } = {
  main: [],
  aside: [],
};

/** The figures of the strip between when and how much. */
export function useTripFacts(trip: Trip): Fact[] {
  const days = daysOf(trip);
  return days > 1 ? [{ label: 'Nights', value: days - 1, unit: `in ${daysText(days)}` }] : [];
}
