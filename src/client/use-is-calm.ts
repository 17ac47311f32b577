import { type Query, useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from './query-client.ts';

// One that failed is tried again and again: nothing else waits for it.
const predicate = ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0;

/** Whether all that the page reads has been there once. */
export function useIsCalm(): boolean {
  const loading = useIsFetching({ predicate });
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    // Reading begins with the effects of the first render.
    const timer = setTimeout(() => {
      if (queryClient.isFetching({ predicate }) === 0) setCalm(true);
    });
    return () => clearTimeout(timer);
  }, [loading]);
  return isCalm;
}
