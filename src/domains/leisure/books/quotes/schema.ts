import * as z from 'zod/mini';
import { changes, entity, uuid, withoutBlank } from '#shared/entity.ts';

export const maxQuote = 2_000;
const told = {
  text: z
    .string()
    .check(
      z.overwrite(withoutBlank),
      z.trim(),
      z.minLength(1, 'Write the line that is worth keeping'),
      z.maxLength(maxQuote, 'Use at most 2,000 characters'),
    ),
  page: z._default(
    z.nullable(
      z
        .int('Use a whole number')
        .check(z.minimum(0, 'Use 0 to 20,000'), z.maximum(20_000, 'Use 0 to 20,000')),
    ),
    null,
  ),
};

/** A line of a book that is worth keeping. */
export const bookQuoteFields = { bookId: uuid, ...told };
export const bookQuote = entity(bookQuoteFields);
export type BookQuote = z.infer<typeof bookQuote>;

export const bookQuoteChanges = changes(told);
