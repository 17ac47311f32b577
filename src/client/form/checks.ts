import { reached } from '#client/later/reached.ts';
import { ApiError } from '#client/sync/api.ts';
import type { Contract, Operation, Schema } from '#shared/contract.ts';
import type { checkInput } from './check-input.ts';

type Checked = Record<string, unknown> | ApiError;

const outdated = 'This page is of an older version. Reload it and try again.';

// Schemas and what reads them are a tenth of the code that the first list would wait for.
let check: typeof checkInput | undefined;
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
 * What the body of an operation is by its schema, defaults filled in, or the refusal that the server
 * would answer; at once, but for whoever writes before the code for it is there.
 */
export function checkBody(operation: Operation, input: unknown): Checked | Promise<Checked> {
  const body = bodyOf(operation);
  return check && body ? check(body, input) : checkLater(operation, input);
}

function bodyOf(operation: Operation): Schema | undefined {
  return bodies.has(operation) ? bodies.get(operation) : operation.input.body;
}

async function checkLater(operation: Operation, input: unknown): Promise<Checked> {
  // After a deployment the code is gone from where this page knows it.
  await reached(loadChecks).catch(() => undefined);
  const body = bodyOf(operation);
  if (check && body) return check(body, input);
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
