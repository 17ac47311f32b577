import * as z from 'zod/mini';
import { timeZone } from '#shared/dates.ts';
import { eachOnce, uuid } from '#shared/entity.ts';
import { notificationPreferences } from '#domains/people/auth/profile/schema.ts';

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

export const preferenceChanges = z.partial(z.strictObject(preferenceFields));

const { notificationsOff, notificationsMail, digestWeekdays, dashboardHidden } = preferenceFields;
const switches = { notificationsOff, notificationsMail, digestWeekdays, dashboardHidden };
/** Changes, and how what is sent whole, though one switches one thing in it, stood before. */
export const sentPreferenceChanges = z.strictObject({
  ...preferenceChanges.shape,
  before: z.optional(z.partial(z.strictObject(switches))),
});
