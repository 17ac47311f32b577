import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { newPassword, typedPassword } from '#domains/people/auth/entrance/schema.ts';

/** Another password for whoever is signed in (spec section 7). */
export const passwordsContract = {
  changePassword: operation({
    summary: 'Change the password; ends the other sessions',
    method: 'POST',
    path: '/auth/password',
    access: 'signed-in',
    input: { body: z.strictObject({ currentPassword: typedPassword, newPassword }) },
    output: nothing,
    bodyBytes: 8 * kilobyte,
    ownTransactions: true,
  }),
};
