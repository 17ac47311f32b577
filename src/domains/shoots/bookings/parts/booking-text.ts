import {
  type DayFormats,
  formatShortDate,
  formatShortWeekday,
  formatTime,
} from '#client/words/format-dates.ts';
import type { Booking } from '#domains/shoots/bookings/schema.ts';

type Ends = Pick<
  Booking,
  'startsOn' | 'startTime' | 'endsOn' | 'endTime' | 'timeZone' | 'endTimeZone'
>;

/** 'Wed, Sep 24, 9:40 AM – 1:05 PM'; empty of what has no day. */
export function whenText(booking: Ends, formats: DayFormats): string {
  const { startsOn, startTime, endsOn, endTime, timeZone, endTimeZone } = booking;
  if (!startsOn) return '';
  const day = (date: string) => `${formatShortWeekday(date)}, ${formatShortDate(date, formats)}`;
  const time = (value: string | null) => (value ? formatTime(value, formats) : '');
  const zone = (name: string | null) => (name ? `(${placeOf(name)})` : '');
  const parts = (date: string, at: string | null, of: string | null) =>
    [[date, time(at)].filter(Boolean).join(', '), at ? zone(of) : ''].filter(Boolean).join(' ');
  const start = parts(day(startsOn), startTime, timeZone);
  if (!endsOn || (endsOn === startsOn && !endTime)) return start;
  if (endsOn === startsOn && endTime)
    return `${start} – ${[time(endTime), zone(endTimeZone)].filter(Boolean).join(' ')}`;
  return `${start} – ${parts(day(endsOn), endTime, endTimeZone)}`;
}

/** 'New York' of 'America/New_York' */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
