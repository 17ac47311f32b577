import { addDays, addMonths, daysBetween, nextWeek, startOfWeek, weekday } from './dates.ts';
import { isDate } from '#shared/clock.ts';
import { type Formats, monthNames, weekdayNames } from './format-dates.ts';

interface DateContext extends Pick<Formats, 'dateFormat'> {
  today: string;
  /** 0 is Sunday. */
  weekStartsOn: number;
}

const weekdays = weekdayNames.map((name) => name.toLowerCase());
const months = monthNames.map((name) => name.toLowerCase());
const near = new Map([
  ['today', 0],
  ['tod', 0],
  ['now', 0],
  ['tomorrow', 1],
  ['tom', 1],
  ['tmr', 1],
  ['tmrw', 1],
  ['yesterday', -1],
]);
const daysInWeek = 7;

/**
 * A date as people type it, in the order of their own format: '3/14', '14.3.26', 'Mar 14',
 * 'tomorrow', 'fri', 'next fri', 'in 2 weeks'. Undefined if it says none, or one that is not in the
 * calendar. Without a year it is the one nearest to today.
 */
export function readDate(typed: string, context: DateContext): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const days = near.get(text);
  if (days !== undefined) return addDays(context.today, days);
  return (
    readWeekday(text, context) ??
    readNext(text, context) ??
    readDistance(text, context.today) ??
    readNamed(text, context.today) ??
    readNumbers(text, context)
  );
}

/** The coming one, which may be today, as in quick add; 'next' is that of next week. */
function readWeekday(text: string, { today, weekStartsOn }: DateContext): string | undefined {
  const [, next, name = ''] = /^(?:on |this )?(next )?([a-z]{3,})\.?$/.exec(text) ?? [];
  const day = name === '' ? -1 : weekdays.findIndex((one) => one.startsWith(name));
  if (day < 0) return undefined;
  if (next) {
    const first = addDays(startOfWeek(today, weekStartsOn), daysInWeek);
    return addDays(first, (day - weekStartsOn + daysInWeek) % daysInWeek);
  }
  return addDays(today, (day - weekday(today) + daysInWeek) % daysInWeek);
}

/** 'next week' and 'next month' are their first days, as wherever they are offered. */
function readNext(text: string, { today, weekStartsOn }: DateContext): string | undefined {
  if (text === 'next week') return nextWeek(today, weekStartsOn);
  return text === 'next month' ? `${addMonths(today, 1).slice(0, 8)}01` : undefined;
}

/** 'in 3 days', '+3', '2 weeks', 'next year' */
function readDistance(text: string, today: string): string | undefined {
  const [, number, unit = 'day'] =
    /^(?:in |\+)?(\d{1,3}|an?|next) (day|week|month|year)s?$/.exec(text) ??
    /^\+(\d{1,3})$/.exec(text) ??
    [];
  if (!number) return undefined;
  // '+0' is today.
  const count = /^\d/.test(number) ? Number(number) : 1;
  if (unit === 'day') return addDays(today, count);
  if (unit === 'week') return addDays(today, count * daysInWeek);
  return addMonths(today, unit === 'month' ? count : count * 12);
}

/** 'Mar 14', '14 March 2027', 'March 14th, 27' */
function readNamed(text: string, today: string): string | undefined {
  const [, early, name = '', late, year] =
    /^(?:(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ .-]?)?([a-z]{3,})\.?(?:[ -]?(\d{1,2})(?:st|nd|rd|th)?)?(?:(?:[, -]{1,2}|(?<=[a-z.]))(\d{4}|\d{2}))?$/.exec(
      text,
    ) ?? [];
  const month = name === '' ? -1 : months.findIndex((one) => one.startsWith(name));
  if (month < 0) return undefined;
  // '14 mar 27': what follows the month is the year when the day has come before it.
  const parts = early === undefined ? { day: late, year } : { day: early, year: year ?? late };
  return parts.day === undefined
    ? undefined
    : dateOf({ year: parts.year, month: month + 1, day: Number(parts.day) }, today);
}

/** '3/14/2026', '14.3.26', '2026-03-14', '3-14', and the day alone: '14' */
function readNumbers(text: string, { today, dateFormat }: DateContext): string | undefined {
  if (!/^\d{1,4}(?:\s?[/.\- ]\s?\d{1,4}){0,2}\.?$/.test(text)) return undefined;
  const parts = text.split(/[^\d]+/).filter(Boolean);
  const [one = '', two = '', three] = parts;
  if (parts.length === 1) return one.length > 2 ? undefined : dayNear(Number(one), today);
  const isYearFirst = one.length === 4 || (dateFormat === 'YMD' && parts.length === 3);
  if (isYearFirst)
    return three === undefined
      ? undefined
      : dateOf({ year: one, month: Number(two), day: Number(three) }, today);
  const [month, day] = dateFormat === 'DMY' ? [two, one] : [one, two];
  return dateOf({ year: three, month: Number(month), day: Number(day) }, today);
}

/** The day of this month, the next or the last that lies nearest to today: '1' on Nov 30 is Dec 1. */
function dayNear(day: number, today: string): string | undefined {
  const first = `${today.slice(0, 8)}01`;
  const dates = [0, 1, -1].map((months) => addMonths(first, months).slice(0, 8) + twoDigits(day));
  return nearest(dates, today);
}

function dateOf(
  { year, month, day }: { year: string | undefined; month: number; day: number },
  today: string,
): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const known = year === undefined ? undefined : readYear(year);
  if (year !== undefined && known === undefined) return undefined;
  const dates = (years: readonly number[]) =>
    years.map((one) => [String(one), twoDigits(month), twoDigits(day)].join('-'));
  if (known !== undefined) return nearest(dates([known]), today);
  // A Feb 29 that no near year has is the next one; leap years are at most eight apart.
  return (
    nearest(dates([thisYear, thisYear + 1, thisYear - 1]), today) ??
    dates(Array.from({ length: 8 }, (_, at) => thisYear + at)).find(isDate)
  );
}

function nearest(dates: readonly string[], today: string): string | undefined {
  return dates
    .filter(isDate)
    .toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0];
}

function readYear(digits: string): number | undefined {
  if (digits.length === 2) return 2000 + Number(digits);
  return digits.length === 4 && Number(digits) >= 1000 ? Number(digits) : undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
