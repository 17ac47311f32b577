import { addDays } from '#client/dates.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { byTimeInDay, countTasks, isOverdue, type TaskCounts } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';

type TaskSelect<T> = (rows: readonly Task[]) => T;

const maxRemembered = 64;

// The kit remembers results by the identity of the selector, so each date has one for good.
function perDate<T>(make: (date: string) => TaskSelect<T>): (date: string) => TaskSelect<T> {
  const made = new Map<string, TaskSelect<T>>();
  return (date) => {
    const known = made.get(date) ?? make(date);
    made.set(date, known);
    const [oldest] = made.keys();
    if (made.size > maxRemembered && oldest) made.delete(oldest);
    return known;
  };
}

/** The tasks of a day in its order. */
export const tasksOn = perDate<readonly Task[]>(
  (date) => (rows) => rows.filter((task) => task.plannedOn === date).sort(byTimeInDay),
);

/** What should have been done before this day, the oldest first. */
export const overdueOn = perDate<readonly Task[]>(
  (today) => (rows) =>
    rows
      .filter((task) => isOverdue(task, today))
      .sort(
        (one, other) =>
          (one.plannedOn ?? '').localeCompare(other.plannedOn ?? '') || byTimeInDay(one, other),
      ),
);

const countsAt = perDate<TaskCounts>((key) => {
  const [today = '', since = '', count, askedAt] = key.split(' ');
  const earlier = { count: Number(count), askedAt: Number(askedAt) };
  return (rows) => countTasks(rows, { today, weekEndsOn: addDays(today, 6), since, earlier });
});

/** The figures of the dashboard on this day. */
export function countsOn(
  today: string,
  since: string,
  earlier: { count: number; askedAt: number },
) {
  return countsAt(`${today} ${since} ${earlier.count} ${earlier.askedAt}`);
}

/** The categories as they were made: the first has the key 1. */
export function inOrder(rows: readonly Category[]): readonly Category[] {
  return [...rows].sort((one, other) => one.id.localeCompare(other.id));
}
