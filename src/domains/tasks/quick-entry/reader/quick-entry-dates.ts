import {
  addDays,
  addMonths,
  dateOf,
  nextWeek,
  startOfWeek,
  timeOf,
  weekday,
} from '#client/words/dates.ts';
import { isDate } from '#shared/clock.ts';
import type { TimeOfDay } from '#domains/tasks/schema.ts';
import {
  type Caught,
  countOf,
  countWord,
  longest,
  monthOf,
  monthWord,
  ordinal,
  shape,
  weekdayOf,
  weekdayWord,
} from './quick-entry-grammar.ts';
import type { Doubt, EntryContext } from './quick-entry.ts';

/** A day that words say. */
export interface Day {
  date: string;
  part?: TimeOfDay;
  /** 'in 2 hours' */
  time?: string;
  /** One word that may be of a name ('Friday Night Lights'), or a span that may be planned itself. */
  is?: 'word' | 'span';
  doubt?: Doubt;
  /** Stays doubtful after 'on' and 'by': 'on the 2nd floor'. */
  isNumeral?: boolean;
}

const weekdayFirst = String.raw`(?:${weekdayWord}\.?,?\s+)?(?:the\s+)?`;
const weekdayLast = String.raw`(?:(?:,\s*|\s*\()${weekdayWord}\.?\)?)?`;
const year = String.raw`(?:,?[\s-]+(?<year>\d{4}))?`;
const partOfDay = 'morning|afternoon|evening';

/** A day, from today on: 'tomorrow', 'Fri 4 Dec', '24.12.', 'next week', 'end of month'. */
export const dayAt = longest<Day>([
  shape('today', (_, { today }) => ({ date: today, is: 'word' })),
  shape('tomorrow|tmrw|tmr', (_, { today }) => ({ date: addDays(today, 1), is: 'word' })),
  shape(String.raw`(?:the\s+)?day\s+after\s+tomorrow`, (_, { today }) => ({
    date: addDays(today, 2),
  })),
  shape('tonight', (_, { today }) => ({ date: today, part: 'evening' })),
  shape(String.raw`this\s+(?<part>${partOfDay})`, ({ part }, { today }) => ({
    date: today,
    part: partOf(part),
  })),
  shape(String.raw`(?:(?<which>this|coming|next)\s+)?(?<weekday>${weekdayWord})\.?`, weekdayDay),
  shape(
    String.raw`(?<weekday>${weekdayWord})\.?,?\s+(?:of\s+)?next\s+week|next\s+week,?\s+(?:on\s+)?(?<later>${weekdayWord})`,
    ({ weekday: early, later }, context) => ({ date: inNextWeek(early ?? later, context) }),
  ),
  shape(
    String.raw`${weekdayFirst}(?<month>${monthWord})\.?\s*(?<day>\d{1,2})(?<th>st|nd|rd|th)?${year}${weekdayLast}`,
    namedDay,
  ),
  shape(
    String.raw`${weekdayFirst}(?<day>\d{1,2})(?<th>st|nd|rd|th)?\.?[\s-]*(?:of\s+)?(?<month>${monthWord})\.?${year}${weekdayLast}`,
    namedDay,
  ),
  shape(
    String.raw`(?:(?<named>${weekdayWord})\.?,?\s+)?(?<one>\d{1,4})(?<sign>[/.-])(?<two>\d{1,2})(?:\k<sign>(?<three>\d{4}|\d{2}))?(?<dot>(?<=\.\d+)\.)?${weekdayLast}`,
    numberDay,
  ),
  shape(String.raw`the\s+(?<day>${ordinal})`, ({ day }, context) => {
    const date = dayOfMonth(Number.parseInt(day ?? '', 10), context);
    return date ? { date, doubt: 'at-stop', isNumeral: true } : undefined;
  }),
  shape(
    String.raw`(?<weekday>${weekdayWord})\.?,?\s+(?:the\s+)?(?<day>${ordinal})`,
    ({ weekday: name, day }, context) => {
      const date = dayOfMonth(Number.parseInt(day ?? '', 10), context);
      return date && weekday(date) === weekdayOf(name) ? { date } : undefined;
    },
  ),
  shape(
    String.raw`in\s+(?<count>${countWord})\s+(?<unit>day|week|month|year)s?`,
    ({ count, unit }, { today }) => ({ date: later(today, countOf(count), unit) }),
  ),
  shape(
    String.raw`(?<count>${countWord})\s+(?<unit>day|week|month|year)s?\s+from\s+(?:now|today)`,
    ({ count, unit }, { today }) => ({ date: later(today, countOf(count), unit) }),
  ),
  shape(
    String.raw`in\s+(?:(?<half>half\s+an\s+hour)|(?<count>${countWord})\s*(?<unit>min(?:ute)?s?|h(?:(?:ou)?rs?)?))`,
    momentLater,
  ),
  shape(String.raw`next\s+week`, (_, { today, weekStartsOn }) => ({
    date: nextWeek(today, weekStartsOn),
    is: 'span',
  })),
  shape(String.raw`next\s+month`, (_, { today }) => ({
    date: firstOfMonth(addMonths(today, 1)),
    is: 'span',
  })),
  shape(
    String.raw`(?<next>next|this)\s+weekend|(?:on|at|over)\s+the\s+weekend`,
    ({ next }, { today }) => {
      const isNext = next?.toLowerCase() === 'next';
      const saturday = addDays(startOfWeek(today, 1), 5);
      const date = isNext ? addDays(saturday, 7) : saturday < today ? today : saturday;
      return { date, is: 'span' };
    },
  ),
  shape(
    String.raw`(?:at\s+)?(?:the\s+)?end\s+of\s+(?:(?:the\s+|this\s+)?(?<span>month|year)|(?<next>next\s+month)|(?<month>${monthWord}))|(?<short>eom|eoy)`,
    endDay,
  ),
]);

