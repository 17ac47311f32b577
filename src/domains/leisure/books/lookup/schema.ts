import * as z from 'zod/mini';
import { asIsbn13, isIsbn13, wrongIsbn } from '#domains/leisure/books/isbn/rules.ts';

/** What is looked for: one of a title, with its author if one likes, and an ISBN. */
export const lookupQuery = z.strictObject({
  title: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(300))),
  isbn: z.optional(z.string().check(z.overwrite(asIsbn13), z.refine(isIsbn13, wrongIsbn))),
});
export type LookupQuery = z.output<typeof lookupQuery>;

/** A book as somebody else describes it; what is not known is left out. */
export const foundBook = z.strictObject({
  title: z.string(),
  subtitle: z.optional(z.string()),
  authors: z.array(z.string()),
  isbn: z.optional(z.string()),
  pages: z.optional(z.int()),
  publishedYear: z.optional(z.int()),
  publisher: z.optional(z.string()),
  /** Where its picture lies. */
  coverUrl: z.optional(z.string()),
});
export type FoundBook = z.infer<typeof foundBook>;
