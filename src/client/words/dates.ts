import { useSyncExternalStore } from 'react';
import { isDate } from '#shared/clock.ts';

/** The zone of this machine, until the user's own is known. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Today's calendar date in a zone, 'YYYY-MM-DD'; see `dateOf`. */
export function today(timeZone: string, startsAtMinutes = 0): string {
  const now = new Date();
  const minute = Math.floor(now.getTime() / minuteMs);
  if (minute !== todays.minute) todays = { minute, byZone: new Map() };
  const key = `${timeZone} ${startsAtMinutes}`;
  const known = todays.byZone.get(key) ?? dateOf(now.toISOString(), timeZone, startsAtMinutes);
  todays.byZone.set(key, known);
  return known;
}

const minuteMs = 60_000;
// Rows ask at each render. Days begin with a minute, in all zones.
let todays = { minute: 0, byZone: new Map<string, string>() };

/** This moment, as an instant. */
export function momentNow(): string {
  return new Date().toISOString();
}

/** A date some days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** How many days from one date to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** The first day of the month that lies some months before the one of `date`. */
export function firstOfMonthBefore(date: string, months: number): string {
  return Temporal.PlainDate.from(date).with({ day: 1 }).subtract({ months }).toString();
}

/** The day of the week, 0 is Sunday as in the spec. */
export function weekday(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7;
}

/** The first day of the week that holds `date`; `weekStartsOn` 0 is Sunday. */
export function startOfWeek(date: string, weekStartsOn: number): string {
  return addDays(date, -((weekday(date) - weekStartsOn + 7) % 7));
}

/** The Monday of the week after that of a day: what 'next week' means, whichever day weeks begin with. */
export function nextWeek(date: string, weekStartsOn: number): string {
  const first = addDays(startOfWeek(date, weekStartsOn), 7);
  return addDays(first, (8 - weekday(first)) % 7);
}

/** The weeks that show the month of `date`, each of seven days; the first and last reach beyond it. */
export function weeksOfMonth(date: string, weekStartsOn: number): string[][] {
  const first = Temporal.PlainDate.from(date).with({ day: 1 });
  const last = first.with({ day: first.daysInMonth }).toString();
  const weeks: string[][] = [];
  let start = startOfWeek(first.toString(), weekStartsOn);
  while (start <= last) {
    weeks.push(daysFrom(start, 7));
    start = addDays(start, 7);
  }
  return weeks;
}

/** So many days in a row. */
export function daysFrom(date: string, count: number): string[] {
  const first = Temporal.PlainDate.from(date);
  return Array.from({ length: count }, (_, days) => first.add({ days }).toString());
}

/** The same day some months later; the last day of a month that is too short. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** What is typed as a date; until it is one, another date to reckon with. */
export function dateOr(typed: string | null, otherwise: string): string {
  return typed !== null && isDate(typed) ? typed : otherwise;
}

/**
 * The calendar date of an instant in a zone. Until `startsAtMinutes` after midnight, as the clock
 * there shows them, it is still the day before.
 */
export function dateOf(instant: string, timeZone: string, startsAtMinutes = 0): string {
  const then = zoned(instant, timeZone);
  const isBefore = then.hour * 60 + then.minute < startsAtMinutes;
  const date = then.toPlainDate();
  return (isBefore ? date.subtract({ days: 1 }) : date).toString();
}

/** The time of day of an instant in a zone, 'HH:MM'. */
export function timeOf(instant: string, timeZone: string): string {
  return zoned(instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
}

function zoned(instant: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
}

/** The day's date wherever the user lives; re-renders when their day begins and the tab wakes. */
export function useToday(timeZone: string, startsAtMinutes = 0): string {
  return useSyncExternalStore(watchDay, () => today(timeZone, startsAtMinutes));
}

const checkEveryMs = 30_000;

// One look each half minute: a timer to midnight would be late by as long as the machine slept.
function watchDay(look: () => void): () => void {
  const timer = setInterval(look, checkEveryMs);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
