import type { Definition } from './definitions.ts';
import { type Effect, targetOf } from './overlay.ts';
import { type Failure, type PendingOperation, pendingOf } from './pending.ts';
import type { FailureReport } from './query-client.ts';
import { signal } from '#client/sync/live/signal.ts';
import { tabId } from '#client/sync/live/tabs.ts';

export const writeFailed = signal<FailureReport>();
const withdrawn = new Map<string, Withdrawal>();

/** Thrown instead of sending an operation that has become part of another, or of nobody here. */
export class Withdrawal extends Error {}

/** Keeps an operation from being sent. */
export function withdraw(operationId: string): void {
  withdrawn.set(operationId, new Withdrawal());
}

/** Why an operation must not be sent, if it must not. */
export function withdrawalOf(operationId: string): Withdrawal | undefined {
  return withdrawn.get(operationId);
}

export function forgetWithdrawal(operationId: string): void {
  withdrawn.delete(operationId);
}

/** What is kept of a refused operation, to be offered again; null if it is just undone. */
export function failureOf(
  operation: PendingOperation,
  definition: Definition,
  error: Error,
): Failure | null {
  if (definition.onRefusal === 'undo') return null;
  const kept = definition.onRefusal === 'keep' ? operation : withFollowers(operation);
  return kept && { operation: kept, text: definition.failedText, message: error.message };
}

// Writes to a row whose creation was refused could only be refused too: they become part of what
// is offered again. A row that was deleted meanwhile is not offered.
function withFollowers(created: PendingOperation): PendingOperation | null {
  const [put] = created.effects;
  if (put?.do !== 'put') return created;
  let { row } = put;
  let body = created.input.body ?? {};
  let isDropped = false;
  for (const follower of pendingOf(tabId)) {
    const effect = follower.effects.find((one) => targetOf(one) === row.id);
    if (!effect || follower.operationId === created.operationId) continue;
    // What changes other rows as well is still sent: the server leaves out what it does not know.
    const isAlone = follower.effects.length === 1;
    if (isAlone) withdraw(follower.operationId);
    isDropped = effect.do === 'drop';
    if (effect.do !== 'patch') continue;
    row = { ...row, ...effect.patch };
    const { updatedAt: _, updatedByUserId: __, ...fields } = effect.patch;
    body = { ...body, ...fields };
  }
  if (isDropped) return null;
  const effects: Effect[] = [{ ...put, row }, ...created.effects.slice(1)];
  return { ...created, input: { ...created.input, body }, effects };
}

/**
 * What is left of a refused operation once `effect` is written: what it said of the same fields of the
 * same row is out of date, and tried again it would overwrite it. Null if nothing is left.
 */
export function failureAfter(failure: Failure, effect: Effect): Failure | null {
  const { operation } = failure;
  const [refused, ...others] = operation.effects;
  const isOfRow =
    refused?.collection === effect.collection &&
    refused.do === 'patch' &&
    targetOf(refused) === targetOf(effect);
  if (!isOfRow || others.length > 0) return failure;
  if (effect.do === 'drop') return null;
  if (effect.do !== 'patch') return failure;
  const left = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !(name in effect.patch)));
  const patch = left(refused.patch);
  if (Object.keys(patch).length === 0) return null;
  if (Object.keys(patch).length === Object.keys(refused.patch).length) return failure;
  // Who changed it and when goes with each change.
  const { updatedAt, updatedByUserId } = refused.patch;
  const body = operation.input.body && left(operation.input.body);
  return {
    ...failure,
    operation: {
      ...operation,
      input: { ...operation.input, ...(body ? { body } : {}) },
      effects: [{ ...refused, patch: { ...patch, updatedAt, updatedByUserId } }],
    },
  };
}
