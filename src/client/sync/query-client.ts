import { focusManager, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isOutside } from './api.ts';
import { inNextFrame } from '#client/later/next-frame.ts';
import { signal } from '#client/sync/live/signal.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;
/** When what was read counts as old (spec section 9). */
export const staleAfterMs = 5 * minute;
const longestWaitMs = 30_000;
const queryRetries = 3;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast when loading fails (spec section 8). */
      failedText?: string;
      /** False keeps the answer out of the browser's database. */
      persist?: boolean;
      /** Nobody waits for it yet. */
      isAhead?: boolean;
    };
  }
}

/** A message for the user, what went wrong, and how to try again. */
export interface FailureReport {
  text: string;
  error: Error;
  retry: () => void;
}

const loadFailed = signal<FailureReport>();
/** Called when something could not be loaded, with the text for a toast. */
export const onLoadFailed = loadFailed.listen;

/** The one cache of the page, with the rules of spec section 9. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const text = query.meta?.failedText;
      if (!text || isOutside(error) || (error instanceof ApiError && error.status === 401)) return;
      loadFailed.tell({ text, error, retry: () => void query.fetch().catch(() => undefined) });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: staleAfterMs,
      // As long as the stored copy, or a list unused for a while would leave that too.
      gcTime: day,
      retry: (failures, error) => failures < queryRetries && isWorthRetrying(error),
      retryDelay,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'offlineFirst',
    },
    mutations: { networkMode: 'offlineFirst' },
  },
});

/** A refusal stays a refusal; what the server or the network could not do may work later. */
export function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || [408, 429].includes(error.status);
}

/** 1 s doubling to 30 s, unless the server said how long to wait. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.min(Math.max(asked, 1000 * 2 ** failures), longestWaitMs);
}

// Lists that arrive in the same frame are rendered at once, not one after the other.
const hasFrames = typeof requestAnimationFrame !== 'undefined';
notifyManager.setScheduler(hasFrames ? inNextFrame : queueMicrotask);
// A hidden tab goes on sending what was typed in it; nothing is fetched on focus anyway.
focusManager.setFocused(true);
