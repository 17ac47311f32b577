import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Select } from '#client/sync/collection-rows.ts';
import { keepSame } from '#client/sync/keep-same.ts';
import { clearFailure, retryFailure } from '#client/sync/sending.ts';
import { targetOf } from '#client/sync/overlay.ts';
import { type Failure, failuresOn, onPendingChange } from '#client/sync/pending.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { type ScopeKind, scopeIdOf, useScopeId } from '#client/sync/live/scope.ts';

export type Status = 'loading' | 'ready' | 'error';

/** A write that the server refused, for 'Not saved · Retry' beside its row. */
export interface FailedWrite {
  /** The row's id. */
  id: string;
  operation: 'create' | 'update';
  /** What was typed. */
  values: Readonly<Record<string, unknown>>;
  text: string;
  message: string;
  retry: () => void;
  dismiss: () => void;
}

const failedWrites = new WeakMap<Failure, FailedWrite>();

/** The hooks of one collection. */
export function collectionHooks<R>(collection: {
  name: string;
  scope: ScopeKind;
  keyOf: (scopeId: string) => readonly [string, string];
  read: <T>(select: Select<R, T>) => T;
  isNone: () => boolean;
  subscribe: (listener: () => void) => () => void;
}) {
  const { name, scope, keyOf, read, isNone, subscribe } = collection;
  let failures: FailedWrite[] = [];

  function useTruth(notifyOnChangeProps: ('status' | 'fetchStatus' | 'failureCount')[]) {
    const scopeId = useScopeId(scope);
    // Whole, as the client would make them at each render of each row by a look through all defaults.
    const options = queryClient.defaultQueryOptions({
      queryKey: keyOf(scopeId ?? ''),
      enabled: scopeId !== null,
      notifyOnChangeProps,
    });
    return useQuery(options);
  }

  /** What `select` picks from the rows; it runs once for the whole page when rows change. */
  function useRows<T>(select: Select<R, T>): T {
    useTruth([]);
    return useSyncExternalStore(
      subscribe,
      () => read(select),
      () => read(select),
    );
  }

  /** Whether there is no row, which none is made for. */
  function useIsNone(): boolean {
    useTruth([]);
    return useSyncExternalStore(subscribe, isNone, isNone);
  }

  function useStatus(): Status {
    const { status, fetchStatus, failureCount } = useTruth([
      'status',
      'fetchStatus',
      'failureCount',
    ]);
    if (status === 'success') return 'ready';
    // Paused after a failure: offline, with nothing in the cache to show.
    return status === 'error' || (fetchStatus === 'paused' && failureCount > 0)
      ? 'error'
      : 'loading';
  }

  /** Reads the list anew. */
  function retry(): void {
    const scopeId = scopeIdOf(scope);
    if (scopeId) void queryClient.refetchQueries({ queryKey: keyOf(scopeId) });
  }

  function readFailures(): readonly FailedWrite[] {
    const scopeId = scopeIdOf(scope);
    const current = scopeId ? failuresOn(name, scopeId).map(failedWrite) : [];
    failures = keepSame(failures, current);
    return failures;
  }

  /** Creates and updates that the server refused. */
  function useFailures(): readonly FailedWrite[] {
    return useSyncExternalStore(onPendingChange, readFailures, readFailures);
  }

  return {
    name,
    scope,
    useRows,
    useIsNone,
    useStatus,
    retry,
    useFailures,
  };
}

function failedWrite(failure: Failure): FailedWrite {
  const known = failedWrites.get(failure);
  if (known) return known;
  const { operation, text, message } = failure;
  const [effect] = operation.effects;
  const made: FailedWrite = {
    id: (effect && targetOf(effect)) ?? operation.operationId,
    operation: effect?.do === 'put' ? 'create' : 'update',
    values: operation.input.body ?? {},
    text,
    message,
    retry: () => retryFailure(failure),
    dismiss: () => void clearFailure(operation.operationId),
  };
  failedWrites.set(failure, made);
  return made;
}
