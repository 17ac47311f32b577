import type { Operation } from '#shared/contract.ts';
import type { ApiError } from './api.ts';
import type { PendingOperation } from './pending.ts';
import { signal } from '#client/sync/live/signal.ts';

/** What the kit has to know to send an operation, which itself is plain data. */
export interface Definition {
  name: string;
  operation: Operation;
  /** The toast when the server refuses (spec section 8). */
  failedText: string;
  /** Refused creates and updates are kept and offered again; a refused removal is just undone. */
  onRefusal: 'keep-as-create' | 'keep' | 'undo';
  /** Takes the answer into server truth, before the operation leaves the screen. */
  reply: (output: unknown, operation: PendingOperation) => void;
  /** Sends it in another way than by a call: a file. It throws what a call throws. */
  send?: ((operation: PendingOperation) => Promise<unknown>) | undefined;
  /** What a refusal means as an answer: removing what is gone already has worked. */
  accept?: ((error: ApiError, operation: PendingOperation) => unknown) | undefined;
}

const definitions = new Map<string, Definition>();
const defined = signal<string>();

export function addDefinition(definition: Definition): void {
  definitions.set(definition.name, definition);
  defined.tell(definition.name);
}

export function definitionNamed(name: string): Definition | undefined {
  return definitions.get(name);
}

/** Waits for the definition: a stored operation may be of a domain whose code is not loaded yet. */
export function definitionOf(name: string): Promise<Definition> {
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
