import type { Call, Operation, Output } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import type { ApiError } from './api.ts';
import { checksComing } from '#client/form/checks.ts';
import { addDefinition, type Definition } from './definitions.ts';
import type { Effect } from './overlay.ts';
import { nextOrder, type OperationInput, type PendingOperation } from './pending.ts';
import { writeFailed } from './refusals.ts';
import { begin, type Result } from './sending.ts';
import { storeUserId } from '#client/sync/kept/store.ts';

/** Called when a write was refused, with the text for a toast. */
export const onWriteFailed = writeFailed.listen;

/** Reports a write that did not even have to be sent to be refused. */
export function tellRefused(text: string, error: Error): void {
  writeFailed.tell({ text, error, retry: () => undefined });
}

interface Request<T extends Operation> {
  scopeId: string;
  input: Call<T>;
  effects: Effect[];
  after?: string | undefined;
  file?: File;
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
  send?: Definition['send'];
  accept?: (error: ApiError, operation: PendingOperation) => Output<T> | undefined;
}) {
  const { reply } = definition;
  addDefinition({
    onRefusal: 'undo',
    ...definition,
    // Replies arrive as they were sent for this very operation.
    reply: (output, operation) => reply?.(output as Output<T>, operation),
  });
  function run(request: Request<T>): Promise<Result<Output<T>>> {
    const userId = storeUserId();
    if (!userId) {
      return Promise.resolve({ ok: false, error: new Error('User not authenticated') });
    }
    const operation: PendingOperation = {
      operationId: newId(),
      name: definition.name,
      userId,
      scopeId: request.scopeId,
      ...(request.after ? { after: request.after } : {}),
      order: nextOrder(),
      // Params, query and body are plain data in every contract.
      input: request.input as OperationInput,
      effects: request.effects,
      ...(request.file ? { file: request.file } : {}),
    };
    // `reply` and the result are both the output of this operation.
    return begin(operation) as Promise<Result<Output<T>>>;
  }
  return (request: Request<T>): Promise<Result<Output<T>>> => {
    // Not before those that wait already.
    const coming = checksComing();
    return coming ? coming.then(() => run(request)) : run(request);
  };
}
