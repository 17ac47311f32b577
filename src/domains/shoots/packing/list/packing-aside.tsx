import type { Trip } from '#domains/shoots/trips/schema.ts';
import { PackingList } from './packing-list.tsx';

/** The list of a trip beside its days. */
export function PackingAside({ trip }: { trip: Trip }) {
  return <PackingList trip={trip} isNarrow />;
}
