import { defineCollection } from '#client/sync/collection.ts';
import { defineOperation } from '#client/sync/operations.ts';
import type { Effect } from '#client/sync/overlay.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { categoriesContract } from './contract.ts';

export const categories = defineCollection({
  name: 'categories',
  contract: categoriesContract,
  scope: 'own',
  // The last one there can be, until the server has counted.
  setByServer: { sortOrder: 1_000_000 },
  messages: {
    load: 'Failed to load categories',
    create: 'Failed to add category',
    update: 'Failed to update category',
    remove: 'Failed to delete category',
  },
});

const sendRemoval = defineOperation({
  name: 'categories.removeAndMove',
  operation: categoriesContract.remove,
  failedText: 'Failed to delete category',
  reply: ({ id, version }, { scopeId }) => categories.merge([{ id, version, row: null }], scopeId),
});

/** Deletes a category; its tasks move to `moveTo`, or keep none, at once on screen too. */
export async function removeCategory(id: string, moveTo: string | null) {
  const { userId } = getScope();
  if (!userId) return { ok: false as const, error: new Error('User not authenticated') };
  const effects: Effect[] = [
    { collection: 'categories', do: 'drop', id },
    { collection: 'tasks', do: 'patch', where: { categoryId: id }, patch: { categoryId: moveTo } },
  ];
  const query = moveTo === null ? {} : { moveTo };
  return sendRemoval({ scopeId: userId, input: { params: { id }, query }, effects });
}
