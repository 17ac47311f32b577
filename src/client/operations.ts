import type { Call, Operation, Output } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { ApiError, call, isAway } from './api.ts';
import { journal } from './journal.ts';
import { lostServer } from './online.ts';
import { type Effect, targetOf } from './overlay.ts';
import {
  addFailure,
  addPending,
  type Failure,
  nextOrder,
  olderElsewhere,
  type OperationInput,
  type PendingOperation,
  pendingOf,
  pendingOperation,
  removeFailure,
  removePending,
} from './pending.ts';
import { type FailureReport, isWorthRetrying, queryClient, retryDelay } from './query-client.ts';
import { collectionNamed } from './registry.ts';
import { signal } from './signal.ts';
import { storeUserId } from './store.ts';
import { onTabMessage, tabId, tellTabs } from './tabs.ts';

const quickRetries = 2;
/** How long an operation waits for an older one of another tab. */
const otherTabMs = 3_000;
const keepMutationMs = 60_000;

/** How a write ended; it never throws, so that nobody has to catch. */
export type Result<T> = { ok: true; row: T } | { ok: false; error: Error };

interface Definition {
  name: string;
  operation: Operation;
  /** The toast when the server refuses (spec section 8). */
  failedText: string;
  /** Refused creates and updates are kept and offered again; a refused removal is just undone. */
  onRefusal: 'keep-as-create' | 'keep' | 'undo';
  /** Takes the answer into server truth, before the operation leaves the screen. */
  reply: (output: unknown, operation: PendingOperation) => void;
  /** What a refusal means as an answer: removing what is gone already has worked. */
  accept?: ((error: ApiError, operation: PendingOperation) => unknown) | undefined;
}

const definitions = new Map<string, Definition>();
const defined = signal<string>();
const withdrawn = new Map<string, Error>();
const writeFailed = signal<FailureReport>();

/** Called when a write was refused, with the text for a toast. */
export const onWriteFailed = writeFailed.listen;

/** Reports a write that did not even have to be sent to be refused. */
export function tellRefused(text: string, error: Error): void {
  writeFailed.tell({ text, error, retry: () => undefined });
}

/**
 * Declares a write that is shown at once and sent in its turn: also offline, after a reload, and
 * once only. Writes of one user or workspace are sent one after another, oldest first, across
 * collections, because a task may need the category made just before it.
 */
export function defineOperation<T extends Operation>(definition: {
  name: string;
  operation: T;
  failedText: string;
  onRefusal?: Definition['onRefusal'];
  reply?: (output: Output<T>, operation: PendingOperation) => void;
  accept?: (error: ApiError, operation: PendingOperation) => Output<T> | undefined;
}) {
  const { reply } = definition;
  definitions.set(definition.name, {
    onRefusal: 'undo',
    ...definition,
    // Replies arrive as they were sent for this very operation.
    reply: (output, operation) => reply?.(output as Output<T>, operation),
  });
  defined.tell(definition.name);
  return function run(request: {
    scopeId: string;
    input: Call<T>;
    effects: Effect[];
  }): Promise<Result<Output<T>>> {
    const userId = storeUserId();
    if (!userId) {
      return Promise.resolve({ ok: false, error: new Error('User not authenticated') });
    }
    const operation: PendingOperation = {
      operationId: newId(),
      name: definition.name,
      userId,
      scopeId: request.scopeId,
      order: nextOrder(),
      // Params, query and body are plain data in every contract.
      input: request.input as OperationInput,
      effects: request.effects,
    };
    // `reply` and the result are both the output of this operation.
    return begin(operation) as Promise<Result<Output<T>>>;
  };
}

function begin(operation: PendingOperation): Promise<Result<unknown>> {
  void journal.keep(operation, tabId);
  tellTabs('operation', { operation, owner: tabId });
  return execute(operation);
}

