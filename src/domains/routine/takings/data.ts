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

/** Takes an item on from a day, or lets go of it. */
export function take(
  routineItemId: string,
  { takenOn, isLetGo }: Pick<Taking, 'takenOn' | 'isLetGo'>,
) {
  const say = { takenOn, isLetGo };
  const known = routineTakings.read(allRows).find((row) => row.routineItemId === routineItemId);
  return known
    ? routineTakings.update(known.id, say)
    : routineTakings.create({ routineItemId, ...say });
}

/** Says of an item what `before` said; nothing if it said nothing. */
export function takeAgain(routineItemId: string, before: Taking | undefined) {
  if (before) return take(routineItemId, before);
  const known = routineTakings.read(allRows).find((row) => row.routineItemId === routineItemId);
  return known && routineTakings.remove(known.id);
}
