import { useQueries } from '@tanstack/react-query';
import { moreNameOf } from '#client/sync/collection-rows.ts';
import type { Status } from './collection-hooks.ts';
import { type ScopeKind, useScopeId } from '#client/sync/live/scope.ts';

/** How far the rows have come that were asked for besides the list. */
export interface More {
  status: Status;
  retry: () => void;
}

/**
 * Reads rows that the list of a collection leaves out, such as those of an older month, one query for
 * each part. They join the other rows and are kept in step like them.
 */
export function useMore(
  { name, scope }: { name: string; scope: ScopeKind },
  queries: readonly object[],
): More {
  const scopeId = useScopeId(scope);
  const parts = useQueries({
    queries: queries.map((query) => ({
      queryKey: [moreNameOf(name), scopeId, query],
      enabled: scopeId !== null,
    })),
  });
  const failed = parts.filter(({ isError, isPaused }) => isError || isPaused);
  const retry = () => {
    for (const part of failed) void part.refetch();
  };
  if (failed.length > 0) return { status: 'error', retry };
  return { status: parts.some(({ isSuccess }) => !isSuccess) ? 'loading' : 'ready', retry };
}
