import * as z from 'zod/mini';
import { timeZone } from '#shared/dates.ts';
import { eachOnce, uuid, withoutBlank } from '#shared/entity.ts';
import { isFree, isOfOneScript } from './rules.ts';
import { notificationPreferences } from '#domains/people/auth/profile/schema.ts';

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

const name = z
  .string()
  .check(z.overwrite(withoutBlank), z.trim(), z.maxLength(80, 'Use at most 80 characters'));
/** One spelling for what looks the same: compatible signs are folded, and scripts are not mixed. */
const username = z.string().check(
  z.trim(),
  z.overwrite((text) => text.normalize('NFKC')),
  z.maxLength(40, 'Use at most 40 characters'),
  z.regex(/^[\p{L}\p{M}\p{N}._-]*$/u, 'Use letters, digits, dots, dashes and underscores'),
  z.refine(isOfOneScript, 'Use letters of one alphabet'),
  z.refine(isFree, 'This username is kept for Dayslate itself. Choose another one.'),
);

/** Said after signing up, and to whoever signs in before the address is confirmed (section 8). */
export const confirmText = 'Please check your email to confirm your account before signing in.';

export const dateFormats = ['MDY', 'DMY', 'YMD'] as const;
export const timeFormats = ['12', '24'] as const;
export const themes = ['light', 'dark', 'system'] as const;
export const densities = ['comfortable', 'compact'] as const;

/** The cards that the dashboard has below what the spec shows, in the order of the product. */
export const dashboardCards = ['needs-action', 'content', 'money', 'trips'] as const;
export type DashboardCard = (typeof dashboardCards)[number];

/** The first steps of a new workspace, which can be hidden but not moved. */
const hideable = [...dashboardCards, 'set-up'] as const;

const cards = z.array(z.enum(dashboardCards)).check(eachOnce('Name each choice once'));

/** The settings that follow a user to every device (spec section 3, user settings). */
export const preferenceFields = {
  timeZone,
  dateFormat: z.enum(dateFormats, 'Choose a date format from the list'),
  timeFormat: z.enum(timeFormats, 'Choose 12-hour or 24-hour'),
  theme: z.enum(themes, 'Choose light, dark or auto'),
  density: z.enum(densities, 'Choose comfortable or compact'),
  /** 0 is Sunday, as in the spec; 6 is Saturday. */
  weekStartsOn: z.int().check(z.minimum(0), z.maximum(6)),
  /** Minutes after midnight until which it is still yesterday, for whoever goes to bed late. */
  dayStartsAtMinutes: z.int().check(z.minimum(0), z.maximum(360)),
  singleKeyShortcuts: z.boolean(),
  ...notificationPreferences,
  /** What the user moved; a card that is not named follows in its usual place. */
  dashboardOrder: cards,
  dashboardHidden: z.array(z.enum(hideable)).check(eachOnce('Name each choice once')),
};

/** Who is signed in, as their own browser sees them. */
export const profile = z.strictObject({
  id: uuid,
  email: z.string(),
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  ...preferenceFields,
});
export type Profile = z.infer<typeof profile>;
export type Preferences = Pick<Profile, keyof typeof preferenceFields>;

export const signUpBody = z.strictObject({
  email,
  password: newPassword,
  firstName: z.optional(name),
  lastName: z.optional(name),
  username: z.optional(username),
  timeZone: z.optional(timeZone),
});
export const signInBody = z.strictObject({ email, password: typedPassword });
export const preferenceChanges = z.partial(z.strictObject(preferenceFields));

const filled = z.minLength(1, 'This cannot be empty');
/** What a person is called; what is left out stays as it is. */
export const profileChanges = z.strictObject({
  firstName: z.optional(name.check(filled)),
  lastName: z.optional(name.check(filled)),
  username: z.optional(username.check(filled)),
});
export type ProfileChanges = z.infer<typeof profileChanges>;
