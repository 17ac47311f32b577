import { kilobyte, operation } from '#shared/contract.ts';
import { profile, profileChanges } from '#domains/people/auth/schema.ts';

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
