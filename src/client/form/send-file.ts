import { ApiError, NetworkError } from '#client/sync/api.ts';
import { upload } from './upload.ts';
import { onPendingChange, type PendingOperation, pendingOperation } from '#client/sync/pending.ts';
import { Withdrawal } from '#client/sync/refusals.ts';
import { signal } from '#client/sync/live/signal.ts';
import type { Call, Operation, Output } from '#shared/contract.ts';

const atOnce = 2;
const shares = new Map<string, number>();
const changed = signal();
let waiting: (() => void)[] = [];
let running = 0;

/** Called when more of a file has arrived. */
export const onShareChange = changed.listen;

/** How much of a file has been sent, from 0 to 1; undefined as long as it waits. */
export function shareOf(operationId: string): number | undefined {
  return shares.get(operationId);
}

/** Sends the file of a pending operation, two at a time. Taken back, it stops. */
export async function sendFile<T extends Operation & { upload: true }>(
  declared: T,
  operation: PendingOperation,
): Promise<Output<T>> {
  const { operationId, file } = operation;
  if (!file) throw new Withdrawal();
  await myTurn();
  const stop = new AbortController();
  const isOver = () => !pendingOperation(operationId);
  const unlisten = onPendingChange(() => (isOver() ? stop.abort() : undefined));
  try {
    if (isOver()) throw new Withdrawal();
    tell(operationId, 0);
    return await upload(
      declared,
      // It was made for this operation.
      operation.input as Call<T>,
      file,
      { operationId, signal: stop.signal, onProgress: (share) => tell(operationId, share) },
    );
  } catch (error) {
    if (stop.signal.aborted) throw new Withdrawal();
    throw error instanceof NetworkError && !(await canBeRead(file)) ? gone() : error;
  } finally {
    unlisten();
    tell(operationId, undefined);
    next();
  }
}

// A browser tells of a file that was moved or changed since as of a lost connection, which would be
// tried again for ever.
async function canBeRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function gone(): ApiError {
  const message = 'This file was moved or changed since it was chosen. Choose it again.';
  return new ApiError({ code: 'invalid', status: 400, message });
}

async function myTurn(): Promise<void> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

function next(): void {
  running -= 1;
  const [first, ...rest] = waiting;
  waiting = rest;
  first?.();
}

function tell(operationId: string, share: number | undefined): void {
  if (share === undefined) shares.delete(operationId);
  else shares.set(operationId, share);
  changed.tell();
}
