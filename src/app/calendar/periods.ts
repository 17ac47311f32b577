import { addDays, addMonths, daysFrom, startOfWeek, weeksOfMonth } from '#client/dates.ts';
import { type Formats, formatMonth, formatShortDate } from '#client/format-dates.ts';
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
  return { name, year, days: rangeText(first, last, settings) };
}

/** 'Sep 14 – 20', 'Sep 28 – Oct 4' */
export function rangeText(
  first: string,
  last: string,
  settings: { today: string } & Pick<Formats, 'dateFormat'>,
): string {
  const [from, to] = [formatShortDate(first, settings), formatShortDate(last, settings)];
  if (!isInMonth(last, first)) return `${from} – ${to}`;
  const day = (date: string) => String(Number(date.slice(-2)));
  return settings.dateFormat === 'DMY' ? `${day(first)} – ${to}` : `${from} – ${day(last)}`;
}

/** Whether two dates are of one month. */
export function isInMonth(date: string, other: string): boolean {
  return date.slice(0, 7) === other.slice(0, 7);
}
