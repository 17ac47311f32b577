import { defineCollection } from '#client/sync/collection.ts';
import type { Call } from '#shared/contract.ts';
import { routineItemsContract } from './contract.ts';

/** The routine items of the workspace that the user may see. */
export const routineItems = defineCollection({
  name: 'routine-items',
  contract: routineItemsContract,
  scope: 'workspace',
  // The last one there can be, until the server has counted.
  setByServer: { sortOrder: 1_000_000 },
  messages: {
    load: 'Failed to load routine items',
    create: 'Failed to add routine item',
    update: 'Failed to update routine item',
    remove: 'Failed to delete routine item',
  },
});

/** Adds an item behind all others (spec section 5). */
export function addRoutineItem(
  fields: Omit<Call<typeof routineItemsContract.create>['body'], 'id' | 'sortOrder'>,
) {
  return routineItems.create({ ...fields, sortOrder: routineItems.read(count) });
}

const count = (rows: readonly unknown[]) => rows.length;