function weekdayDay({ which, weekday: name = '' }: Caught, context: EntryContext): Day {
  const { today } = context;
  if (which?.toLowerCase() === 'next') return { date: inNextWeek(name, context) };
  const date = addDays(today, (weekdayOf(name) - weekday(today) + 7) % 7);
  if (which) return { date };
  // Also words of other kinds: 'we sat', 'Mon ami'.
  const doubts: Record<string, Doubt> = {
    sat: 'beside',
    sun: 'beside',
    wed: 'beside',
    mon: 'at-end',
  };
  const doubt = doubts[name.toLowerCase()];
  return { date, is: 'word', ...(doubt ? { doubt } : {}) };
}

function inNextWeek(name: string | undefined, { today, weekStartsOn }: EntryContext): string {
  const first = addDays(startOfWeek(today, weekStartsOn), 7);
  return addDays(first, (weekdayOf(name) - weekStartsOn + 7) % 7);
}

// With its weekday or without: where they disagree the date counts, and the chip says both.
function namedDay(caught: Caught, { today }: EntryContext): Day | undefined {
  const { month, day, th, year: said } = caught;
  const date = nextDate({ year: said, month: monthOf(month), day: Number(day) }, today);
  if (!date) return undefined;
  const isVerb = /^(?:may|march)$/i.test(month ?? '') && !th && !said;
  return { date, ...(isVerb ? { doubt: 'at-end' } : {}) };
}

function numberDay(caught: Caught, { today, dateFormat }: EntryContext): Day | undefined {
  const { named, one = '', sign, two = '', three, dot } = caught;
  const isYearFirst = one.length === 4 || (dateFormat === 'YMD' && three !== undefined);
  if (isYearFirst) {
    const date = three && nextDate({ year: one, month: Number(two), day: Number(three) }, today);
    return date ? { date } : undefined;
  }
  if (one.length > 2 || (sign === '-' && !three)) return undefined;
  // '24.12.' is how days are written where they come first; elsewhere only if nothing else fits.
  const isDayFirst = dateFormat === 'DMY' || (sign === '.' && Number(one) > 12);
  if (sign === '.' && !isDayFirst) return undefined;
  const [day, month] = isDayFirst ? [one, two] : [two, one];
  const date = nextDate({ year: three, month: Number(month), day: Number(day) }, today);
  if (!date) return undefined;
  if (three || dot || named) return { date };
  // '3/4' may be a fraction, '24.12' a price.
  return { date, doubt: sign === '.' ? 'beside' : 'at-end' };
}

function momentLater({ half, count, unit }: Caught, { now, timeZone }: EntryContext): Day {
  const minutes = half ? 30 : countOf(count) * (/^h/i.test(unit ?? '') ? 60 : 1);
  const then = Temporal.Instant.from(now()).add({ minutes }).toString();
  return { date: dateOf(then, timeZone), time: timeOf(then, timeZone), doubt: 'at-edge' };
}

function endDay({ span, next, month, short = '' }: Caught, { today }: EntryContext): Day {
  if (span?.toLowerCase() === 'year' || short.toLowerCase() === 'eoy')
    return { date: `${today.slice(0, 4)}-12-31` };
  if (!month) return { date: lastOfMonth(next ? addMonths(firstOfMonth(today), 1) : today) };
  const passed = (monthOf(month) - Number(today.slice(5, 7)) + 12) % 12;
  return { date: lastOfMonth(addMonths(firstOfMonth(today), passed)) };
}

interface SaidDate {
  year?: string | undefined;
  month: number;
  day: number;
}

/** The date itself, or without a year the next one that exists; nothing before today. */
function nextDate({ year: said, month, day }: SaidDate, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const known = said && (said.length === 2 ? 2000 + Number(said) : Number(said));
  // Leap years are at most eight apart.
  const years = known ? [known] : Array.from({ length: 9 }, (_, at) => thisYear + at);
  return years
    .map((one) => `${one}-${twoDigits(month)}-${twoDigits(day)}`)
    .find((date) => isDate(date) && date >= today && date < '2201');
}

function dayOfMonth(day: number, { today }: EntryContext): string | undefined {
  const months = Array.from({ length: 12 }, (_, at) => addMonths(firstOfMonth(today), at));
  return months
    .map((first) => `${first.slice(0, 8)}${twoDigits(day)}`)
    .find((date) => isDate(date) && date >= today);
}

function later(today: string, count: number, unit = ''): string {
  const name = unit.toLowerCase();
  if (name === 'day' || name === 'week') return addDays(today, count * (name === 'week' ? 7 : 1));
  return addMonths(today, count * (name === 'year' ? 12 : 1));
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`;
}

export function lastOfMonth(date: string): string {
  return addDays(addMonths(firstOfMonth(date), 1), -1);
}

export function partOf(word = ''): TimeOfDay {
  const part = word.toLowerCase();
  return part === 'morning' || part === 'afternoon' ? part : 'evening';
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
