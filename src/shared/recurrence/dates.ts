import { lastDate } from '#shared/clock.ts';
import { Effort } from '#shared/effort.ts';
import { dateOfDay, dayNumber, daysOf } from './days.ts';
import { withOwnDays, withoutOwnDays } from './own-days.ts';
import { readRecurrence, type Recurrence, weekdayCodes, writeRecurrence } from './rule.ts';

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

/**
 * What completing on a date makes of something that repeats; undefined once its rule has ended.
 * Throws `invalid` where reckoning takes more than the effort allows.
 */
export function nextOccurrence(
  task: Repeating,
  completedOn: string,
  effort = new Effort(),
): NextOccurrence | undefined {
  const rule = readRecurrence(task.repeatRule ?? '');
  if (typeof rule === 'string' || rule.count === 1 || completedOn > lastDate) return undefined;
  const count = rule.count && rule.count - 1;
  const start = task.repeatFrom ?? task.plannedOn ?? completedOn;
  if (task.repeatMode === 'after-completion') {
    const date = dateAfterCompletion(rule, { start, completedOn, effort });
    const repeatRule = writeRecurrence({
      ...(date ? withOwnDays(rule, start, date) : rule),
      count,
    });
    return date ? { plannedOn: date, repeatFrom: date, repeatRule } : undefined;
  }
  const after = [start, task.plannedOn ?? start, completedOn].toSorted().at(-1) ?? start;
  const [date] = datesAfter(rule, { start, after, count: 1, effort });
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
  const effort = new Effort();
  let current = task;
  while (dates.length < count) {
    const isLate = current.plannedOn === null || current.plannedOn < today;
    const next = nextOccurrence(current, isLate ? today : (current.plannedOn ?? today), effort);
    if (!next) break;
    dates.push(next.plannedOn);
    current = { ...current, ...next };
  }
  return dates;
}

/** The first dates of a rule after a day, none of them before its start. */
export function datesAfter(
  rule: Recurrence,
  {
    start,
    after,
    count,
    effort = new Effort(),
  }: { start: string; after: string; count: number; effort?: Effort },
): string[] {
  const dates: string[] = [];
  const places = { start: dayNumber(start), from: dayNumber(after), effort };
  for (const day of daysOf(explicit(rule, start), places)) {
    const date = dateOfDay(day);
    if (rule.until !== null && date > rule.until) break;
    if (date > after) dates.push(date);
    if (dates.length >= count) break;
  }
  return dates;
}

// The day of completion plus the interval. Days that the rule names count, but not those that are
// merely its start's own: weekly, made on a Saturday, is a week later and not on a Saturday.
function dateAfterCompletion(
  rule: Recurrence,
  { start, completedOn, effort }: { start: string; completedOn: string; effort: Effort },
): string | undefined {
  const unit = ({ DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const)[
    rule.frequency
  ];
  const date = Temporal.PlainDate.from(completedOn).add({ [unit]: rule.interval });
  const day = date.toString();
  if (day > lastDate || date.year > 9999) return undefined;
  const free = withoutOwnDays(rule, start);
  const isFree = free.byDay.length + free.byMonthDay.length + free.byMonth.length === 0;
  if (isFree) return rule.until !== null && day > rule.until ? undefined : day;
  const after = date.subtract({ days: 1 }).toString();
  return datesAfter({ ...free, interval: 1 }, { start: day, after, count: 1, effort })[0];
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
