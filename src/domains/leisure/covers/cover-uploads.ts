import { useMemo, useSyncExternalStore } from 'react';
import { onShareChange, shareOf } from '#client/form/send-file.ts';
import { useScopeId } from '#client/sync/live/scope.ts';
import { failuresIn, onPendingChange, pendingIn } from '#client/sync/pending.ts';
import { cancelOperation, clearFailure, retryFailure } from '#client/sync/sending.ts';
import type { CoverPlace } from './data.ts';

/** A cover on its way to the server, or one that did not arrive. */
export interface CoverUpload {
  file: File;
  /** Why it was refused, in a sentence. */
  error: string | undefined;
  retry: () => void;
  /** Stops it, or lets go of one that was refused. */
  cancel: () => void;
}

/** How much of a cover on its way has been sent, from 0 to 1; undefined as long as it waits. */
export function useCoverShare(recordId: string): number | undefined {
  const scopeId = useScopeId('own');
  return useSyncExternalStore(onShareChange, () => {
    const sent = scopeId ? findSent(scopeId, recordId) : undefined;
    return sent && shareOf(sent.operationId);
  });
}

/** The last cover of a record that is on its way, or that was refused. */
export function useCoverUpload(recordId: string): CoverUpload | undefined {
  const scopeId = useScopeId('own');
  const found = useSyncExternalStore(onPendingChange, () =>
    scopeId ? (findSent(scopeId, recordId) ?? findFailed(scopeId, recordId)) : undefined,
  );
  return useMemo(() => {
    if (!found) return undefined;
    const failure = 'operation' in found ? found : undefined;
    const { file, operationId } = 'operation' in found ? found.operation : found;
    if (!file) return undefined;
    return {
      file,
      error: failure?.message,
      retry: () => (failure ? retryFailure(failure) : undefined),
      cancel: () => (failure ? void clearFailure(operationId) : cancelOperation(operationId)),
    };
  }, [found]);
}

const name = 'covers.upload';

function isOf(operation: { name: string; input: { body?: object } }, recordId: string): boolean {
  // Made by `uploadCover` alone.
  const place = operation.input.body as CoverPlace | undefined;
  return operation.name === name && place?.recordId === recordId;
}

function findSent(scopeId: string, recordId: string) {
  return pendingIn(scopeId).findLast((operation) => isOf(operation, recordId));
}

function findFailed(scopeId: string, recordId: string) {
  return failuresIn(scopeId).findLast(({ operation }) => isOf(operation, recordId));
}
