import { type More, useMore } from '#client/sync/reading/use-more.ts';
import { addDays } from '#client/words/dates.ts';
import { tasks, wholeSince } from '#domains/tasks/data.ts';

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
  return useMore(tasks, missing);
}
