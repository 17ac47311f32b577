import { ApiError } from '#client/sync/api.ts';
import { isOnline } from '#client/sync/live/online.ts';
import type { Contract, Operation, Schema } from '#shared/contract.ts';
import type { checkInput } from './check-input.ts';

const outdated = 'This page is of an older version. Reload it and try again.';
/** After each failure; a server that starts anew is there within them. */
const tryAgainMs = [200, 1_000, 2_000, 4_000, 8_000];

// Schemas and what reads them are a tenth of the code that the first list would wait for.
let check: typeof checkInput | undefined;
let coming: Promise<void> | undefined;
const later = new Map<Contract, () => Promise<Contract>>();
const bodies = new Map<Operation, Schema | undefined>();

/**
 * Says where the bodies of a contract come from, of which the app begins with the addresses alone; the
 * build writes the call into the contracts of the first list (build/vite-contracts.ts).
 *
 * @public
 */
export function comesLater(contract: Contract, load: () => Promise<Contract>): void {
  later.set(contract, load);
  for (const operation of Object.values(contract)) bodies.set(operation, undefined);
}

/**
 * What every write waits for, in the order in which they were made; undefined once the code that
 * checks them is there, which it is before most people have read what is on screen.
 */
export function checksComing(): Promise<void> | undefined {
  if (check) return undefined;
  if (!coming) {
    // What waits is kept nowhere yet.
    globalThis.window?.addEventListener('beforeunload', askBeforeLeaving);
    coming = untilLoaded().finally(() => {
      globalThis.window?.removeEventListener('beforeunload', askBeforeLeaving);
      coming = undefined;
    });
  }
  return coming;
}

/**
 * What the body of an operation is by its schema, defaults filled in, or the refusal that the server
 * would answer. Whoever asks has waited for `checksComing`.
 */
export function checkBody(
  operation: Operation,
  input: unknown,
): Record<string, unknown> | ApiError {
  const body = bodies.has(operation) ? bodies.get(operation) : operation.input.body;
  if (check && body) return check(body, input);
  // As after a deployment: the code is gone from where this page knows it.
  return new ApiError({ code: 'invalid', status: 400, message: outdated });
}

/** Fetches what checks writes, before somebody needs it. */
export async function loadChecks(): Promise<void> {
  const [code] = await Promise.all([import('./check-input.ts'), ...[...later].map(fill)]);
  check = code.checkInput;
}

async function fill([contract, load]: [Contract, () => Promise<Contract>]): Promise<void> {
  const whole = await load();
  for (const [name, operation] of Object.entries(contract))
    bodies.set(operation, whole[name]?.input.body);
}

async function untilLoaded(): Promise<void> {
  for (const ms of tryAgainMs) {
    try {
      return await loadChecks();
    } catch {
      do await new Promise((resolve) => setTimeout(resolve, ms));
      while (navigator.onLine === false || !isOnline());
    }
  }
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
