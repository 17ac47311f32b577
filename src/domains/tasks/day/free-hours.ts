import { changeMany, countText } from '#client/sync/change-many.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { today } from '#client/words/dates.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { tasks as collection } from '#domains/tasks/data.ts';
import { addMinutes, minutesBetween } from '#domains/tasks/rules.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';
import { timeNow } from './minutes.ts';

type Timed = Pick<Task, 'startTime' | 'endTime'>;
type Placed = Timed & Pick<Task, 'id' | 'timeOfDay'>;

const workday = { from: 9 * 60, to: 18 * 60 };
const parts = {
  morning: { from: workday.from, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: workday.to },
  evening: { from: workday.to, to: 22 * 60 },
};
const stepMinutes = 30;
/** Until tasks say how long they take, each gets an hour. */
const lengthMinutes = 60;

/** Whether an open task of a day still has no hour of its own; one that is due by a time has. */
export function isToPlace(task: Task): boolean {
  return task.completedAt === null && task.startTime === null && task.dueTime === null;
}

/**
 * Gives each task the first free hour of a day, in its part of the day if it has one: minutes from
 * midnight by the task's id. Nothing begins before `from`; late in the day the evening is used too.
 * What finds no hour is left out.
 */
export function freeHours(
  wanted: readonly Placed[],
  day: readonly Timed[],
  from: number,
): ReadonlyMap<string, number> {
  const taken = day.flatMap(({ startTime, endTime }) => {
    if (startTime === null) return [];
    const start = minutesBetween('00:00', startTime);
    const end = endTime === null ? start + stepMinutes : minutesBetween('00:00', endTime);
    return [{ start, end }];
  });
  const found = new Map<string, number>();
  for (const { id, timeOfDay } of wanted) {
    const isLate = from > workday.to - lengthMinutes;
    const room = timeOfDay ? parts[timeOfDay] : isLate ? parts.evening : workday;
    const first = Math.ceil(Math.max(room.from, from) / stepMinutes) * stepMinutes;
    for (let start = first; start + lengthMinutes <= room.to; start += stepMinutes) {
      const end = start + lengthMinutes;
      if (taken.some((other) => other.start < end && start < other.end)) continue;
      taken.push({ start, end });
      found.set(id, start);
      break;
    }
  }
  return found;
}

/** Puts tasks on the free hours of their day, with one undo, and says how many found none. */
export function placeOnHours(wanted: readonly Task[], day: readonly Task[], date: string): void {
  const zone = userTimeZone();
  const now = date === today(zone) ? minutesBetween('00:00', timeNow(zone)) : 0;
  const isOpen = ({ completedAt }: Task) => completedAt === null;
  const hours = freeHours(wanted, day.filter(isOpen), now);
  const placed = wanted.filter(({ id }) => hours.has(id));
  const left = wanted.length - placed.length;
  if (placed.length === 0) return void toast.warn('No free hour is left on this day');
  changeMany(
    collection,
    placed,
    ({ id, sortOrder }): TaskChanges => {
      const startTime = addMinutes('00:00', hours.get(id) ?? 0);
      const endTime = addMinutes(startTime, lengthMinutes);
      const times = { startTime, endTime, dueTime: null, timeOfDay: null };
      // A place among the tasks of the day would be against the clock.
      return {
        timeType: 'start-end',
        ...times,
        ...(sortOrder === null ? {} : { sortOrder: null }),
      };
    },
    countText(placed.length, 'task', 'placed') + (left > 0 ? `; ${left} found no free hour` : ''),
  );
}
