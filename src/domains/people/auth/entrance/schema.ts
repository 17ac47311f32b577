import * as z from 'zod/mini';
import { timeZone } from '#shared/dates.ts';
import { withoutBlank } from '#shared/entity.ts';
import { isFree, isOfOneScript } from '#domains/people/auth/rules.ts';

/** An e-mail address, compared trimmed and in lower case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );

export const passwordMinLength = 8;
export const passwordMaxLength = 256;
export const newPassword = z
  .string()
  .check(
    z.minLength(passwordMinLength, `Use at least ${passwordMinLength} characters`),
    z.maxLength(passwordMaxLength, `Use at most ${passwordMaxLength} characters`),
  );
/** A password as typed to sign in: any rule about it would tell what the rules once were. */
export const typedPassword = z
  .string()
  .check(
    z.minLength(1, 'Enter your password'),
    z.maxLength(1024, 'Invalid email or password. Please try again.'),
  );

/** What a person is called. */
export const name = z
  .string()
  .check(z.overwrite(withoutBlank), z.trim(), z.maxLength(80, 'Use at most 80 characters'));
/** One spelling for what looks the same: compatible signs are folded, and scripts are not mixed. */
export const username = z.string().check(
  z.trim(),
  z.overwrite((text) => text.normalize('NFKC')),
  z.maxLength(40, 'Use at most 40 characters'),
  z.regex(/^[\p{L}\p{M}\p{N}._-]*$/u, 'Use letters, digits, dots, dashes and underscores'),
  z.refine(isOfOneScript, 'Use letters of one alphabet'),
  z.refine(isFree, 'This username is kept for Dayslate itself. Choose another one.'),
);

/** Said after signing up, and to whoever signs in before the address is confirmed (section 8). */
export const confirmText = 'Please check your email to confirm your account before signing in.';

export const signUpBody = z.strictObject({
  email,
  password: newPassword,
  firstName: z.optional(name),
  lastName: z.optional(name),
  username: z.optional(username),
  timeZone: z.optional(timeZone),
});
export const signInBody = z.strictObject({ email, password: typedPassword });
