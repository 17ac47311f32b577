import type { Segment } from '#client/ui/progress/segments.ts';
import type { Progress } from '#domains/routine/rules.ts';

/** Done first, then what is at hand today, then the rest. */
export function daySegments({ done, total }: Progress, isToday: boolean): Segment[] {
  return Array.from({ length: total }, (_, at): Segment => {
    if (at < done) return 'on';
    return at === done && isToday ? 'now' : 'rest';
  });
}
