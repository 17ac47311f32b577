import * as z from 'zod/mini';

/** The answer of an operation that has nothing to say. */
export const nothing = z.strictObject({});

/** What the handler of a `download` names; `isShown` lets browsers show it instead of saving it. */
export const storedFile = z.strictObject({
  key: z.string(),
  fileName: z.string(),
  mime: z.string(),
  isShown: z.boolean(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** What the handler of a `download` gives that makes the file itself; small enough to be held at once. */
export const madeFile = z.strictObject({
  /** Its content, as base64. */
  content: z.string(),
  fileName: z.string(),
  mime: z.string(),
  isShown: z.boolean(),
});
export type MadeFile = z.infer<typeof madeFile>;
