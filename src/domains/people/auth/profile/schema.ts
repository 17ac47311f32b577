import * as z from 'zod/mini';
import { eachOnce, isEachOnce } from '#shared/entity.ts';

/** What somebody is notified of; how is chosen for each by itself. */
export const notificationEvents = [
  'mention',
  'comment',
  'assignment',
  'approval',
  'membership',
  'deliverable',
  'payment',
  'rights',
  'post',
  'trip',
  'task',
  'medicine',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** By mail at once, never, or together with the day's others. */
export const mailChoices = ['on', 'off', 'digest'] as const;
export type MailChoice = (typeof mailChoices)[number];

const lastMinute = 24 * 60 - 1;
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(lastMinute));

/** How notifications reach a person; part of their preferences. */
export const notificationPreferences = {
  /** What they do not want in the app. */
  notificationsOff: z.array(z.enum(notificationEvents)).check(eachOnce('Name each event once')),
  /** What they want by mail unlike most people: 'comment.digest', 'task.on'. */
  notificationsMail: z
    .array(
      z.enum(
        notificationEvents.flatMap((event) =>
          mailChoices.map((choice) => `${event}.${choice}` as const),
        ),
      ),
    )
    .check(
      z.refine(
        (choices) => isEachOnce(choices.map((choice) => choice.split('.')[0])),
        'Name each event once',
      ),
    ),
  dailyDigest: z.boolean(),
  /** Minutes after their midnight. */
  digestAtMinutes: minuteOfDay,
  /** 0 is Sunday. */
  digestWeekdays: z
    .array(z.int().check(z.minimum(0), z.maximum(6)))
    .check(z.minLength(1, 'Choose at least one day'), eachOnce('Name each day once')),
  quietHours: z.boolean(),
  quietFromMinutes: minuteOfDay,
  quietUntilMinutes: minuteOfDay,
};
