import { type QueryFilters, useIsFetching } from '@tanstack/react-query';
import { queryClient } from '#client/sync/query-client.ts';

const neverRead: QueryFilters = { predicate: ({ state }) => state.data === undefined };

/** Whether lists are on their way that have not been here before. */
export function isFirstReading(): boolean {
  return queryClient.isFetching(neverRead) > 0;
}

/** The same, for what is to be shown as a whole or not at all. */
export function useIsFirstReading(): boolean {
  return useIsFetching(neverRead) > 0;
}
