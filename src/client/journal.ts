import type { Failure, PendingOperation } from './pending.ts';
import { changeStore, readStore } from './store.ts';

const operationPrefix = 'operation:';
const failurePrefix = 'failure:';

interface StoredOperation {
  operation: PendingOperation;
  owner: string;
}

/**
 * The operations on disk, one entry each and written at once, so that tabs need not agree on one
 * list and a tab that closes right after an edit loses nothing.
 */
export const journal = {
  keep: (operation: PendingOperation, owner: string) =>
    changeStore([[operationPrefix + operation.operationId, { operation, owner }]]),
  forget: (operationId: string) => changeStore([], [operationPrefix + operationId]),
  refuse: (operationId: string, failure: Failure | null) =>
    changeStore(failure ? [[failurePrefix + operationId, failure]] : [], [
      operationPrefix + operationId,
    ]),
  forgetFailure: (operationId: string) => changeStore([], [failurePrefix + operationId]),
};

/** What the entries of the store say about operations. */
export function readJournal(entries: readonly [string, unknown][]) {
  const of = (prefix: string) =>
    entries.filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  return {
    // Only this file writes entries of these names, in these shapes.
    operations: (of(operationPrefix) as StoredOperation[]).sort(
      (one, other) => one.operation.order - other.operation.order,
    ),
    failures: of(failurePrefix) as Failure[],
  };
}

/** The operations that the journal holds of one tab, oldest first. */
export async function journalOf(owner: string): Promise<PendingOperation[]> {
  const { operations } = readJournal(await readStore());
  return operations.filter((one) => one.owner === owner).map((one) => one.operation);
}
