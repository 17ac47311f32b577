import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { onChange } from '#client/sync/live/changes.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { firstOfMonthBefore, today } from '#client/words/dates.ts';
import { minute, queryClient } from '#client/sync/query-client.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { tasksContract } from './contract.ts';
import type { Task } from './schema.ts';

const doneMonthsName = 'done months';

/** The first day of which all tasks are there; before it only those that are open. */
export function wholeSince(): string {
  return firstOfMonthBefore(today(userTimeZone()), 2);
}

/** The user's tasks: all that are open or undated, and those since the month before last. */
export const tasks = defineCollection({
  name: 'tasks',
  contract: tasksContract,
  scope: 'own',
  refersTo: 'linkWorkspaceId',
  merges: 'checklist',
  query: () => ({ since: wholeSince() }),
  setByServer: { repeatFrom: null, seriesId: null, previousTaskId: null },
  messages: {
    load: 'Failed to load todos',
    create: 'Failed to add task',
    update: 'Failed to update task',
    remove: 'Failed to delete task',
  },
});

/** How many tasks were done in which month: all of them, of which the list begins with the latest. */
export const doneMonthsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [doneMonthsName, userId],
    queryFn: ({ signal }) => call(tasksContract.doneMonths, {}, { signal }),
    enabled: userId !== null,
    // The server has to look through the whole past for it, which changes seldom.
    staleTime: 24 * 60 * minute,
  });

/** How many tasks were done on days that the list does not begin with, and when that was asked. */
export function useEarlierDone(): { count: number; askedAt: number } {
  const { userId } = useScope();
  const { data, dataUpdatedAt } = useQuery(doneMonthsQuery(userId));
  const first = wholeSince().slice(0, 7);
  const earlier = data?.months.filter(({ month }) => month < first) ?? [];
  return { count: earlier.reduce((sum, { count }) => sum + count, 0), askedAt: dataUpdatedAt };
}

onChange('tasks', (changes) => {
  const first = wholeSince();
  // The rows of this domain, as the feed carries them.
  const rows = changes.map(({ row }) => row as Task | null);
  if (rows.some((row) => row?.plannedOn && row.plannedOn < first))
    void queryClient.invalidateQueries({ queryKey: [doneMonthsName] });
});
