import { defineCollection } from '#client/collection.ts';
import type { More } from '#client/collection-hooks.ts';
import { addDays, firstOfMonthBefore, today } from '#client/dates.ts';
import { userTimeZone } from '#domains/auth/data.ts';
import { tasksContract } from './contract.ts';
import type { Task } from './schema.ts';

/** The first day of which all tasks are there; before it only those that are open. */
export function wholeSince(): string {
  return firstOfMonthBefore(today(userTimeZone()), 2);
}

/** The user's tasks: all that are open or undated, and those since the month before last. */
export const tasks = defineCollection({
  name: 'tasks',
  contract: tasksContract,
  scope: 'own',
  query: () => ({ since: wholeSince() }),
  setByServer: { repeatFrom: null, seriesId: null, previousTaskId: null },
  messages: {
    load: 'Failed to load todos',
    create: 'Failed to add task',
    update: 'Failed to update task',
    remove: 'Failed to delete task',
  },
});

export interface Period {
  from: string;
  to: string;
}

/**
 * Sees to it that the completed tasks of these periods are among `tasks`, however old; from then on
 * the feed keeps them in step like all others.
 */
export function useOlderTasks(periods: readonly Period[]): More {
  const last = addDays(wholeSince(), -1);
  const missing = periods
    .filter(({ from }) => from <= last)
    .map(({ from, to }) => ({ from, to: to < last ? to : last }));
  return tasks.useMore(missing);
}

/** The tasks dated from one day to another, both included, open and completed, however old. */
export function useTasksBetween(from: string, to: string): More & { tasks: readonly Task[] } {
  const more = useOlderTasks([{ from, to }]);
  return { ...more, tasks: tasks.useRows(tasksBetween(from, to)) };
}

type Select = (rows: readonly Task[]) => readonly Task[];
const selects = new Map<string, Select>();
const maxSelects = 64;

// The kit remembers results by the identity of the selector, so each period has one.
function tasksBetween(from: string, to: string): Select {
  const key = `${from} ${to}`;
  const known = selects.get(key);
  if (known) return known;
  const isInside = ({ plannedOn }: Task) =>
    plannedOn !== null && plannedOn >= from && plannedOn <= to;
  const made: Select = (rows) => rows.filter(isInside);
  selects.set(key, made);
  const [oldest] = selects.keys();
  if (selects.size > maxSelects && oldest) selects.delete(oldest);
  return made;
}
