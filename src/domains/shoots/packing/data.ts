import { defineCollection } from '#client/sync/collection.ts';
import { defineOperation, tellRefused } from '#client/sync/operations.ts';
import type { Effect } from '#client/sync/overlay.ts';
import { getScope, scopeIdOf } from '#client/sync/live/scope.ts';
import type { Result } from '#client/sync/sending.ts';
import { changesOf, type MergePlan, planMerge } from '#domains/shoots/packing/merging/rules.ts';
import type { MergedPacking, MergedThing } from '#domains/shoots/packing/merging/schema.ts';
import { packingItemsContract } from './contract.ts';
import type { PackingItem } from './schema.ts';

const name = 'packing-items';
const failedText = 'Failed to add to the packing list';

/** What is packed for the trips of the workspace. */
export const packingItems = defineCollection({
  name,
  contract: packingItemsContract,
  scope: 'workspace',
  setByServer: { packedByUserId: null, packedAt: null },
  messages: {
    load: 'Failed to load packing lists',
    create: failedText,
    update: 'Failed to update the packing list',
    remove: 'Failed to delete from the packing list',
  },
});

const sendMerge = defineOperation({
  name: `${name}.merge`,
  operation: packingItemsContract.merge,
  failedText,
  reply: ({ rows }, { scopeId }) =>
    packingItems.merge(
      rows.map((row) => ({ id: row.id, version: row.version, row })),
      scopeId,
    ),
});

/** What was put on a list: what it does to the list as it is here, and what came of it. */
export interface Merging {
  plan: MergePlan;
  result: Promise<Result<MergedPacking>>;
}

/** Puts things on the list of a trip: on screen at once, and merged by the server in its turn. */
export function mergePacking(
  tripId: string,
  things: readonly MergedThing[],
  packingTemplateIds: readonly string[] = [],
): Merging {
  const rows = packingItems.read((all) => all.filter((row) => row.tripId === tripId));
  const plan = planMerge(tripId, rows, things);
  const scopeId = scopeIdOf('workspace');
  const { userId } = getScope();
  if (!scopeId || !userId) {
    const error = new Error('Workspace required');
    tellRefused(failedText, error);
    return { plan, result: Promise.resolve({ ok: false, error }) };
  }
  const input = {
    params: { workspaceId: scopeId, id: tripId },
    body: { things: [...things], packingTemplateIds: [...packingTemplateIds] },
  };
  return { plan, result: sendMerge({ scopeId, input, effects: effectsOf(tripId, plan, userId) }) };
}

function effectsOf(tripId: string, plan: MergePlan, userId: string): Effect[] {
  const now = new Date().toISOString();
  const common = {
    createdByUserId: userId,
    updatedByUserId: userId,
    createdAt: now,
    updatedAt: now,
  };
  const unpacked = { isPacked: false, isCharged: false, isBought: false, isReturned: false };
  const added = plan.added.map(({ id, thing }): Effect => {
    const by = { ...common, version: 0, packedByUserId: null, packedAt: null };
    const row: PackingItem = { ...by, ...unpacked, ...thing, id, tripId };
    return { collection: name, do: 'put', row };
  });
  const changed = plan.changed.map((one): Effect => {
    const patch = { ...changesOf(one), updatedAt: now, updatedByUserId: userId };
    return { collection: name, do: 'patch', id: one.before.id, patch };
  });
  return [...added, ...changed];
}
