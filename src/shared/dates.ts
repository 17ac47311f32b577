import * as z from 'zod/mini';
import { firstDate, isPast, lastDate, zoneName } from './clock.ts';

const noDate = 'Use a date that exists, like 2026-03-14';
const farDate = 'Use a date between 1900 and 2200';

/** A calendar date, `YYYY-MM-DD`, of the years 1900 to 2200; 2026-02-30 is refused. */
export const calendarDate = z.iso
  // What is no date at all is nothing that other checks of a record could reckon with.
  .date({ error: noDate, abort: true })
  .check(z.refine((date) => date >= firstDate && date <= lastDate, farDate));

/** A date that was worked out of others, and may lie behind the last that is taken. */
export const reckonedDate = z.iso.date({ error: noDate, abort: true });

/** A time of day, `HH:MM` in 24 hours. */
export const localTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 5:00 PM'));

const noInstant = 'Use a moment that exists, like 2026-03-14T17:00:00Z';
const [earliest, latest] = [
  Date.parse(`${firstDate}T00:00:00Z`),
  Date.parse(`${lastDate}T23:59:59.999Z`),
];

/** An instant with its offset, as PostgreSQL and browsers write it: nanoseconds are the least. */
export const instant = z.iso
  .datetime({ offset: true, error: noInstant })
  .check(z.refine((text) => isInstant(text), noInstant));

function isInstant(text: string): boolean {
  const at = Date.parse(text);
  return at >= earliest && at <= latest && !/\.\d{10}/.test(text);
}

export const notPast = 'Choose a day until today';
/** The instant of what has happened. */
export const pastInstant = instant.check(z.refine(isPast, notPast));

/**
 * An IANA time zone that this machine knows, in the spelling of the list: clocks are found by their
 * names. Offsets are refused; they know no summer time.
 */
export const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => zoneName(name) !== null, 'Choose a time zone from the list'),
  z.overwrite((name) => zoneName(name) ?? name),
);
