import type { ErrorCode } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { ApiError, call, isAway, isOutside } from './api.ts';
import { definitionNamed, definitionOf } from './definitions.ts';
import type { Effect } from './overlay.ts';
import { journal } from '#client/sync/kept/journal.ts';
import { lostServer } from '#client/sync/live/online.ts';
import {
  addFailure,
  addPending,
  type Failure,
  failuresOn,
  mustWait,
  nextOrder,
  onPendingChange,
  olderElsewhere,
  pendingOf,
  type PendingOperation,
  pendingOperation,
  removeFailure,
  removePending,
} from './pending.ts';
import { isWorthRetrying, queryClient, retryDelay } from './query-client.ts';
import {
  failureAfter,
  failureOf,
  forgetWithdrawal,
  withdraw,
  Withdrawal,
  withdrawalOf,
  writeFailed,
} from './refusals.ts';
import { collectionNamed } from './registry.ts';
import { storeUserId } from '#client/sync/kept/store.ts';
import { onTabMessage, tabId, tellTabs } from '#client/sync/live/tabs.ts';

const quickRetries = 2;
/** How long an operation waits for an older one of another tab. */
const otherTabMs = 3_000;
const keepMutationMs = 60_000;

/** How a write ended; it never throws, so that nobody has to catch. */
export type Result<T> = { ok: true; row: T } | { ok: false; error: Error };

/** Stores an operation, tells the other tabs, shows it, and sends it when its turn has come. */
export function begin(operation: PendingOperation): Promise<Result<unknown>> {
  // Tried again, it is to be sent, whatever became of it before.
  forgetWithdrawal(operation.operationId);
  void journal.keep(operation, tabId);
  tellTabs('operation', { operation, owner: tabId });
  for (const effect of operation.effects) supersede(operation.scopeId, effect);
  return execute(operation);
}

/** What was refused before of what is written now is not offered again. */
function supersede(scopeId: string, effect: Effect): void {
  for (const failure of failuresOn(effect.collection, scopeId)) {
    const left = failureAfter(failure, effect);
    if (left === failure) continue;
    const { operationId } = failure.operation;
    clearFailure(operationId);
    if (!left) continue;
    // It says something else now: a request of its own.
    const kept = { ...left, operation: { ...left.operation, operationId: newId() } };
    addFailure(kept);
    tellTabs('settled', { operationId, output: undefined, failure: kept });
    void journal.refuse(operationId, kept);
  }
}

/** Sends an operation of this tab when its turn has come. */
export async function execute(operation: PendingOperation): Promise<Result<unknown>> {
  addPending(operation, tabId);
  const mutation = queryClient
    .getMutationCache()
    .build<unknown, Error, PendingOperation, unknown>(queryClient, {
      mutationKey: ['operation', operation.name],
      mutationFn: send,
      scope: { id: operation.file ? operation.operationId : operation.scopeId },
      gcTime: keepMutationMs,
      retry: shouldRetry,
      retryDelay: (failures, error) =>
        isAway(error) && failures >= quickRetries ? 0 : retryDelay(failures, error),
      onSuccess: (output) => answered(operation, output),
      onError: (error) => refused(operation, error),
    });
  try {
    return { ok: true, row: await mutation.execute(operation) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

// Two quick retries, as the spec has it. After that a refusal is final, but a server that is away
// has refused nothing: the queue waits until it answers.
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof Withdrawal) return false;
  if (!isAway(error)) return failures < quickRetries && isWorthRetrying(error);
  if (failures >= quickRetries) lostServer();
  return true;
}

async function send(operation: PendingOperation): Promise<unknown> {
  await olderOfOtherTabs(operation);
  while (mustWait(operation)) await pendingToChange();
  const reason = withdrawalOf(operation.operationId);
  if (reason) throw reason;
  // Whoever signed in meanwhile must not write what somebody else typed.
  if (operation.userId !== storeUserId()) throw new Withdrawal();
  return request(operation);
}

// What it refers to may have been made just before, and travels in a queue of its own.
function pendingToChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onPendingChange(() => {
      stop();
      resolve();
    });
  });
}

