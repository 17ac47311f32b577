import { useQueries } from '@tanstack/react-query';
import { moreNameOf } from '#client/sync/collection-rows.ts';
import { isMadeHere, useUnsentIds } from '#client/sync/pending.ts';
import type { Status } from './collection-hooks.ts';
import { type ScopeKind, useScopeId } from '#client/sync/live/scope.ts';

/** How far the rows have come that were asked for besides the list. */
export interface More {
  status: Status;
  retry: () => void;
}

/**
 * Reads rows that the list of a collection leaves out, such as those of an older month, one query for
 * each part. They join the other rows and are kept in step like them. Of a record that was made here
 * and is not sent yet there is nothing to read: it has what was added here, also offline.
 */
export function useMore(
  { name, scope }: { name: string; scope: ScopeKind },
  queries: readonly object[],
): More {
  const scopeId = useScopeId(scope);
  const unsent = useUnsentIds();
  const isAboutUnsent = (query: object) => idsIn(query).some((id) => unsent.has(id));
  const parts = useQueries({
    queries: queries.map((query) => ({
      queryKey: [moreNameOf(name), scopeId, query],
      enabled: scopeId !== null && !isAboutUnsent(query),
    })),
  });
  const failed = parts.filter(({ isError, isPaused }) => isError || isPaused);
  const retry = () => {
    for (const part of failed) void part.refetch();
  };
  if (failed.length > 0) return { status: 'error', retry };
  // Once it is sent it is asked for, and whoever writes there meanwhile goes on.
  const isLoading = parts.some(
    ({ isSuccess }, at) => !isSuccess && !idsIn(queries[at] ?? {}).some(isMadeHere),
  );
  return { status: isLoading ? 'loading' : 'ready', retry };
}

const idsIn = (query: object) =>
  Object.values(query).filter((value): value is string => typeof value === 'string');
