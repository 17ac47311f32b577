import { type Query, type QueryFilters, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '#client/sync/query-client.ts';

/** What is on its way for longer is added to what is there. */
const longestMs = 1_500;

// What the browser does not keep is read by each page anew: nothing that is kept waits for it.
const isNew = ({ state, meta }: Query) =>
  state.data === undefined && meta?.persist !== false && meta?.isAhead !== true;
// A list that failed is asked for again, and does not hold up the rest.
const onTheWay: QueryFilters = {
  predicate: (query) => isNew(query) && query.state.fetchFailureCount === 0,
};
const notBegun: QueryFilters = {
  predicate: (query) => isNew(query) && query.state.status === 'pending',
};

/**
 * Whether what is made of several lists can be shown: all that the page has asked for above has been
 * here or has failed, or took too long. For good: what stands on screen does not go while one more list
 * is on its way. Lists that fill up one after another would push about what a hand is reaching for.
 */
export function useIsWhole(withinMs = longestMs): boolean {
  const isReading = useIsFetching(onTheWay) > 0;
  const [isWhole, setWhole] = useState(
    () => queryClient.getQueryCache().findAll(notBegun).length === 0,
  );
  useEffect(() => {
    if (isWhole) return undefined;
    // Asked anew: reading begins once this is on the page.
    const isWaiting = queryClient.isFetching(onTheWay) > 0;
    const timer = setTimeout(() => setWhole(true), isWaiting ? withinMs : 0);
    return () => clearTimeout(timer);
  }, [isReading, isWhole, withinMs]);
  return isWhole;
}
