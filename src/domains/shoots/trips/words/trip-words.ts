import { daysBetween, today } from '#client/words/dates.ts';
import {
  formatShortDate,
  formatShortRange,
  formatShortWeekday,
} from '#client/words/format-dates.ts';
import { daysText } from '#client/words/days-text.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { daysOf, standingOf } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** Today's date where the trip is. */
export function todayOn({ timeZone }: Pick<Trip, 'timeZone'>): string {
  return today(timeZone);
}

type Days = Pick<Trip, 'startsOn' | 'endsOn'>;

/** 'Wed, Sep 24 – Mon, Sep 29', one day, or that there is none yet. */
export function tripDaysText({ startsOn, endsOn }: Days, formats: DayFormats): string {
  if (startsOn === null || endsOn === null) return 'No days yet';
  const [first, last] = [startsOn, endsOn].map(
    (day) => `${formatShortWeekday(day)}, ${formatShortDate(day, formats)}`,
  );
  return startsOn === endsOn ? `${first}` : `${first} – ${last}`;
}

/** 'Sep 24 – 29', as rows show it. */
export function shortDaysText({ startsOn, endsOn }: Days, formats: DayFormats): string {
  return startsOn === null || endsOn === null ? '' : formatShortRange(startsOn, endsOn, formats);
}

/** 'in 8 days', 'Day 2 of 6', '3 days ago'; nothing of what has no days. */
export function countdownText(
  trip: Days & Pick<Trip, 'status' | 'timeZone'>,
  now = todayOn(trip),
): string {
  const { startsOn, endsOn } = trip;
  if (startsOn === null || endsOn === null) return '';
  const standing = standingOf(trip, now);
  if (standing === 'past') return endsOn < now ? `${daysText(daysBetween(endsOn, now))} ago` : '';
  const days = daysBetween(now, startsOn);
  if (days > 1) return `in ${daysText(days)}`;
  if (days === 1) return 'tomorrow';
  const all = daysOf(trip);
  return all === 1 ? 'today' : `day ${1 - days} of ${all}`;
}
