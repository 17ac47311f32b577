import { addDays, weekday } from '#client/words/dates.ts';
import type { TimeOfDay } from '#domains/tasks/schema.ts';
import {
  emptyRule,
  type Frequency,
  type Recurrence,
  type WeekdayCode,
  weekdayCodes,
} from '#shared/recurrence/rule.ts';
import { lastOfMonth, partOf } from './quick-entry-dates.ts';
import {
  between,
  type Caught,
  countOf,
  countWord,
  longest,
  monthOf,
  monthWord,
  ordinal,
  shape,
  weekdayWord,
} from './quick-entry-grammar.ts';
import type { Doubt } from './quick-entry.ts';

/** A rhythm that words say; without a rule they say one that cannot be. */
export interface Rhythm {
  rule?: Recurrence;
  /** Counted from the day it was done, not from the one it was planned for. */
  isFromDone?: boolean;
  part?: TimeOfDay;
  doubt?: Doubt;
}

/** What ends a rhythm: a length from its first day on, or a number of times. */
export type Ending = { count: number; unit: string };

const every = String.raw`(?:every|each)\s+`;
const interval = String.raw`(?:(?<other>other|second|2nd)\s+|(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+)?`;
const weekdayList = String.raw`(?<days>${weekdayWord}\.?(?:${between}${weekdayWord}\.?)*)`;
const workday = String.raw`(?:weekday|work(?:ing\s+)?day)`;
const inMonth = String.raw`(?:the\s+)?(?:(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last)\s+(?<nthDay>${weekdayWord}|day|${workday})|(?<dates>${ordinal}(?:${between}${ordinal})*))`;
const inYear = String.raw`(?:(?<month>${monthWord})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?|(?<early>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?(?<lateMonth>${monthWord})\.?)`;
const eachMonth = String.raw`(?:every|each)\s+month`;
const plural = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days`;

const units: Record<string, Pick<Recurrence, 'frequency' | 'interval'>> = {
  day: { frequency: 'DAILY', interval: 1 },
  week: { frequency: 'WEEKLY', interval: 1 },
  fortnight: { frequency: 'WEEKLY', interval: 2 },
  month: { frequency: 'MONTHLY', interval: 1 },
  quarter: { frequency: 'MONTHLY', interval: 3 },
  year: { frequency: 'YEARLY', interval: 1 },
};
const adverbs: Record<string, string> = {
  daily: 'day',
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
};
const adverb = String.raw`(?<adverb>${Object.keys(adverbs).join('|')})`;
const workdays: readonly WeekdayCode[] = ['MO', 'TU', 'WE', 'TH', 'FR'];

const rhythmOf = longest<Rhythm>([
  shape(
    String.raw`${every}${interval}(?<unit>day|week|fortnight|month|quarter|year)s?`,
    (caught) => ({ rule: plain(caught) }),
  ),
  shape(
    String.raw`(?:${every}${interval}(?<unit>day|week|fortnight|month|quarter|year)s?|${adverb}),?\s+on\s+${weekdayList}`,
    (caught) => {
      const rule = plain(caught);
      // 'every month on Monday' does not say which one.
      return rule?.frequency === 'WEEKLY' ? { rule: onDays(rule, caught['days']) } : {};
    },
  ),
  shape(String.raw`(?:${every}${interval}(?<unit>month)s?|${adverb}),?\s+on\s+${inMonth}`, monthly),
  shape(
    String.raw`(?:${every}(?<unit>year)|${adverb}|${every.replace(String.raw`\s+`, '')}),?\s+(?:on\s+)?(?:the\s+)?${inYear}`,
    yearly,
  ),
  shape(String.raw`(?:on\s+)?(?:the\s+)?${inYear},?\s+${every}(?<unit>year)`, yearly),
  shape(String.raw`(?:on\s+)?${inMonth},?\s+(?:(?:of|in)\s+)?${eachMonth}`, monthly),
  shape(String.raw`${every}${inMonth}\s+of\s+(?:the|each|every)\s+month`, monthly),
  shape(
    String.raw`${every}(?:(?<nth>last)\s+(?<nthDay>${weekdayWord})|(?<dates>${ordinal}))`,
    monthly,
  ),
  shape(String.raw`(?:at\s+)?(?:the\s+)?end\s+of\s+${eachMonth}`, () => ({
    rule: { ...emptyRule(), frequency: 'MONTHLY', byMonthDay: [-1] },
  })),
  shape(
    String.raw`${every}${workday}s?|on\s+weekdays|${every}mon(?:day)?(?:\s*[-–—]\s*|\s+(?:to|through)\s+)fri(?:day)?`,
    () => ({ rule: weeklyOn(workdays) }),
  ),
  shape(
    String.raw`${every}(?<other>(?:other|second|2nd)\s+)?${weekdayList}`,
    ({ other, days }) => ({
      rule: { ...onDays(weeklyOn([]), days), interval: other ? 2 : 1 },
    }),
  ),
  shape(String.raw`(?<on>on\s+)?(?<days>${plural}(?:${between}${plural})*)`, ({ on, days }) => ({
    rule: onDays(weeklyOn([]), days),
    ...(on ? {} : { doubt: 'at-end' }),
  })),
  shape(String.raw`${every}(?<part>morning|afternoon|evening|night)`, ({ part }) => ({
    rule: emptyRule(),
    part: partOf(part),
  })),
  shape(adverb, (caught) => ({ rule: plain(caught), doubt: 'at-end' })),
  shape(String.raw`once\s+(?:a|every|per)\s+(?<unit>day|week|month|year)`, (caught) => ({
    rule: plain(caught),
  })),
]);

const whenDone = shape(
  String.raw`,?\s+after\s+(?:completion|completing(?:\s+it)?|it(?:['’]s|\s+is)\s+done|done)`,
  () => true,
);

/** 'every Monday', 'every 2 weeks', 'last Friday of every month', 'every 3 days after completion' */
export const rhythmAt: typeof rhythmOf = (text, at, context) => {
  const found = rhythmOf(text, at, context);
  const done = found && whenDone(text, found.end, context);
  if (!done) return found;
  const { rule } = found.value;
  // From the day it was done on, days that are named would be another rhythm.
  const isPlain = rule && rule.byDay.length + rule.byMonthDay.length === 0;
  return { value: isPlain ? { rule, isFromDone: true } : {}, end: done.end };
};

/** 'for 2 weeks', 'for 5 times' */
export const endingAt = shape<Ending>(
  String.raw`for\s+(?:the\s+next\s+)?(?<count>${countWord})\s+(?<unit>day|week|month|year|time)s?`,
  ({ count, unit = '' }) => ({ count: countOf(count), unit: unit.toLowerCase() }),
);

/** The first day from `from` on that fits a rule; that day itself where the rule names none. */
export function firstDay(rule: Recurrence, from: string): string | undefined {
  if (rule.byDay.length + rule.byMonthDay.length === 0) return undefined;
  // A date of a year comes within two of them.
  for (let date = from, left = 2 * 366; left > 0; date = addDays(date, 1), left -= 1)
    if (fits(rule, date)) return date;
  return undefined;
}

function fits({ byDay, byMonthDay, bySetPos, byMonth }: Recurrence, date: string): boolean {
  const [day, last] = [Number(date.slice(8)), Number(lastOfMonth(date).slice(8))];
  if (byMonth.length > 0 && !byMonth.includes(Number(date.slice(5, 7)))) return false;
  if (byMonthDay.length > 0)
    return byMonthDay.some((one) => (one < 0 ? last + 1 + one : Math.min(one, last)) === day);
  const code = codeOf(date);
  if (bySetPos.length > 0) {
    const rest = Array.from({ length: last - day }, (_, at) => codeOf(addDays(date, at + 1)));
    return workdays.includes(code) && !rest.some((one) => workdays.includes(one));
  }
  return byDay.some(({ nth, weekday: one }) => {
    const isNth = nth < 0 ? day > last - 7 : nth === 0 || nth === Math.ceil(day / 7);
    return one === code && isNth;
  });
}

function plain({ adverb: said = '', unit = '', other, count }: Caught): Recurrence | undefined {
  const found = units[adverbs[said.toLowerCase()] ?? unit.toLowerCase()];
  const times = other ? 2 : countOf(count);
  return found && { ...emptyRule(), ...found, interval: found.interval * times };
}

function monthly(caught: Caught): Rhythm {
  const { nth, nthDay = '', dates } = caught;
  const said = plain({ ...caught, unit: caught['unit'] ?? (caught['adverb'] ? '' : 'month') });
  if (said?.frequency !== ('MONTHLY' satisfies Frequency)) return {};
  if (dates) {
    const byMonthDay = (dates.match(/\d+/g) ?? []).map(Number);
    return byMonthDay.every((day) => day >= 1 && day <= 31)
      ? { rule: { ...said, byMonthDay } }
      : {};
  }
  const place = nthOf(nth);
  if (/^day$/i.test(nthDay)) return { rule: { ...said, byMonthDay: [place] } };
  if (new RegExp(`^${workday}$`, 'i').test(nthDay))
    // Only the last one: it is the end of a month's work.
    return place === -1 ? { rule: { ...said, byDay: everyOf(workdays), bySetPos: [-1] } } : {};
  return {
    rule: { ...said, byDay: codesIn(nthDay).map((code) => ({ nth: place, weekday: code })) },
  };
}

function yearly(caught: Caught): Rhythm {
  const { adverb: said = 'yearly', month, day, early, lateMonth } = caught;
  const [inMonthOf, dayOf] = [monthOf(month ?? lateMonth), Number(day ?? early)];
  const mostDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][inMonthOf - 1] ?? 0;
  const isYear = plain({ adverb: said })?.frequency === 'YEARLY';
  if (!isYear || dayOf < 1 || dayOf > mostDays) return {};
  return {
    rule: { ...emptyRule(), frequency: 'YEARLY', byMonth: [inMonthOf], byMonthDay: [dayOf] },
  };
}

function weeklyOn(days: readonly WeekdayCode[]): Recurrence {
  return { ...emptyRule(), frequency: 'WEEKLY', byDay: everyOf(days) };
}

function onDays(rule: Recurrence, words = ''): Recurrence {
  return { ...rule, byDay: everyOf(codesIn(words)) };
}

function everyOf(days: readonly WeekdayCode[]) {
  return days.map((code) => ({ nth: 0, weekday: code }));
}

function codesIn(words: string): WeekdayCode[] {
  const found = new Set(
    (words.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => word.slice(0, 2).toUpperCase()),
  );
  return weekdayCodes.filter((code) => found.has(code));
}

function codeOf(date: string): WeekdayCode {
  return weekdayCodes[(weekday(date) + 6) % 7] ?? 'MO';
}

function nthOf(word = ''): number {
  if (/^last$/i.test(word)) return -1;
  const named = ['first', 'second', 'third', 'fourth'].indexOf(word.toLowerCase());
  return named < 0 ? Number.parseInt(word, 10) : named + 1;
}
