import { groupedBy, type Groups } from '#client/sync/reading/grouped.ts';
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

export type TaskDays = Groups<Task>;

/** All tasks by the days on which they stand. Lists, counts and hours all ask for it. */
export const byDay = groupedBy((task: Task) => daysOf(task));

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
export const overdueOn = perDate<readonly Task[]>((today) => (rows) => {
  const days = [...byDay(rows)].filter(([date]) => date < today);
  return days.toSorted(byDate).flatMap(([date, tasks]) =>
    // One that stands on two days is late since the first of them that counts.
    tasks.filter((task) => overdueSince(task, today) === date).toSorted(byTimeInDay),
  );
});

const byDate = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

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
