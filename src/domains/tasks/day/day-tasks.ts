import { keepSame } from '#client/sync/keep-same.ts';
import { addDays } from '#client/words/dates.ts';
import { byTimeInDay, daysOf, overdueSince } from '#domains/tasks/rules.ts';
import { countTasks, type TaskCounts } from './rules.ts';
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

export type TaskDays = ReadonlyMap<string, readonly Task[]>;

let last: { rows: readonly Task[]; days: TaskDays } = { rows: [], days: new Map() };

/**
 * All tasks by the days on which they stand; a day on which nothing changed keeps its array. Lists,
 * counts and hours all ask for it, and it is made once for all of them.
 */
export function byDay(rows: readonly Task[]): TaskDays {
  if (last.rows === rows) return last.days;
  const days = new Map<string, Task[]>();
  for (const task of rows) {
    for (const date of daysOf(task)) {
      const day = days.get(date);
      if (day) day.push(task);
      else days.set(date, [task]);
    }
  }
  const kept = new Map<string, readonly Task[]>();
  for (const [date, day] of days) kept.set(date, keepSame(last.days.get(date), day));
  last = { rows, days: kept };
  return kept;
}

const nothing: readonly Task[] = [];
const standingOn = (rows: readonly Task[], date: string) => byDay(rows).get(date) ?? nothing;

/** The tasks of a day in its order: those planned for it, then those of which it is the last day. */
export const tasksOn = perDate<readonly Task[]>(
  (date) => (rows) => inDay(standingOn(rows, date), date),
);

/** How many tasks of a day are open. */
export const openCountOn = perDate<number>(
  (date) => (rows) =>
    standingOn(rows, date).filter(({ completedAt }) => completedAt === null).length,
);

/** Tasks that stand on a day in its order. The time and the place of a task are of its planned day. */
export function inDay(tasks: readonly Task[], date: string): Task[] {
  const planned = tasks.filter((task) => task.plannedOn === date).sort(byTimeInDay);
  if (planned.length === tasks.length) return planned;
  return [...planned, ...tasks.filter((task) => task.plannedOn !== date).sort(byAge)];
}

const byAge = (one: Task, other: Task) => (one.id < other.id ? -1 : 1);

/** What should have been done before this day, the oldest first. */
export const overdueOn = perDate<readonly Task[]>(
  (today) => (rows) =>
    rows
      .flatMap((task) => {
        const since = overdueSince(task, today);
        return since === null ? [] : [{ task, since }];
      })
      .sort(
        (one, other) => one.since.localeCompare(other.since) || byTimeInDay(one.task, other.task),
      )
      .map(({ task }) => task),
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
