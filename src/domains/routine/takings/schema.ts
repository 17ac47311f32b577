import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { pauses } from '#domains/routine/schema.ts';
import { changes, creation, entity, uuid } from '#shared/entity.ts';

/**
 * That one person has taken on a routine item that is for everybody, or let go of it. The person is
 * who created the record; nobody else sees it.
 */
export const takingFields = {
  routineItemId: uuid,
  /** The day from which on it counts for them, as they live it. */
  takenOn: calendarDate,
  isLetGo: z._default(z.boolean(), false),
  /** When it rests for them alone. */
  pauses: z._default(pauses, []),
};
export const taking = entity(takingFields);
export type Taking = z.infer<typeof taking>;

/** Whoever takes an item on again says nothing about when it rested. */
export const newTaking = creation({ ...takingFields, pauses: z.optional(pauses) });

const { routineItemId: _, ...changeable } = takingFields;
/** The item is what it is about: another one would be another taking. */
export const takingChanges = changes(changeable);
