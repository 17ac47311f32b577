import { journal } from './journal.ts';
import { failuresIn, pendingIn, removeFailure, removePending } from '#client/sync/pending.ts';
import { flush } from './persistence.ts';
import { removePosition } from '#client/sync/live/positions.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { withdraw } from '#client/sync/refusals.ts';
import { tellScopeForgotten, tellScopeLost } from '#client/sync/live/scope.ts';

/**
 * Drops what was read of a workspace, here and in the browser's database, and reads anew what is on
 * screen: the server shows more of it to the user than before, or less.
 */
export function rereadScope(scopeId: string): void {
  const predicate = ({ queryHash }: { queryHash: string }) => queryHash.includes(scopeId);
  queryClient.removeQueries({ type: 'inactive', predicate });
  // What is no longer valid leaves the browser's database as well.
  void queryClient.invalidateQueries({ predicate, refetchType: 'none' });
  tellScopeForgotten(scopeId);
  void queryClient.resetQueries({ predicate });
  void flush();
}

/**
 * Forgets everything of a workspace that is the user's no longer: lists, what was never sent, and
 * what of both lies in the browser's database. Leave the workspace on screen before.
 */
export function forgetScope(scopeId: string): void {
  for (const { operationId } of pendingIn(scopeId)) {
    // It may wait in the queue, or be on its way: whatever comes of it concerns nobody here.
    withdraw(operationId);
    removePending(operationId);
    void journal.forget(operationId);
  }
  for (const { operation } of failuresIn(scopeId)) {
    removeFailure(operation.operationId);
    void journal.forgetFailure(operation.operationId);
  }
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash.includes(scopeId) });
  removePosition(scopeId);
  tellScopeForgotten(scopeId);
  tellScopeLost(scopeId);
  void flush();
}
