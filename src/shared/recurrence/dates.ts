import { RRuleTemporal } from 'rrule-temporal';
import {
  type Frequency,
  readRecurrence,
  type Recurrence,
  weekdayCodes,
  writeRecurrence,
} from './rule.ts';

// Not to be loaded with the first list: rrule-temporal is larger than all of that list's own code.

/** Something that repeats by a rule. */
export interface Repeating {
  plannedOn: string | null;
  repeatRule: string | null;
  /** Counted from its dates, or from the day it was done. */
  repeatMode: 'schedule' | 'after-completion';
  /** The date of the rule that it stands for; it may have been moved since. */
  repeatFrom: string | null;
}

/** When it comes again. */
export interface NextOccurrence {
  plannedOn: string;
  repeatFrom: string;
  repeatRule: string;
}

/** Of dates from the year 0 to 9999; the others are longer. */
const dateLength = 10;

/** What completing on a date makes of something that repeats; undefined once its rule has ended. */
export function nextOccurrence(task: Repeating, completedOn: string): NextOccurrence | undefined {
  const rule = readRecurrence(task.repeatRule ?? '');
  if (typeof rule === 'string' || rule.count === 1 || completedOn.length !== dateLength)
    return undefined;
  const count = rule.count && rule.count - 1;
  if (task.repeatMode === 'after-completion') {
    const date = dateAfterCompletion(rule, completedOn);
    const repeatRule = writeRecurrence({ ...rule, count });
    return date ? { plannedOn: date, repeatFrom: date, repeatRule } : undefined;
  }
  const start = task.repeatFrom ?? task.plannedOn ?? completedOn;
  const after = [start, task.plannedOn ?? start, completedOn].toSorted().at(-1) ?? start;
  const [date] = datesAfter(rule, { start, after, count: 1 });
  // The day of a rule that names none is that of its start, which no later task knows any more.
  const repeatRule = writeRecurrence({ ...explicit(rule, start), count });
  return date ? { plannedOn: date, repeatFrom: date, repeatRule } : undefined;
}

/** The next dates of something that repeats, if each is done on its day, or today if that is over. */
export function nextDates(
  task: Repeating,
  { today, count }: { today: string; count: number },
): string[] {
  const dates: string[] = [];
  let current = task;
  while (dates.length < count) {
    const isLate = current.plannedOn === null || current.plannedOn < today;
    const next = nextOccurrence(current, isLate ? today : (current.plannedOn ?? today));
    if (!next) break;
    dates.push(next.plannedOn);
    current = { ...current, ...next };
  }
  return dates;
}

/** The first dates of a rule after a day, none of them before its start. */
export function datesAfter(
  rule: Recurrence,
  { start, after, count }: { start: string; after: string; count: number },
): string[] {
  const full = explicit(rule, start);
  const from = firstPeriod(full, start, after);
  const isPast = (date: string) => rule.until !== null && date > rule.until;
  const dates = variants(full).flatMap((variant) => {
    const found: string[] = [];
    each(variant, from, (date) => {
      if (isPast(date)) return false;
      if (date > after && date >= start) found.push(date);
      return found.length < count;
    });
    return found;
  });
  return [...new Set(dates)].toSorted().slice(0, count);
}

function dateAfterCompletion(rule: Recurrence, completedOn: string): string | undefined {
  const unit = ({ DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const)[
    rule.frequency
  ];
  const date = Temporal.PlainDate.from(completedOn).add({ [unit]: rule.interval });
  const day = date.toString();
  if (day.length !== dateLength) return undefined;
  const isFree = rule.byDay.length + rule.byMonthDay.length + rule.byMonth.length === 0;
  if (isFree) return rule.until !== null && day > rule.until ? undefined : day;
  const after = date.subtract({ days: 1 }).toString();
  return datesAfter({ ...rule, interval: 1 }, { start: day, after, count: 1 })[0];
}

/** The rule with the days said that RFC 5545 takes from the start. */
function explicit(rule: Recurrence, start: string): Recurrence {
  const { year: _, month, day, dayOfWeek } = Temporal.PlainDate.from(start);
  const isDayless = rule.byDay.length === 0 && rule.byMonthDay.length === 0;
  const weekday = weekdayCodes[dayOfWeek - 1];
  if (!isDayless || !weekday || rule.frequency === 'DAILY') return rule;
  if (rule.frequency === 'WEEKLY') return { ...rule, byDay: [{ nth: 0, weekday }] };
  const isYearly = rule.frequency === 'YEARLY' && rule.byMonth.length === 0;
  return { ...rule, byMonthDay: [day], ...(isYearly ? { byMonth: [month] } : {}) };
}

// The start of the last period before `after` in which the rule is due: what lies before has no
// date of interest, however many years that are.
function firstPeriod(rule: Recurrence, start: string, after: string): string {
  const first = Temporal.PlainDate.from(start);
  const target = Temporal.PlainDate.from(after > start ? after : start);
  const steps = (passed: number) => Math.floor(passed / rule.interval) * rule.interval;
  const periods: Record<Frequency, () => Temporal.PlainDate> = {
    DAILY: () => first.add({ days: steps(first.until(target, { largestUnit: 'days' }).days) }),
    WEEKLY() {
      const monday = first.subtract({ days: first.dayOfWeek - 1 });
      return monday.add({ weeks: steps(monday.until(target, { largestUnit: 'weeks' }).weeks) });
    },
    MONTHLY() {
      const month = first.with({ day: 1 });
      return month.add({ months: steps(month.until(target, { largestUnit: 'months' }).months) });
    },
    YEARLY() {
      const year = first.with({ month: 1, day: 1 });
      return year.add({ years: steps(year.until(target, { largestUnit: 'years' }).years) });
    },
  };
  return periods[rule.frequency]().toString();
}

const shortestMonth = 28;

// RFC 5545 leaves out a 31st that a month does not have; here it is the month's last day. One rule
// for each day of the month, because 'the last of 28 to 31' is a place among days.
function variants(rule: Recurrence): Recurrence[] {
  const isPlain = rule.byDay.length === 0 && rule.bySetPos.length === 0;
  const isLong = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY';
  if (!isPlain || !isLong || rule.byMonthDay.length === 0) return [rule];
  const monthly = rule.byMonthDay.map((day) => {
    if (Math.abs(day) <= shortestMonth) return { ...rule, byMonthDay: [day] };
    if (day < 0) return { ...rule, byMonthDay: range(day, -shortestMonth), bySetPos: [1] };
    return { ...rule, byMonthDay: range(shortestMonth, day), bySetPos: [-1] };
  });
  if (rule.frequency === 'MONTHLY') return monthly;
  // The place counts within the period, and a year's is not a month's.
  const months = rule.byMonth.length > 0 ? rule.byMonth : range(1, 12);
  return monthly.flatMap((variant) => months.map((month) => ({ ...variant, byMonth: [month] })));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

const maxIterations = 2_000;

function each(rule: Recurrence, from: string, visit: (date: string) => boolean): void {
  const text = writeRecurrence({ ...rule, until: null, count: null });
  try {
    const dates = new RRuleTemporal({
      rruleString: `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}\nRRULE:${text}`,
      maxIterations,
    });
    dates.all((date) => visit(date.toPlainDate().toString()));
  } catch {
    // A rule like 'the 300th weekday of a month' never comes; the search ends by an error.
  }
}
