import { useSyncExternalStore } from 'react';
import type { Failure, PendingOperation } from '#client/sync/pending.ts';
import { signal } from '#client/sync/live/signal.ts';
import { changeStore, eraseAllBut, readStore } from './store.ts';
import { isFailure, isStoredOperation } from './stored-shapes.ts';

const operationPrefix = 'operation:';
const failurePrefix = 'failure:';
const probeKey = 'probe';

// What is to be on disk, until it is. It stays here where the browser keeps nothing: in a private
// window, on a full disk, or where it was told not to.
const unkept = new Map<string, unknown>();
let isRefusing = false;
const changed = signal();

/**
 * The operations on disk, one entry each and written at once, so that tabs need not agree on one
 * list and a tab that closes right after an edit loses nothing.
 */
export const journal = {
  keep: (operation: PendingOperation, owner: string) =>
    change([[operationPrefix + operation.operationId, { operation, owner }]]),
  forget: (operationId: string) => change([], [operationPrefix + operationId]),
  refuse: (operationId: string, failure: Failure | null) =>
    change(failure ? [[failurePrefix + failure.operation.operationId, failure]] : [], [
      operationPrefix + operationId,
    ]),
  forgetFailure: (operationId: string) => change([], [failurePrefix + operationId]),
  /** Finds out whether this browser keeps anything, before there is something to be lost. */
  probe: () => change([[probeKey, '']], [probeKey]),
};

/** What was never sent, and what was refused and may be tried again. */
export function isUnsent(key: string): boolean {
  return key.startsWith(operationPrefix) || key.startsWith(failurePrefix);
}

/** Whether this browser keeps changes; re-renders when that turns out to be otherwise. */
export function useKeepsChanges(): boolean {
  return useSyncExternalStore(changed.listen, () => !isRefusing);
}

/** How many changes this page alone holds, because the browser does not keep them. */
export function unkeptCount(): number {
  return isRefusing ? unkept.size : [...unkept.values()].filter(isOfFile).length;
}

export const onUnkeptChange = changed.listen;

/** Lets go of what could not be kept, but for that of one person. */
export function forgetUnkept(exceptUserId?: string): void {
  for (const [key, value] of unkept) if (userOf(value) !== exceptUserId) unkept.delete(key);
  changed.tell();
}

async function change(write: [string, unknown][], erase: string[] = []): Promise<void> {
  for (const [key, value] of write) if (isUnsent(key)) unkept.set(key, value);
  for (const key of erase) unkept.delete(key);
  // All that is not on disk yet: what was refused a moment ago may be taken by now. Files may be too
  // large for this browser: words do not wait for them, and lists that were read do not make room.
  const small = [...unkept].filter(([, value]) => !isOfFile(value));
  const entries = new Map([...small, ...write]);
  const hasFile = write.some(([, value]) => isOfFile(value));
  const isKept =
    (await put(entries, erase)) || (!hasFile && (await makeRoom()) && (await put(entries, erase)));
  if (isKept) for (const [key, value] of entries) if (unkept.get(key) === value) unkept.delete(key);
  // To erase something takes no room, and so says nothing of it.
  if (isKept ? entries.size > 0 : !hasFile) isRefusing = !isKept;
  changed.tell();
}

function put(entries: ReadonlyMap<string, unknown>, erase: string[]): Promise<boolean> {
  return changeStore([...entries], erase);
}

// What was read can be read again; what was typed cannot.
function makeRoom(): Promise<boolean> {
  return eraseAllBut(isUnsent);
}

/**
 * What the entries of the store say about operations, and what is on no disk yet. What nobody can
 * make sense of is erased.
 */
export function readJournal(stored: readonly [string, unknown][]) {
  const entries = [...new Map([...stored, ...unkept])];
  const operations = entries.filter(([key]) => key.startsWith(operationPrefix));
  const failures = entries.filter(([key]) => key.startsWith(failurePrefix));
  const broken = [
    ...operations.filter(([, value]) => !isStoredOperation(value)),
    ...failures.filter(([, value]) => !isFailure(value)),
  ];
  if (broken.length > 0)
    void change(
      [],
      broken.map(([key]) => key),
    );
  return {
    operations: operations
      .map(([, value]) => value)
      .filter(isStoredOperation)
      .sort((one, other) => one.operation.order - other.operation.order),
    failures: failures.map(([, value]) => value).filter(isFailure),
  };
}

/** The operations that the journal holds of one tab, oldest first. */
export async function journalOf(owner: string): Promise<PendingOperation[]> {
  const { operations } = readJournal(await readStore());
  return operations.filter((one) => one.owner === owner).map((one) => one.operation);
}

function isOfFile(value: unknown): boolean {
  return isStoredOperation(value) && value.operation.file !== undefined;
}

function userOf(value: unknown): string | undefined {
  if (isStoredOperation(value) || isFailure(value)) return value.operation.userId;
  return undefined;
}
