import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { profile } from '#domains/people/auth/schema.ts';
import { email, newPassword, signInBody, signUpBody, typedPassword } from './schema.ts';

const token = z.string().check(z.regex(/^[\w-]{43}$/, 'This link is not complete'));
const bodyBytes = 8 * kilobyte;

/** Signing up and in, and everything that proves who somebody is (spec sections 2, 7, 8). */
export const entranceContract = {
  signUp: operation({
    summary:
      'Create an account, in place of one that nobody has confirmed; signs in at once where no mail can be sent',
    method: 'POST',
    path: '/auth/sign-up',
    access: 'public',
    input: { body: signUpBody },
    output: z.strictObject({ user: z.nullable(profile), message: z.nullable(z.string()) }),
    bodyBytes,
  }),
  signIn: operation({
    summary: 'Sign in with e-mail and password',
    method: 'POST',
    path: '/auth/sign-in',
    access: 'public',
    input: { body: signInBody },
    output: z.strictObject({ user: profile }),
    bodyBytes,
  }),
  forgotPassword: operation({
    summary:
      'Mail a link to choose a new password, if the account exists; `mailed` says whether this server sends mail at all',
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    input: { body: z.strictObject({ email }) },
    output: z.strictObject({ mailed: z.boolean() }),
    bodyBytes,
  }),
  resetPassword: operation({
    summary: 'Choose a new password with a mailed link; ends all sessions and signs in',
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    input: { body: z.strictObject({ token, password: newPassword }) },
    output: z.strictObject({ user: profile }),
    bodyBytes,
  }),
  confirmEmail: operation({
    summary: 'Confirm an e-mail address with a mailed link and the password, and sign in',
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'public',
    input: { body: z.strictObject({ token, password: typedPassword }) },
    output: z.strictObject({ user: profile }),
    bodyBytes,
  }),
  resendConfirmation: operation({
    summary: 'Mail the link to confirm an address again, if it waits for that',
    method: 'POST',
    path: '/auth/resend-confirmation',
    access: 'public',
    input: { body: z.strictObject({ email }) },
    output: nothing,
    bodyBytes,
  }),
};
