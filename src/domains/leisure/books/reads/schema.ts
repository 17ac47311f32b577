import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, entity, prose, uuid } from '#shared/entity.ts';
import { bookFormats, bookRating } from '#domains/leisure/books/schema.ts';
import { checkDays } from './rules.ts';

const readOutcomes = ['finished', 'dnf'] as const;

const told = {
  startedOn: z._default(z.nullable(calendarDate), null),
  finishedOn: z._default(z.nullable(calendarDate), null),
  /** Null while it goes on. */
  outcome: z._default(z.nullable(z.enum(readOutcomes)), null),
  rating: z._default(z.nullable(bookRating), null),
  format: z._default(z.enum(bookFormats), 'print'),
  /** Why it was put down, or how it was this time. */
  note: z._default(prose(500), ''),
};

/** One reading of a book: a book may be read more than once. */
export const bookReadFields = { bookId: uuid, ...told };
export const bookRead = entity(bookReadFields);
export type BookRead = z.infer<typeof bookRead>;

export const newBookRead = creation(bookReadFields).check(checkDays);
export type NewBookRead = z.output<typeof newBookRead>;
export const bookReadChanges = changes(told).check(checkDays);
export type BookReadChanges = z.infer<typeof bookReadChanges>;
