import { withoutOwnDays } from './own-days.ts';
import { readRecurrence, type Recurrence, type RuleDay, type WeekdayCode } from './rule.ts';

const weekdays: Record<WeekdayCode, string> = {
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
  SU: 'Sun',
};
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const shortestMonth = 28;
const workingDays = 'MO,TU,WE,TH,FR';

interface Options {
  repeatMode: 'schedule' | 'after-completion';
  formatDate: (date: string) => string;
  /** '12 Mar', as whoever reads it writes dates; otherwise 'Mar 12'. */
  isDayFirst: boolean;
  /** The day it begins on: counted from the day it was done, that day plays no part. */
  startsOn?: string;
}

/** A rule in plain words: 'Every 2 weeks on Mon, Wed', or what is wrong with it. */
export function sentenceOf(
  repeatRule: string,
  { repeatMode, formatDate, isDayFirst, startsOn }: Options,
): string {
  const read = readRecurrence(repeatRule);
  if (typeof read === 'string') return read;
  const isFree = repeatMode === 'after-completion' && startsOn !== undefined;
  const rule = isFree ? withoutOwnDays(read, startsOn) : read;
  const rhythm = isWorkingDays(rule) ? 'Every weekday' : `${every(rule)}${on(rule, isDayFirst)}`;
  const mode = repeatMode === 'after-completion' ? ' after it is done' : '';
  return `${rhythm}${mode}${end(rule, formatDate)}`;
}

function isWorkingDays({ frequency, interval, byDay, byMonth, bySetPos }: Recurrence): boolean {
  const days = byDay.map(({ nth, weekday }) => `${nth || ''}${weekday}`).join(',');
  const isPlain = byMonth.length === 0 && bySetPos.length === 0 && interval === 1;
  return isPlain && days === workingDays && (frequency === 'DAILY' || frequency === 'WEEKLY');
}

function every({ interval, frequency }: Recurrence): string {
  const unit = units[frequency];
  return interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
}

function on(rule: Recurrence, isDayFirst: boolean): string {
  const { frequency, byDay, byMonthDay, bySetPos, byMonth } = rule;
  const inMonths = byMonth.map((month) => months[month - 1]).join(', ');
  if (frequency === 'YEARLY' && byMonthDay.length > 0 && byDay.length === 0 && inMonths) {
    const inOrder = [inMonths, byMonthDay.map(monthDay).join(', ')];
    return ` on ${(isDayFirst ? inOrder.toReversed() : inOrder).join(' ')}${shorter(byMonthDay)}`;
  }
  const days = dayWords(byDay, bySetPos);
  const dates = byMonthDay.map((day) => (day < 0 ? monthDay(day) : `day ${day}`)).join(', ');
  const said = [days, dates].filter(Boolean).join(' if it is ');
  const where = said ? ` on ${said}${days ? '' : shorter(byMonthDay)}` : '';
  return `${where}${inMonths ? ` in ${inMonths}` : ''}`;
}

function dayWords(byDay: readonly RuleDay[], bySetPos: readonly number[]): string {
  const names = byDay.map(({ nth, weekday }) =>
    nth === 0 ? weekdays[weekday] : `the ${place(nth)} ${weekdays[weekday]}`,
  );
  if (bySetPos.length === 0) return names.join(', ');
  const places = bySetPos.map(place).join(' and ');
  const isWeekday = byDay.map(({ weekday }) => weekday).join(',') === workingDays;
  return `the ${places} ${isWeekday ? 'weekday' : `of ${names.join(', ')}`}`;
}

function monthDay(day: number): string {
  return day < 0 ? `the ${place(day)} day` : String(day);
}

// 'day 31' alone would promise what February cannot keep.
function shorter(byMonthDay: readonly number[]): string {
  return byMonthDay.some((day) => day > shortestMonth) ? ' (or the last day)' : '';
}

/** '2nd', 'last', '3rd to last' */
function place(nth: number): string {
  if (nth === -1) return 'last';
  if (nth < 0) return `${place(-nth)} to last`;
  const isTeen = Math.floor(nth / 10) % 10 === 1;
  return `${nth}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][nth % 10]) ?? 'th'}`;
}

function end({ until, count }: Recurrence, formatDate: (date: string) => string): string {
  if (until) return `, until ${formatDate(until)}`;
  if (count) return count === 1 ? ', this last time' : `, ${count} times`;
  return '';
}
