import { defineCollection } from '#client/sync/collection.ts';
import { dayNotesContract } from './contract.ts';
import type { DayNote } from './schema.ts';

/** The notes of the workspace on its days. */
export const dayNotes = defineCollection({
  name: 'day-notes',
  contract: dayNotesContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load day notes',
    create: 'Failed to add day note',
    update: 'Failed to update day note',
    remove: 'Failed to delete day note',
  },
});

/** The notes by their day: a selector for `dayNotes.useRows`. */
export function notesByDay(rows: readonly DayNote[]): ReadonlyMap<string, readonly DayNote[]> {
  return Map.groupBy(
    rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    ({ notedOn }) => notedOn,
  );
}
