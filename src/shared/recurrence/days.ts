import { lastDate } from '#shared/clock.ts';
import type { Effort } from '#shared/effort.ts';
import { type Recurrence, type RuleDay, weekdayCodes } from './rule.ts';

// Whole numbers only: days since 1970-01-01, months since the year 0. A rule is asked about
// thousands of days within a request, where an object for each would cost a hundred times as much.

const daysInWeek = 7;
const monthsInYear = 12;

const lastDay = dayNumber(lastDate);

/** The number of a date 'YYYY-MM-DD'. */
export function dayNumber(date: string): number {
  return Math.round(
    Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, +date.slice(8)) / 86_400_000,
  );
}

/** The date 'YYYY-MM-DD' of a number. */
export function dateOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** One after another the days of a rule that counts from `start`, from the period of `from` on. */
export function* daysOf(
  rule: Recurrence,
  { start, from, effort }: { start: number; from: number; effort: Effort },
): Generator<number> {
  const period = periods[rule.frequency](rule, start);
  const first = Math.max(0, Math.floor(period.stepsUntil(Math.max(start, from)) / rule.interval));
  for (let step = first * rule.interval; period.startOf(step) <= lastDay; step += rule.interval) {
    const days = atPlaces(rule.bySetPos, period.daysOf(step, effort));
    for (const day of days) if (day >= start) yield day;
  }
}

interface Period {
  /** How many periods lie between the one of the start and the one of this day. */
  stepsUntil(day: number): number;
  /** The first day of the period so many after that of the start. */
  startOf(step: number): number;
  /** The days of that period that the rule names, in order. */
  daysOf(step: number, effort: Effort): number[];
}

const periods: Record<Recurrence['frequency'], (rule: Recurrence, start: number) => Period> = {
  DAILY: (rule, start) => ({
    stepsUntil: (day) => day - start,
    startOf: (step) => start + step,
    daysOf(step, effort) {
      effort.spend(1);
      const day = start + step;
      const month = monthOf(day);
      const isNamed =
        isOfMonths(rule, month) &&
        isOfMonthDays(rule, month, day - firstOf(month) + 1) &&
        isOfWeekdays(rule.byDay, day);
      return isNamed ? [day] : [];
    },
  }),
  WEEKLY(rule, start) {
    const monday = start - weekdayOf(start);
    const weekdays = rule.byDay.map(({ weekday }) => weekdayCodes.indexOf(weekday));
    const own = weekdays.length > 0 ? weekdays : [weekdayOf(start)];
    return {
      stepsUntil: (day) => Math.floor((day - monday) / daysInWeek),
      startOf: (step) => monday + step * daysInWeek,
      daysOf(step, effort) {
        effort.spend(own.length);
        return sorted(own.map((weekday) => monday + step * daysInWeek + weekday)).filter((day) =>
          isOfMonths(rule, monthOf(day)),
        );
      },
    };
  },
  MONTHLY(rule, start) {
    const first = monthOf(start);
    return {
      stepsUntil: (day) => monthOf(day) - first,
      startOf: (step) => firstOf(first + step),
      daysOf: (step, effort) => daysOfMonth(rule, first + step, effort),
    };
  },
  YEARLY(rule, start) {
    const first = yearOf(start);
    const isByMonth = rule.byMonth.length > 0 || rule.byMonthDay.length > 0;
    return {
      stepsUntil: (day) => yearOf(day) - first,
      startOf: (step) => firstOf((first + step) * monthsInYear),
      daysOf(step, effort) {
        const january = (first + step) * monthsInYear;
        const months = range(january, january + monthsInYear - 1);
        if (isByMonth) return months.flatMap((month) => daysOfMonth(rule, month, effort));
        const [from, to] = [firstOf(january), firstOf(january + monthsInYear) - 1];
        effort.spend(to - from);
        return range(from, to).filter((day) => isOfWeekdays(rule.byDay, day, { from, to }));
      },
    };
  },
};

function daysOfMonth(rule: Recurrence, month: number, effort: Effort): number[] {
  effort.spend(1);
  if (!isOfMonths(rule, month)) return [];
  const [from, to] = [firstOf(month), firstOf(month + 1) - 1];
  const length = to - from + 1;
  effort.spend(length);
  // Where nothing else narrows it down, a day that a month does not have is its last, not left out.
  const isPlain = rule.byDay.length === 0 && rule.bySetPos.length === 0;
  const named = isPlain
    ? rule.byMonthDay.map((day) =>
        day > 0 ? Math.min(day, length) : Math.max(length + 1 + day, 1),
      )
    : range(1, length).filter((day) => isOfMonthDays(rule, month, day));
  return sorted(named.map((day) => from + day - 1)).filter((day) =>
    isOfWeekdays(rule.byDay, day, { from, to }),
  );
}

function isOfMonths({ byMonth }: Recurrence, month: number): boolean {
  return byMonth.length === 0 || byMonth.includes((month % monthsInYear) + 1);
}

function isOfMonthDays({ byMonthDay }: Recurrence, month: number, day: number): boolean {
  if (byMonthDay.length === 0) return true;
  const length = firstOf(month + 1) - firstOf(month);
  return byMonthDay.includes(day) || byMonthDay.includes(day - length - 1);
}

function isOfWeekdays(
  byDay: readonly RuleDay[],
  day: number,
  within?: { from: number; to: number },
): boolean {
  if (byDay.length === 0) return true;
  const code = weekdayCodes[weekdayOf(day)];
  return byDay.some(({ nth, weekday }) => {
    if (weekday !== code) return false;
    if (nth === 0 || !within) return true;
    const place = nth > 0 ? day - within.from : within.to - day;
    return Math.floor(place / daysInWeek) + 1 === Math.abs(nth);
  });
}

function atPlaces(places: readonly number[], days: number[]): number[] {
  if (places.length === 0) return days;
  const found = places.map((place) => days.at(place > 0 ? place - 1 : place));
  return sorted(found.filter((day) => day !== undefined));
}

function sorted(days: readonly number[]): number[] {
  return [...new Set(days)].sort((one, other) => one - other);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

// 1970-01-01 was a Thursday; 0 is Monday.
function weekdayOf(day: number): number {
  return (((day + 3) % daysInWeek) + daysInWeek) % daysInWeek;
}

function monthOf(day: number): number {
  const date = new Date(day * 86_400_000);
  return date.getUTCFullYear() * monthsInYear + date.getUTCMonth();
}

function yearOf(day: number): number {
  return Math.floor(monthOf(day) / monthsInYear);
}

function firstOf(month: number): number {
  return Math.round(
    Date.UTC(Math.floor(month / monthsInYear), month % monthsInYear, 1) / 86_400_000,
  );
}
