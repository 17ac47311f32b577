import { timeText } from '#shared/clock.ts';
import { daysBetween, weekday } from './dates.ts';

/** The user settings that decide how dates and times read. */
export interface Formats {
  dateFormat: 'MDY' | 'DMY' | 'YMD';
  timeFormat: '12' | '24';
}

/** What decides how a user's days read: their zone, the date there, and their formats. */
export interface DayFormats extends Formats {
  timeZone: string;
  today: string;
  /** 0 is Sunday. */
  weekStartsOn: number;
}

/** The product speaks English in every browser, so no locale is asked. Sunday comes first. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const shortNameLength = 3;
const daysInWeek = 7;

/** 'Tuesday, September 16, 2025' */
export function formatLongDate(date: string, { dateFormat }: Pick<Formats, 'dateFormat'>): string {
  const { year, month, day } = partsOf(date);
  const name = monthNames[month - 1] ?? '';
  const ordered = {
    MDY: `${name} ${day}, ${year}`,
    DMY: `${day} ${name} ${year}`,
    YMD: `${year} ${name} ${day}`,
  };
  return `${formatWeekday(date)}, ${ordered[dateFormat]}`;
}

/** 'Tuesday' */
export function formatWeekday(date: string): string {
  return weekdayNames[weekday(date)] ?? '';
}

/** 'Tue' */
export function formatShortWeekday(date: string): string {
  return formatWeekday(date).slice(0, shortNameLength);
}

/** 'September 2025' */
export function formatMonth(date: string): string {
  const { year, month } = partsOf(date);
  return `${monthNames[month - 1] ?? ''} ${year}`;
}

/** 'Sep 16', with its year only if that is not the year of `today`. */
export function formatShortDate(
  date: string,
  { today, dateFormat }: { today: string } & Pick<Formats, 'dateFormat'>,
): string {
  const { year, month, day } = partsOf(date);
  const name = (monthNames[month - 1] ?? '').slice(0, shortNameLength);
  const isThisYear = year === partsOf(today).year;
  if (dateFormat === 'DMY') return `${day} ${name}${isThisYear ? '' : ` ${year}`}`;
  if (dateFormat === 'YMD') return `${isThisYear ? '' : `${year} `}${name} ${day}`;
  return `${name} ${day}${isThisYear ? '' : `, ${year}`}`;
}

/** 'Sep 14 – 20', 'Sep 28 – Oct 4', or one date if both are the same. */
export function formatShortRange(
  from: string,
  to: string,
  options: { today: string } & Pick<Formats, 'dateFormat'>,
): string {
  const [first, last] = [formatShortDate(from, options), formatShortDate(to, options)];
  if (from === to) return first;
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${first} – ${last}`;
  // Within a month its name, and its year if there is one, stand once.
  const day = String(partsOf(to).day);
  if (options.dateFormat === 'DMY') return `${partsOf(from).day} – ${last}`;
  return first.replace(/\d+(?=,|$)/, (start) => `${start} – ${day}`);
}

/**
 * A date as rows show it: 'Today', 'Tomorrow' or 'Yesterday', 'Fri, Sep 12' when late, the weekday
 * within a week, else 'Sep 16'.
 */
export function formatRowDate(
  date: string,
  { today, dateFormat }: { today: string } & Pick<Formats, 'dateFormat'>,
): string {
  const days = daysBetween(today, date);
  const near = new Map([
    [0, 'Today'],
    [1, 'Tomorrow'],
    [-1, 'Yesterday'],
  ]).get(days);
  if (near) return near;
  const short = formatShortDate(date, { today, dateFormat });
  if (days < 0) return `${formatShortWeekday(date)}, ${short}`;
  return days < daysInWeek ? formatWeekday(date) : short;
}

/** A day that is not to be mistaken: 'Tomorrow, Nov 24', 'Fri, Nov 27'. */
export function dayLabel(
  date: string,
  formats: { today: string } & Pick<Formats, 'dateFormat'>,
): string {
  const near = formatRowDate(date, formats);
  const name = near === 'Today' || near === 'Tomorrow' ? near : formatShortWeekday(date);
  return `${name}, ${formatShortDate(date, formats)}`;
}

/** '09/16/2025', as fields show it. */
export function formatFieldDate(date: string, { dateFormat }: Pick<Formats, 'dateFormat'>): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return { MDY: `${month}/${day}/${year}`, DMY: `${day}/${month}/${year}`, YMD: date }[dateFormat];
}

/** '3:00 PM' or '15:00' for a time of day 'HH:MM'. */
export function formatTime(time: string, { timeFormat }: Pick<Formats, 'timeFormat'>): string {
  return timeText(time, timeFormat);
}

/** '11:00 AM – 1:30 PM' */
export function formatTimeRange(
  start: string,
  end: string,
  formats: Pick<Formats, 'timeFormat'>,
): string {
  return `${formatTime(start, formats)} – ${formatTime(end, formats)}`;
}

function partsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}
