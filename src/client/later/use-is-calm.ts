import type { Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '#client/sync/query-client.ts';

// One that failed is tried again and again: nothing else waits for it.
const predicate = ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0;

/** Whether all that the page reads has been there once. */
export function useIsCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenRead(() => setCalm(true)), []);
  return isCalm;
}

/** Does some work once nothing is being read for the first time any more; gives how to stop waiting. */
export function whenRead(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopListening = queryClient.getQueryCache().subscribe(lookSoon);
  lookSoon();

  // Reading begins with the effects of a render, and one list may lead to the next.
  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(look);
  }

  function look(): void {
    if (queryClient.isFetching({ predicate }) > 0) return;
    stop();
    work();
  }

  function stop(): void {
    clearTimeout(timer);
    stopListening();
  }

  return stop;
}
