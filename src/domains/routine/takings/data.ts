import { defineCollection } from '#client/sync/collection.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { routineTakingsContract } from './contract.ts';
import type { Taking } from './schema.ts';

const failedText = 'Failed to update routine item';

/** What of the shared routine the user has taken on, or let go of. */
export const routineTakings = defineCollection({
  name: 'routine-takings',
  contract: routineTakingsContract,
  scope: 'workspace',
  setByServer: { pauses: [] },
  messages: {
    load: 'Failed to load routine items',
    create: failedText,
    update: failedText,
    remove: failedText,
  },
});

/** The takings by their item: a selector for `routineTakings.useRows`. */
export const takingsByItem = (rows: readonly Taking[]): ReadonlyMap<string, Taking> =>
  new Map(rows.map((row) => [row.routineItemId, row]));

/** Takes an item on from a day, or lets go of it. What is not said of its pauses stays. */
export function take(
  routineItemId: string,
  {
    takenOn,
    isLetGo,
    pauses,
  }: Pick<Taking, 'takenOn' | 'isLetGo'> & Partial<Pick<Taking, 'pauses'>>,
) {
  const say = { takenOn, isLetGo, ...(pauses ? { pauses } : {}) };
  const known = knownTaking(routineItemId);
  return known
    ? routineTakings.update(known.id, say)
    : routineTakings.create({ routineItemId, ...say });
}

/** Says of an item what `before` said; nothing if it said nothing. */
export function takeAgain(routineItemId: string, before: Taking | undefined) {
  if (before) return take(routineItemId, before);
  const known = knownTaking(routineItemId);
  return known && routineTakings.remove(known.id);
}

const knownTaking = (itemId: string) =>
  routineTakings.read(allRows).find(({ routineItemId }) => routineItemId === itemId);
