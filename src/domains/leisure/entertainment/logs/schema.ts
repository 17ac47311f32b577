import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, entity, prose, uuid } from '#shared/entity.ts';
import { rating } from '#domains/leisure/entertainment/schema.ts';

const written = {
  finishedOn: calendarDate,
  rating: z._default(rating, null),
  note: z._default(prose(2_000), ''),
};

/** One time that something was watched, played or heard to its end. */
export const entertainmentLogFields = { entertainmentItemId: uuid, ...written };
export const entertainmentLog = entity(entertainmentLogFields);
export type EntertainmentLog = z.infer<typeof entertainmentLog>;
export const newEntertainmentLog = creation(entertainmentLogFields);
export type NewEntertainmentLog = z.output<typeof newEntertainmentLog>;
/** It stays with what it is of. */
export const entertainmentLogChanges = changes(written);
export type EntertainmentLogChanges = z.infer<typeof entertainmentLogChanges>;
