import { PackingList } from '#domains/shoots/packing/list/packing-list.tsx';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** The packing list beside the days of a trip. */
export function PackingAside({ trip }: { trip: Trip }) {
  return <PackingList trip={trip} isNarrow />;
}
