import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';

// Declared once: what a selector gives is remembered by its function.
const byTrip = (rows: readonly ScheduleItem[]) => Map.groupBy(rows, ({ tripId }) => tripId);
const none: readonly ScheduleItem[] = [];

/** What happens on the days of a trip. */
export function useItems(tripId: string): readonly ScheduleItem[] {
  return scheduleItems.useRows(byTrip).get(tripId) ?? none;
}
