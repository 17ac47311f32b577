import type { Fact } from '#client/ui/marks/facts.tsx';
import { daysBetween } from '#client/words/dates.ts';
import { formatTime } from '#client/words/format-dates.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { daysOf, standingOf, statusLabels } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { todayOn } from '#domains/shoots/trips/words/trip-words.ts';

type Timed = Pick<Trip, 'kind' | 'status' | 'startsOn' | 'endsOn' | 'startTime' | 'timeZone'>;

/** How long it is until a trip begins, which of its days it is, or how long ago it ended. */
export function whenFact(trip: Timed, formats: DayFormats, today = todayOn(trip)): Fact {
  const { startsOn, endsOn, startTime, kind, status } = trip;
  const isShoot = kind === 'shoot' || kind === 'event';
  const label = isShoot ? 'Begins in' : 'Leaves in';
  if (startsOn === null || endsOn === null) return { label, value: '–' };
  if (standingOf(trip, today) === 'past') {
    // Its days are to come, and nobody waits for them any more.
    if (endsOn >= today) return { label: 'Status', value: statusLabels[status] };
    const ago = daysBetween(endsOn, today);
    return { label: 'Ended', value: ago, unit: `${ago === 1 ? 'day' : 'days'} ago` };
  }
  const all = daysOf(trip);
  const days = daysBetween(today, startsOn);
  if (days <= 0)
    return all === 1
      ? { label: 'Today', value: startTime ? formatTime(startTime, formats) : 'All day' }
      : { label: 'Day', value: 1 - days, unit: `of ${all}` };
  const at = startTime ? `, ${formatTime(startTime, formats)}` : '';
  return { label, value: days, unit: `${days === 1 ? 'day' : 'days'}${at}` };
}
