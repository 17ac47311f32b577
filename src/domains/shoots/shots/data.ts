import { defineAction } from '#client/sync/collection-action.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { getScope, scopeIdOf } from '#client/sync/live/scope.ts';
import { defineOperation } from '#client/sync/operations.ts';
import type { Effect } from '#client/sync/overlay.ts';
import { newId } from '#shared/ids.ts';
import { shotsContract } from './contract.ts';
import { takesAfter } from './rules.ts';
import type { Gathered, Shot } from './schema.ts';

/** What is to be shot on the trips of the workspace. */
export const shots = defineCollection({
  name: 'shots',
  contract: shotsContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load shots',
    create: 'Failed to add shot',
    update: 'Failed to update shot',
    remove: 'Failed to delete shot',
  },
});

const sendCount = defineAction(shots, {
  ...{ verb: 'count', operation: shotsContract.count, failedText: 'Failed to update shot' },
});

/** Counts more tries at a shot, or fewer, whatever another device counts meanwhile. */
export function countTakes({ id, takes }: Pick<Shot, 'id' | 'takes'>, by: number) {
  return sendCount(id, { by }, { takes: takesAfter(takes, by) });
}

const sendGathered = defineOperation({
  name: 'shots.gather',
  operation: shotsContract.gather,
  failedText: 'Failed to add shots',
  onRefusal: 'undo',
  reply({ rows }, pending) {
    shots.merge(
      rows.map((row) => ({ id: row.id, version: row.version, row })),
      pending.scopeId,
    );
  },
});

/** Makes shots of what is owed; the server leaves out what got one meanwhile. */
export function gatherShots(tripId: string, wanted: readonly Omit<Gathered, 'id'>[]) {
  const workspaceId = scopeIdOf('workspace') ?? '';
  const userId = getScope().userId ?? '';
  const made = wanted.map((one) => ({ ...one, id: newId() }));
  const now = new Date().toISOString();
  const by = { createdByUserId: userId, updatedByUserId: userId };
  const common = { ...by, createdAt: now, updatedAt: now, version: 0, tripId };
  const effects = made.map((one): Effect => {
    const row: Shot = { ...unsaid, ...one, ...common };
    return { collection: 'shots', do: 'put', row };
  });
  const input = { params: { workspaceId, tripId }, body: { shots: made } };
  return {
    ids: made.map(({ id }) => id),
    written: sendGathered({ scopeId: workspaceId, input, effects }),
  };
}

// What a new shot is where nobody said otherwise, as the schema has it.
const unsaid = {
  ...{ scheduleItemId: null, shotOn: null, kind: 'other', location: '', lens: '', seconds: null },
  ...{ propsNote: '', priority: 'must', status: 'todo', droppedReason: '', takes: 0 },
  assigneeUserId: null,
} satisfies Partial<Shot>;
