import { type Recurrence, type WeekdayCode, weekdayCodes } from './rule.ts';

/** How many days of its month lie up to a date and from it on, itself included, and its names. */
interface Facts {
  day: number;
  fromEnd: number;
  month: number;
  weekday: WeekdayCode | undefined;
}

/**
 * A rule without the days that are merely its start's own: 'weekly on Saturday' that began on a
 * Saturday. What names other days, or several, was chosen and stays.
 */
export function withoutOwnDays(rule: Recurrence, start: string): Recurrence {
  const facts = factsOf(start);
  const { frequency, byDay, byMonthDay, byMonth, bySetPos } = rule;
  const days = byDay.length + byMonthDay.length;
  if (days > 1 || bySetPos.length > 0) return rule;
  const isOwnDay = byDay.every((day) => isOwnWeekday(rule, day.nth, day.weekday, facts));
  const isOwnDate = byMonthDay.every((day) => isOwnMonthDay(day, facts));
  if (!isOwnDay || !isOwnDate || frequency === 'DAILY') return rule;
  if (frequency !== 'YEARLY')
    return byMonth.length === 0 ? { ...rule, byDay: [], byMonthDay: [] } : rule;
  const isOwnMonth = byMonth.length === 1 && byMonth[0] === facts.month;
  return isOwnMonth ? { ...rule, byDay: [], byMonthDay: [], byMonth: [] } : rule;
}

/** The rule for the next start: days that were the old one's own are the new one's own. */
export function withOwnDays(rule: Recurrence, start: string, next: string): Recurrence {
  const free = withoutOwnDays(rule, start);
  if (free === rule) return rule;
  const { day, month, weekday } = factsOf(next);
  const nth = rule.frequency === 'WEEKLY' ? 0 : Math.ceil(day / daysInWeek);
  return {
    ...rule,
    byDay: weekday ? rule.byDay.map(() => ({ nth, weekday })) : [],
    byMonthDay: rule.byMonthDay.map(() => day),
    byMonth: rule.byMonth.map(() => month),
  };
}

const daysInWeek = 7;

function factsOf(date: string): Facts {
  const { day, month, dayOfWeek, daysInMonth } = Temporal.PlainDate.from(date);
  return { day, month, fromEnd: daysInMonth - day + 1, weekday: weekdayCodes[dayOfWeek - 1] };
}

function isOwnWeekday(
  { frequency }: Recurrence,
  nth: number,
  weekday: WeekdayCode,
  facts: Facts,
): boolean {
  if (weekday !== facts.weekday) return false;
  if (frequency === 'WEEKLY') return nth === 0;
  const place = nth > 0 ? facts.day : facts.fromEnd;
  return nth !== 0 && Math.ceil(place / daysInWeek) === Math.abs(nth);
}

// The 31st is the last day of a shorter month.
function isOwnMonthDay(day: number, facts: Facts): boolean {
  if (day < 0) return facts.fromEnd === -day;
  return facts.day === day || (facts.fromEnd === 1 && facts.day < day);
}
