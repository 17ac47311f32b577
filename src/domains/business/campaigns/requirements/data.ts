import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { requirementsContract } from './contract.ts';

/** What a brand asks for, in all campaigns of the workspace. */
export const requirements = defineCollection({
  name: 'requirements',
  contract: requirementsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load requirements',
    create: 'Failed to add requirement',
    update: 'Failed to update requirement',
    remove: 'Failed to delete requirement',
  },
});

/** Ticks what a brand asks for, or takes the tick off; so does the key for undo. */
export function tickRequirement(id: string, isDone: boolean): void {
  keepUndo([requirements.update(id, { isDone })], () =>
    requirements.update(id, { isDone: !isDone }),
  );
}