/** Sends an operation of this tab when its turn has come. */
export async function execute(operation: PendingOperation): Promise<Result<unknown>> {
  addPending(operation, tabId);
  const mutation = queryClient
    .getMutationCache()
    .build<unknown, Error, PendingOperation, unknown>(queryClient, {
      mutationKey: ['operation', operation.name],
      mutationFn: send,
      scope: { id: operation.scopeId },
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
  const reason = withdrawn.get(operation.operationId);
  if (reason) throw reason;
  // Whoever signed in meanwhile must not write what somebody else typed.
  if (operation.userId !== storeUserId()) throw new Withdrawal();
  return request(operation);
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

// A stored operation may belong to a domain whose code has not been loaded yet.
function definitionOf(name: string): Promise<Definition> {
  const known = definitions.get(name);
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const stop = defined.listen(() => {
      const found = definitions.get(name);
      if (!found) return;
      stop();
      resolve(found);
    });
  });
}

function answered(operation: PendingOperation, output: unknown): void {
  take(operation, output);
  void journal.forget(operation.operationId);
  tellTabs('settled', { operationId: operation.operationId, output, failure: null });
}

/** The answer becomes truth first, then the operation leaves: nothing flickers in between. */
function take(operation: PendingOperation, output: unknown): void {
  if (operation.userId !== storeUserId()) return;
  definitions.get(operation.name)?.reply(output, operation);
  for (const effect of operation.effects) {
    if (effect.do === 'patch' && 'where' in effect) {
      collectionNamed(effect.collection)?.assume(operation.scopeId, effect);
    }
  }
  removePending(operation.operationId);
}

function refused(operation: PendingOperation, error: Error): void {
  const { operationId, name } = operation;
  withdrawn.delete(operationId);
  if (operation.userId !== storeUserId()) return;
  // The session is over: what was typed waits in the journal for the same person to come back.
  if (error instanceof ApiError && error.status === 401) return;
  const definition = definitions.get(name);
  const isWithdrawn = error instanceof Withdrawal;
  const failure = isWithdrawn || !definition ? null : failureOf(operation, definition, error);
  removePending(operationId);
  tellTabs('settled', { operationId, output: undefined, failure });
  if (failure) addFailure(failure);
  void journal.refuse(operationId, failure);
  if (isWithdrawn || !definition) return;
  const retry = () =>
    failure ? retryFailure(failure) : void begin({ ...operation, order: nextOrder() });
  writeFailed.tell({ text: definition.failedText, error, retry });
}

function failureOf(
  operation: PendingOperation,
  definition: Definition,
  error: Error,
): Failure | null {
  if (definition.onRefusal === 'undo') return null;
  const kept = definition.onRefusal === 'keep' ? operation : withFollowers(operation, error);
  return kept && { operation: kept, text: definition.failedText, message: error.message };
}

/** Sends a refused operation again, as it was. */
export function retryFailure({ operation }: Failure): void {
  if (!clearFailure(operation.operationId)) return;
  void begin({ ...operation, order: nextOrder() });
}

/** Forgets a refused operation; gives false if it was gone already. */
export function clearFailure(operationId: string): boolean {
  const cleared = removeFailure(operationId);
  if (!cleared) return false;
  void journal.forgetFailure(operationId);
  tellTabs('cleared', { operationId });
  return true;
}

/** Thrown instead of sending an operation that has become part of another, or of nobody here. */
class Withdrawal extends Error {}

// Writes to a row whose creation was refused could only be refused too: they become part of what
// is offered again. A row that was deleted meanwhile is not offered.
function withFollowers(created: PendingOperation, error: Error): PendingOperation | null {
  const [put] = created.effects;
  if (put?.do !== 'put') return created;
  let { row } = put;
  let body = created.input.body ?? {};
  let isDropped = false;
  for (const follower of pendingOf(tabId)) {
    const effect = follower.effects.find((one) => targetOf(one) === row.id);
    if (!effect || follower.operationId === created.operationId) continue;
    withdrawn.set(follower.operationId, new Withdrawal(error.message));
    isDropped = effect.do === 'drop';
    if (effect.do !== 'patch') continue;
    row = { ...row, ...effect.patch };
    body = { ...body, ...follower.input.body };
  }
  if (isDropped) return null;
  const effects: Effect[] = [{ ...put, row }, ...created.effects.slice(1)];
  return { ...created, input: { ...created.input, body }, effects };
}

onTabMessage('operation', ({ operation, owner }) => addPending(operation, owner));
onTabMessage('settled', ({ operationId, output, failure }) => {
  const operation = pendingOperation(operationId);
  if (operation && output !== undefined) take(operation, output);
  removePending(operationId);
  // Another tab has sent an operation of this one, which must not send it again after a refusal.
  if (output === undefined && operation) withdrawn.set(operationId, new Withdrawal());
  if (failure) addFailure(failure);
});
onTabMessage('cleared', ({ operationId }) => removeFailure(operationId));
