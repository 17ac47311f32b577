import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, entity, uuid } from '#shared/entity.ts';

/**
 * That one person has taken on a routine item that is for everybody, or let go of it. The person is
 * who created the record; nobody else sees it.
 */
export const takingFields = {
  routineItemId: uuid,
  /** The day from which on it counts for them, as they live it. */
  takenOn: calendarDate,
  isLetGo: z._default(z.boolean(), false),
};
export const taking = entity(takingFields);
export type Taking = z.infer<typeof taking>;

const { routineItemId: _, ...changeable } = takingFields;
/** The item is what it is about: another one would be another taking. */
export const takingChanges = changes(changeable);
