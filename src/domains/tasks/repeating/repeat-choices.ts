import { weekday } from '#client/words/dates.ts';
import {
  emptyRule,
  type Recurrence,
  type RuleDay,
  type WeekdayCode,
  weekdayCodes,
} from '#shared/recurrence/rule.ts';

/** The ways to repeat that the form offers; 'custom' is a rule that came from elsewhere. */
export type RepeatChoice = 'daily' | 'weekdays' | 'weekly' | 'monthly' | 'yearly' | 'custom';

const workingDays: readonly WeekdayCode[] = ['MO', 'TU', 'WE', 'TH', 'FR'];
const daysInWeek = 7;

/** Which of the form's ways a rule is. */
export function choiceOf(rule: Recurrence): RepeatChoice {
  const { frequency, byDay, byMonthDay, bySetPos, byMonth } = rule;
  const isPlain = bySetPos.length === 0;
  const said = byDay.length + byMonthDay.length;
  if (!isPlain) return 'custom';
  if (frequency === 'DAILY' && said + byMonth.length === 0) return 'daily';
  if (frequency === 'WEEKLY' && byMonth.length === 0)
    return isWorkingWeek(rule) ? 'weekdays' : 'weekly';
  if (frequency === 'MONTHLY' && byMonth.length === 0 && said <= 1)
    return byDay.some(({ nth }) => nth === 0) ? 'custom' : 'monthly';
  const isDate = byMonth.length === byMonthDay.length && said <= 1 && byDay.length === 0;
  return frequency === 'YEARLY' && isDate ? 'yearly' : 'custom';
}

function isWorkingWeek({ byDay, interval }: Recurrence): boolean {
  return interval === 1 && byDay.map((day) => day.weekday).join() === workingDays.join();
}

/** The rule of a way to repeat that begins on a date; the end of the rule before is kept. */
export function ruleFor(choice: RepeatChoice, date: string, before?: Recurrence): Recurrence {
  const end = { until: before?.until ?? null, count: before?.count ?? null };
  const rule = { ...emptyRule(), ...end };
  if (choice === 'weekdays')
    return { ...rule, frequency: 'WEEKLY', byDay: workingDays.map((day) => every(day)) };
  if (choice === 'weekly') return { ...rule, frequency: 'WEEKLY', byDay: [every(codeOf(date))] };
  if (choice === 'monthly') return { ...rule, frequency: 'MONTHLY', byMonthDay: [dayOf(date)] };
  if (choice === 'yearly')
    return { ...rule, frequency: 'YEARLY', byMonth: [monthOf(date)], byMonthDay: [dayOf(date)] };
  return rule;
}

/** The ways in which a month can have the day of a date: by number, 'the 3rd Tue', 'the last day'. */
export type MonthDay = 'date' | 'weekday' | 'last-weekday' | 'last-day';

export function monthDayOf({ byDay, byMonthDay }: Recurrence): MonthDay {
  const [day] = byDay;
  if (day) return day.nth === -1 ? 'last-weekday' : 'weekday';
  return byMonthDay[0] === -1 ? 'last-day' : 'date';
}

export function withMonthDay(rule: Recurrence, way: MonthDay, date: string): Recurrence {
  const byDay: Record<MonthDay, RuleDay[]> = {
    date: [],
    'last-day': [],
    weekday: [{ nth: weekOf(date), weekday: codeOf(date) }],
    'last-weekday': [{ nth: -1, weekday: codeOf(date) }],
  };
  const byMonthDay: Partial<Record<MonthDay, number[]>> = { date: [dayOf(date)], 'last-day': [-1] };
  return { ...rule, byDay: byDay[way], byMonthDay: byMonthDay[way] ?? [] };
}

/** Those of the ways that mean this date, so that the first task is one of its own rule. */
export function monthDaysFor(date: string): MonthDay[] {
  const left = Temporal.PlainDate.from(date).daysInMonth - dayOf(date);
  return [
    'date',
    ...(left === 0 ? (['last-day'] as const) : []),
    ...(weekOf(date) <= 4 ? (['weekday'] as const) : []),
    ...(left < daysInWeek ? (['last-weekday'] as const) : []),
  ];
}

/** A rule that named the old day names the new one: moving a date moves what follows from it. */
export function followDate(rule: Recurrence, from: string, to: string): Recurrence {
  const choice = choiceOf(rule);
  const [day] = rule.byDay;
  if (choice === 'weekly' && rule.byDay.length === 1 && day?.weekday === codeOf(from))
    return { ...rule, byDay: [every(codeOf(to))] };
  if (choice === 'monthly') {
    const way = monthDayOf(rule);
    const isOfDate = sameDays(rule, withMonthDay(rule, way, from));
    const next = monthDaysFor(to).includes(way) ? way : 'date';
    return isOfDate ? withMonthDay(rule, next, to) : rule;
  }
  const isOfDate = rule.byMonth[0] === monthOf(from) && rule.byMonthDay[0] === dayOf(from);
  return choice === 'yearly' && isOfDate
    ? { ...rule, byMonth: [monthOf(to)], byMonthDay: [dayOf(to)] }
    : rule;
}

function sameDays(one: Recurrence, other: Recurrence): boolean {
  const days = ({ byDay, byMonthDay }: Recurrence) => JSON.stringify([byDay, byMonthDay]);
  return days(one) === days(other);
}

/** Which of its kind a date's weekday is in its month: 3 for the third Tuesday. */
export function weekOf(date: string): number {
  return Math.ceil(dayOf(date) / daysInWeek);
}

export function codeOf(date: string): WeekdayCode {
  return weekdayCodes[(weekday(date) + daysInWeek - 1) % daysInWeek] ?? 'MO';
}

function every(code: WeekdayCode): RuleDay {
  return { nth: 0, weekday: code };
}

export function dayOf(date: string): number {
  return Number(date.slice(-2));
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}
