import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { name, username } from '#domains/people/auth/entrance/schema.ts';
import { profile } from '#domains/people/auth/schema.ts';

const filled = z.minLength(1, 'This cannot be empty');
/** What a person is called; what is left out stays as it is. */
export const profileChanges = z.strictObject({
  firstName: z.optional(name.check(filled)),
  lastName: z.optional(name.check(filled)),
  username: z.optional(username.check(filled)),
});
export type ProfileChanges = z.infer<typeof profileChanges>;

/** What a person is called (spec sections 3 and 5). */
export const profileContract = {
  update: operation({
    summary: 'Change own first name, last name and username; what is left out stays',
    method: 'PATCH',
    path: '/auth/profile',
    access: 'signed-in',
    input: { body: profileChanges },
    output: profile,
    bodyBytes: 64 * kilobyte,
  }),
};
