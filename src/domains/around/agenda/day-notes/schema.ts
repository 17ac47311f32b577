import type * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { entity, line } from '#shared/entity.ts';

export const maxNoteLength = 280;

/** A few words about a day, for everybody of the workspace. */
export const dayNoteFields = {
  notedOn: calendarDate,
  text: line(maxNoteLength, 'Write what is to be noted'),
};
export const dayNote = entity(dayNoteFields);
export type DayNote = z.infer<typeof dayNote>;
