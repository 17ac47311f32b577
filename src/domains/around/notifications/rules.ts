import type { MailChoice, NotificationEvent } from '#domains/people/auth/profile/schema.ts';

// Dates that fall due can wait for the day's mail; what happens now is of no use in it.
const mailDefaults: Record<NotificationEvent, MailChoice> = {
  mention: 'on',
  comment: 'on',
  assignment: 'on',
  approval: 'on',
  membership: 'on',
  deliverable: 'digest',
  payment: 'digest',
  rights: 'digest',
  trip: 'digest',
  post: 'off',
  task: 'off',
  medicine: 'off',
};

/** How an event goes out by mail, by choice or else by default. */
export function mailChoiceOf(
  chosen: readonly `${NotificationEvent}.${MailChoice}`[],
  event: NotificationEvent,
): MailChoice {
  const [, choice] = (chosen.find((one) => one.startsWith(`${event}.`)) ?? '').split('.');
  // The type of the list leaves nothing else behind the dot.
  return (choice as MailChoice | undefined) ?? mailDefaults[event];
}

/** The list with another choice for one event; what is the default needs no place in it. */
export function withMailChoice(
  chosen: readonly `${NotificationEvent}.${MailChoice}`[],
  event: NotificationEvent,
  choice: MailChoice,
): `${NotificationEvent}.${MailChoice}`[] {
  const others = chosen.filter((one) => !one.startsWith(`${event}.`));
  return choice === mailDefaults[event] ? others : [...others, `${event}.${choice}`];
}

const keptDays = 60;

/** Whether something of a moment is still told on this day; the server drops it soon after without a word. */
export function isStillTold(createdAt: string, today: string): boolean {
  return createdAt >= Temporal.PlainDate.from(today).subtract({ days: keptDays }).toString();
}

/** Which of those marked read the answer does not know any more. */
export function goneWhenRead<R extends { id: string }>(
  shown: readonly R[],
  asked: readonly (string | undefined)[],
  answered: readonly { id: string }[],
): R[] {
  const known = new Set(answered.map(({ id }) => id));
  return shown.filter(({ id }) => asked.includes(id) && !known.has(id));
}

const talk: ReadonlySet<NotificationEvent> = new Set(['mention', 'comment', 'assignment']);
const tenMinutesMs = 10 * 60_000;

/** How long a mail waits for more of its kind: people write several comments one after the other. */
export function mailWaitMs(event: NotificationEvent): number {
  return talk.has(event) ? tenMinutesMs : 0;
}

/** What quiet hours do not hold up: a medicine that must not be missed. */
export const urgentEvents: readonly NotificationEvent[] = ['medicine'];

export interface QuietHours {
  quietHours: boolean;
  quietFromMinutes: number;
  quietUntilMinutes: number;
}

/** Whether a minute of the day is in somebody's quiet hours, which may go over midnight. */
export function isQuietAt(
  { quietHours, quietFromMinutes: from, quietUntilMinutes: until }: QuietHours,
  minutes: number,
): boolean {
  if (!quietHours) return false;
  return from <= until ? from <= minutes && minutes < until : from <= minutes || minutes < until;
}

/** When the quiet hours that a person's clock is in come to their end; null outside of them. */
export function quietEnd(hours: QuietHours, now: Temporal.ZonedDateTime): Temporal.Instant | null {
  const minutes = minutesOf(now);
  if (!isQuietAt(hours, minutes)) return null;
  const until = hours.quietUntilMinutes;
  const day = now.toPlainDate().add({ days: minutes < until ? 0 : 1 });
  // Of an hour that comes twice in autumn the second, or the end would lie in the past.
  return atMinutes(day, until)
    .toZonedDateTime(now.timeZoneId, { disambiguation: 'later' })
    .toInstant();
}

export interface DigestChoice extends QuietHours {
  dailyDigest: boolean;
  digestAtMinutes: number;
  digestWeekdays: readonly number[];
}

/**
 * When the digest of a day goes out: at the time chosen, in quiet hours not before their end, which of
 * an evening is in the next morning.
 */
export function digestArrival(choice: DigestChoice): { minutes: number; isNextDay: boolean } {
  const { digestAtMinutes: minutes, quietUntilMinutes: until } = choice;
  return isQuietAt(choice, minutes)
    ? { minutes: until, isNextDay: until <= minutes }
    : { minutes, isNextDay: false };
}

/** A server that was down in the morning makes up for it; in the evening it is of no use. */
const lateMinutes = 4 * 60;
const daysInWeek = 7;

/** Whether the digest of the day that a person's clock shows should be on its way. */
export function isDigestDue(choice: DigestChoice, now: Temporal.ZonedDateTime): boolean {
  const { minutes, isNextDay } = digestArrival(choice);
  const { dayOfWeek } = isNextDay ? now.subtract({ days: 1 }) : now;
  if (!choice.dailyDigest || !choice.digestWeekdays.includes(dayOfWeek % daysInWeek)) return false;
  const late = minutesOf(now) - minutes;
  return late >= 0 && late < lateMinutes;
}

function minutesOf({ hour, minute }: Temporal.ZonedDateTime): number {
  return hour * 60 + minute;
}

function atMinutes(day: Temporal.PlainDate, minutes: number): Temporal.PlainDateTime {
  return day.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}
