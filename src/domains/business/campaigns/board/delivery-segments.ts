import type { Segment } from '#client/ui/progress/segments.ts';

/** Deliverables as parallelograms: what is posted, then the next, then the rest. */
export function deliverySegments({ posted, total }: { posted: number; total: number }): Segment[] {
  return Array.from({ length: total }, (_, at) =>
    at < posted ? 'on' : at === posted ? 'now' : 'rest',
  );
}
