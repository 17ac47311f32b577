import { editRecord } from '#client/record/edit-record.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import type { ScheduleItem, ScheduleItemChanges } from '#domains/shoots/schedule/schema.ts';
import { leftBy } from './left-parts.ts';

/** Changes an item as its fields are left; when it starts and ends goes together. */
export function changeItem(item: ScheduleItem, changes: ScheduleItemChanges): void {
  const { startTime, endTime } = item;
  const isOfTimes = 'startTime' in changes || 'endTime' in changes;
  const together = isOfTimes ? { startTime, endTime } : {};
  // Nothing ends that does not start.
  const ended = changes.startTime === null ? { endTime: null } : {};
  editRecord<ScheduleItemChanges>(item, { ...together, ...changes, ...ended }, (fields) =>
    scheduleItems.update(item.id, fields),
  );
}

/** Deletes an item; its shots stay, on the day. Undo brings it back. */
export function removeItem(item: Pick<ScheduleItem, 'id' | 'scheduledOn'>): void {
  const { id } = item;
  const left = leftBy(item);
  tellDone(
    'Removed from schedule',
    [scheduleItems.remove(id), ...left.map(({ leave }) => leave())],
    () => Promise.all([scheduleItems.restore(id), ...left.map(({ back }) => back())]),
  );
}

/** Puts an item elsewhere among those of its day, whose order is numbered anew; one step for undo. */
export function moveItem(day: readonly ScheduleItem[], id: string, to: number): void {
  const item = day.find((one) => one.id === id);
  if (!item || to < 0 || to >= day.length) return;
  const after = day.filter((one) => one !== item).toSpliced(to, 0, item);
  const placed = after.map((one, at) => ({ one, sortOrder: at + 1 }));
  const changed = placed.filter(({ one, sortOrder }) => one.sortOrder !== sortOrder);
  if (changed.length === 0) return;
  const put = (orderOf: (place: (typeof changed)[number]) => number) =>
    scheduleItems.updateMany(
      changed.map((place) => ({
        ids: [place.one.id],
        fields: { sortOrder: orderOf(place) },
      })),
    );
  tellDone('Moved', [put(({ sortOrder }) => sortOrder)], () => put(({ one }) => one.sortOrder));
}
