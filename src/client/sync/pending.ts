import { useSyncExternalStore } from 'react';
import { type Effect, targetOf } from './overlay.ts';
import { signal } from '#client/sync/live/signal.ts';

/** The parts of a call, as an operation keeps them. */
export interface OperationInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** A write that the server has not answered yet: only what a browser can store, so that it can be replayed. */
export interface PendingOperation {
  operationId: string;
  /** Which `defineOperation` knows how to send it. */
  name: string;
  userId: string;
  /** The user or workspace whose records it changes. */
  scopeId: string;
  /** A user or workspace to whose records it refers: what was written there before comes first. */
  after?: string;
  /** Grows with each operation of this browser. */
  order: number;
  input: OperationInput;
  effects: Effect[];
  /** What is uploaded with it. It travels beside the other writes, which need not wait for it. */
  file?: File;
}

/** A create or update that the server refused, kept so that nothing typed is lost. */
export interface Failure {
  operation: PendingOperation;
  /** The text of the spec, and what the server said. */
  text: string;
  message: string;
}

interface Entry {
  operation: PendingOperation;
  /** The tab that sends it. */
  owner: string;
}

const entries = new Map<string, Entry>();
const failures = new Map<string, Failure>();
let effectsByTarget = new Map<string, readonly Effect[]>();
let waiting: ReadonlySet<string> = new Set();
let unsent: ReadonlySet<string> = new Set();
const made = new Set<string>();
const none: readonly Effect[] = [];
const changed = signal();
let lastOrder = 0;

/** Called whenever an operation begins to wait or is done with. */
export const onPendingChange = changed.listen;

/** A number for a new operation, larger than all before; the clock makes it fit between tabs. */
export function nextOrder(): number {
  lastOrder = Math.max(Date.now(), lastOrder + 1);
  return lastOrder;
}

export function addPending(operation: PendingOperation, owner: string): void {
  lastOrder = Math.max(lastOrder, operation.order);
  entries.set(operation.operationId, { operation, owner });
  update();
}

export function removePending(operationId: string): PendingOperation | undefined {
  const entry = entries.get(operationId);
  if (entries.delete(operationId)) update();
  return entry?.operation;
}

export function pendingOperation(operationId: string): PendingOperation | undefined {
  return entries.get(operationId)?.operation;
}

/** The operations that a tab sends, oldest first. */
export function pendingOf(owner: string): PendingOperation[] {
  return sorted()
    .filter((entry) => entry.owner === owner)
    .map((entry) => entry.operation);
}

/** The older operations of other tabs on the same records, or those referred to, which must come first. A file is nothing that others wait for. */
export function olderElsewhere(operation: PendingOperation, owner: string): PendingOperation[] {
  const { scopeId, after, order } = operation;
  return sorted()
    .filter((entry) => entry.owner !== owner && [scopeId, after].includes(entry.operation.scopeId))
    .map((entry) => entry.operation)
    .filter((other) => other.order < order && !other.file);
}

/** Whether something older waits among the records that an operation refers to. */
export function mustWait({ after, order }: PendingOperation): boolean {
  return (
    after !== undefined && pendingIn(after).some((other) => other.order < order && !other.file)
  );
}

/** What waits for the rows of one collection; the same array as long as nothing changes there. */
export function effectsOn(collection: string, scopeId: string): readonly Effect[] {
  return effectsByTarget.get(`${collection} ${scopeId}`) ?? none;
}

export function addFailure(failure: Failure): void {
  failures.set(failure.operation.operationId, failure);
  update();
}

export function removeFailure(operationId: string): boolean {
  const removed = failures.delete(operationId);
  if (removed) update();
  return removed;
}

/** The refused writes to one collection, oldest first. */
export function failuresOn(collection: string, scopeId: string): Failure[] {
  return [...failures.values()].filter(
    ({ operation }) =>
      operation.scopeId === scopeId && operation.effects[0]?.collection === collection,
  );
}

/** Everything that waits for the records of one user or workspace, in all tabs. */
export function pendingIn(scopeId: string): PendingOperation[] {
  return sorted()
    .map((entry) => entry.operation)
    .filter((operation) => operation.scopeId === scopeId);
}

/** Everything that was refused there. */
export function failuresIn(scopeId: string): Failure[] {
  return [...failures.values()].filter(({ operation }) => operation.scopeId === scopeId);
}

export function clearPending(): void {
  entries.clear();
  failures.clear();
  made.clear();
  update();
}

/** How many changes wait to be sent, in all tabs. */
export function pendingCount(): number {
  return entries.size;
}

/** How many changes wait to be sent, for 'Offline. 3 changes will sync when you are back.' */
export function usePendingCount(): number {
  return useSyncExternalStore(changed.listen, pendingCount, () => 0);
}

/** The records that waiting changes are of, of all collections; the same set as long as they are the same. */
export function waitingIds(): ReadonlySet<string> {
  return waiting;
}

/** The records that were made here and that the server has not got yet, in all tabs. */
export function useUnsentIds(): ReadonlySet<string> {
  return useSyncExternalStore(changed.listen, readUnsent, readUnsent);
}

/** Whether a record was made here since the page was loaded or its user came, or waited to be sent then. */
export function isMadeHere(id: string): boolean {
  return made.has(id);
}

const readUnsent = () => unsent;

function keepSet(before: ReadonlySet<string>, now: ReadonlySet<string>): ReadonlySet<string> {
  return now.size === before.size && [...now].every((id) => before.has(id)) ? before : now;
}

function sorted(): Entry[] {
  return [...entries.values()].sort((one, other) => one.operation.order - other.operation.order);
}

function update(): void {
  const next = new Map<string, Effect[]>();
  const [waitingNow, unsentNow] = [new Set<string>(), new Set<string>()];
  for (const { operation } of sorted()) {
    for (const effect of operation.effects) {
      const target = `${effect.collection} ${operation.scopeId}`;
      const known = next.get(target);
      if (known) known.push(effect);
      else next.set(target, [effect]);
      const id = targetOf(effect);
      if (id === undefined) continue;
      waitingNow.add(id);
      // What was deleted and is taken back is put there as well; the server knows it, by a version.
      if (effect.do === 'put' && effect.row.version === 0) unsentNow.add(id);
    }
  }
  for (const id of unsentNow) made.add(id);
  waiting = keepSet(waiting, waitingNow);
  unsent = keepSet(unsent, unsentNow);
  const before = effectsByTarget;
  effectsByTarget = new Map(
    [...next].map(([target, effects]) => {
      const old = before.get(target);
      const same = old?.length === effects.length && effects.every((item, at) => item === old[at]);
      return [target, same && old ? old : effects];
    }),
  );
  changed.tell();
}
