import { dateOf, timeOf } from './dates.ts';
import { type Formats, formatShortDate, formatTime } from './format-dates.ts';

/** When something happened, as lists say it: '9:20 AM' of today, else 'Sep 12'. */
export function formatMoment(
  instant: string,
  formats: Formats & { today: string; timeZone: string },
): string {
  const date = dateOf(instant, formats.timeZone);
  if (date === formats.today) return formatTime(timeOf(instant, formats.timeZone), formats);
  return formatShortDate(date, formats);
}