// An edit in one tab may need the row that another tab has just made, so older ones come first. A
// tab that does not get on (asleep, or just closed) is helped: it will find its operation answered.
async function olderOfOtherTabs(operation: PendingOperation): Promise<void> {
  const until = Date.now() + otherTabMs;
  while (olderElsewhere(operation, tabId).length > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  for (const older of olderElsewhere(operation, tabId)) {
    try {
      answered(older, await request(older));
    } catch (error) {
      if (!(error instanceof Error) || isAway(error)) throw error;
      refused(older, error);
    }
  }
}

async function request(operation: PendingOperation): Promise<unknown> {
  const definition = await definitionOf(operation.name);
  try {
    if (definition.send) return await definition.send(operation);
    return await call(definition.operation, operation.input, {
      operationId: operation.operationId,
      keepalive: true,
    });
  } catch (error) {
    const output = error instanceof ApiError ? definition.accept?.(error, operation) : undefined;
    if (output === undefined) throw error;
    return output;
  }
}

function answered(operation: PendingOperation, output: unknown): void {
  take(operation, output);
  void journal.forget(operation.operationId);
  tellTabs('settled', { operationId: operation.operationId, output, failure: null });
}

/** The answer becomes truth first, then the operation leaves: nothing flickers in between. */
function take(operation: PendingOperation, output: unknown): void {
  if (operation.userId !== storeUserId()) return;
  definitionNamed(operation.name)?.reply(output, operation);
  for (const effect of operation.effects) {
    if (effect.do === 'patch' && 'where' in effect) {
      collectionNamed(effect.collection)?.assume(operation.scopeId, effect);
    }
  }
  removePending(operation.operationId);
}

function refused(operation: PendingOperation, error: Error): void {
  const { operationId, name } = operation;
  // What is withdrawn, and what is nobody's business here any more, is not offered again.
  const isWithdrawn =
    error instanceof Withdrawal || withdrawalOf(operationId) !== undefined || isOutside(error);
  forgetWithdrawal(operationId);
  if (operation.userId !== storeUserId()) return;
  // The session is over: what was typed waits in the journal for the same person to come back.
  if (error instanceof ApiError && error.status === 401) return;
  const definition = definitionNamed(name);
  // Another tab has settled it, and may be trying it again by now.
  const isMoot = isWithdrawn ? !isSentHere(operationId) : !pendingOperation(operationId);
  if (isMoot) return;
  const isDone = isRefusedAs(error, 'repeated');
  const isQuiet = isWithdrawn || isDone;
  // Another change has its key: offered again, it is one of its own.
  const key = isRefusedAs(error, 'reused') ? newId() : operationId;
  const kept = isQuiet || !definition ? null : failureOf(operation, definition, error);
  const failure = kept && { ...kept, operation: { ...kept.operation, operationId: key } };
  removePending(operationId);
  tellTabs('settled', { operationId, output: undefined, failure });
  if (failure) addFailure(failure);
  void journal.refuse(operationId, failure);
  if (isDone) readAnew(operation.scopeId);
  if (isQuiet || !definition) return;
  const retry = () =>
    failure
      ? retryFailure(failure)
      : void begin({ ...operation, operationId: key, order: nextOrder() });
  writeFailed.tell({ text: definition.failedText, error, retry });
}

function isRefusedAs(error: Error, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

// It was done, but what became of it is not told by an answer: the lists say it.
function readAnew(scopeId: string): void {
  void queryClient.invalidateQueries({ predicate: ({ queryHash }) => queryHash.includes(scopeId) });
}

function isSentHere(operationId: string): boolean {
  return pendingOf(tabId).some((own) => own.operationId === operationId);
}

/** Sends a refused operation again, as it was. */
export function retryFailure({ operation }: Failure): void {
  if (!clearFailure(operation.operationId)) return;
  void begin({ ...operation, order: nextOrder() });
}

/** Takes a waiting operation back, also one that is on its way; what came of that concerns nobody. */
export function cancelOperation(operationId: string): void {
  withdraw(operationId);
  removePending(operationId);
  void journal.forget(operationId);
  tellTabs('settled', { operationId, output: undefined, failure: null });
}

/** Forgets a refused operation; gives false if it was gone already. */
export function clearFailure(operationId: string): boolean {
  const cleared = removeFailure(operationId);
  if (!cleared) return false;
  void journal.forgetFailure(operationId);
  tellTabs('cleared', { operationId });
  return true;
}

onTabMessage('operation', ({ operation, owner }) => addPending(operation, owner));
onTabMessage('settled', ({ operationId, output, failure }) => {
  const operation = pendingOperation(operationId);
  const isOwn = isSentHere(operationId);
  if (operation && output !== undefined) take(operation, output);
  removePending(operationId);
  // Another tab has sent an operation of this one, which must not send it again after a refusal.
  if (output === undefined && isOwn) withdraw(operationId);
  if (failure) addFailure(failure);
});
onTabMessage('cleared', ({ operationId }) => removeFailure(operationId));
