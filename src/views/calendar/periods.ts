import { addDays, addMonths, daysFrom, startOfWeek, weeksOfMonth } from '#client/words/dates.ts';
import { type Formats, formatMonth, formatShortRange } from '#client/words/format-dates.ts';
import type { CalendarView } from './calendar-search.ts';

const daysInWeek = 7;

/** The days that a view shows: whole weeks of the month, one week, or the month alone. */
export function daysOf(view: CalendarView, date: string, weekStartsOn: number): readonly string[] {
  if (view === 'week') return daysFrom(startOfWeek(date, weekStartsOn), daysInWeek);
  const days = weeksOfMonth(date, weekStartsOn).flat();
  return view === 'month' ? days : days.filter((day) => isInMonth(day, date));
}

/** The date that many periods later: weeks, or months. */
export function stepBy(view: CalendarView, date: string, periods: number): string {
  return view === 'week' ? addDays(date, periods * daysInWeek) : addMonths(date, periods);
}

/** What the heading says: the month's name and year, and the days of a week. */
export function periodTitle(
  view: CalendarView,
  days: readonly string[],
  date: string,
  settings: { today: string } & Pick<Formats, 'dateFormat'>,
): { name: string; year: string; days?: string } {
  const [name = '', year = ''] = formatMonth(date).split(' ');
  const [first, last] = [days[0] ?? date, days.at(-1) ?? date];
  if (view !== 'week') return { name, year };
  return { name, year, days: formatShortRange(first, last, settings) };
}

/** Whether two dates are of one month. */
export function isInMonth(date: string, other: string): boolean {
  return date.slice(0, 7) === other.slice(0, 7);
}
