import { dayLabel, type Formats } from '#client/words/format-dates.ts';

/** A day as toasts name it, on one line: 'Tomorrow, Nov 24'; 'Someday' for none. */
export function dayName(
  day: string | null,
  formats: Pick<Formats, 'dateFormat'> & { today: string },
): string {
  return day === null ? 'Someday' : dayLabel(day, formats).replaceAll(' ', '\u00a0');
}
