import { isDate } from '#shared/clock.ts';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];
/** As RFC 5545 names them, Monday first. */
export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type WeekdayCode = (typeof weekdayCodes)[number];

/** A weekday of a rule; `nth` 2 is the second of its month, -1 the last, 0 every one. */
export interface RuleDay {
  nth: number;
  weekday: WeekdayCode;
}

/** A rule of repetition, read from its text (RFC 5545 without times and years' days and weeks). */
export interface Recurrence {
  frequency: Frequency;
  interval: number;
  byDay: RuleDay[];
  byMonthDay: number[];
  bySetPos: number[];
  byMonth: number[];
  /** The last date it may give, 'YYYY-MM-DD'. */
  until: string | null;
  count: number | null;
}

const maxInterval = 999;
const maxCount = 999;
const maxMonthDay = 31;
const maxNth = 5;
const maxSetPos = 366;
const months = 12;

/** Reads the text of a rule, or gives the sentence that says what is wrong with it. */
export function readRecurrence(text: string): Recurrence | string {
  if (text.trim() === '') return 'Choose how often it repeats';
  const rule = emptyRule();
  const seen = new Set<string>();
  for (const part of text.split(';')) {
    const [name = '', value = '', more] = part.split('=');
    if (more !== undefined || value === '' || seen.has(name)) return `This rule has no ${part}`;
    seen.add(name);
    // Names that every object inherits are none of ours.
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    const problem = read ? (repeated(value) ?? read(rule, value)) : unknown(name);
    if (problem) return problem;
  }
  if (!seen.has('FREQ')) return 'Say how often it repeats: FREQ is missing';
  return contradiction(rule) ?? rule;
}

function unknown(name: string): string {
  return `Repeating by ${name || 'nothing'} is not supported`;
}

// '+1' and '01' are 1.
function repeated(value: string): string | undefined {
  const entries = value.split(',').map((entry) => entry.replace(/^\+?0*(?=\d)/, ''));
  return new Set(entries).size < entries.length ? 'Say each day of a repeat once' : undefined;
}

/** Every day, without an end: what a rule is made from. */
export function emptyRule(): Recurrence {
  return {
    frequency: 'DAILY',
    interval: 1,
    byDay: [],
    byMonthDay: [],
    bySetPos: [],
    byMonth: [],
    until: null,
    count: null,
  };
}

const readers: Record<string, (rule: Recurrence, value: string) => string | undefined> = {
  FREQ(rule, value) {
    const frequency = frequencies.find((known) => known === value);
    if (!frequency) return `Repeating ${value} is not supported`;
    rule.frequency = frequency;
    return undefined;
  },
  INTERVAL(rule, value) {
    rule.interval = whole(value);
    return between(rule.interval, 1, maxInterval)
      ? undefined
      : `Repeat every 1 to ${maxInterval} times`;
  },
  COUNT(rule, value) {
    rule.count = whole(value);
    return between(rule.count, 1, maxCount) ? undefined : `End after 1 to ${maxCount} times`;
  },
  UNTIL(rule, value) {
    rule.until = value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    const exists = /^\d{8}$/.test(value) && isDate(rule.until);
    return exists ? undefined : 'End on a date that exists';
  },
  BYDAY(rule, value) {
    const days = value.split(',').map(readDay);
    rule.byDay = days.filter((day) => day !== undefined);
    return rule.byDay.length === days.length ? undefined : 'Choose days of the week that exist';
  },
  BYMONTHDAY: numbers('byMonthDay', maxMonthDay, 'Choose days of the month from 1 to 31'),
  BYSETPOS: numbers('bySetPos', maxSetPos, 'Choose a place from 1 to 366'),
  BYMONTH: (rule, value) =>
    value.includes('-')
      ? 'Choose months from 1 to 12'
      : numbers('byMonth', months, 'Choose months from 1 to 12')(rule, value),
};

function numbers(name: 'byMonthDay' | 'bySetPos' | 'byMonth', max: number, problem: string) {
  return (rule: Recurrence, value: string) => {
    rule[name] = value.split(',').map(whole);
    return rule[name].every((number) => between(Math.abs(number), 1, max)) ? undefined : problem;
  };
}

function readDay(text: string): RuleDay | undefined {
  const [, nth = '0', code] = /^([+-]?\d)?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = weekdayCodes.find((known) => known === code);
  const place = Number(nth);
  const isGiven = /\d/.test(text);
  if (!weekday || (isGiven && !between(Math.abs(place), 1, maxNth))) return undefined;
  return { nth: place, weekday };
}

// Number() also reads '', ' 1' and '0x1'.
function whole(text: string): number {
  return /^[+-]?\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}

function between(number: number, min: number, max: number): boolean {
  return number >= min && number <= max;
}

function contradiction(rule: Recurrence): string | undefined {
  const { frequency, byDay, byMonthDay, bySetPos } = rule;
  if (rule.until && rule.count) return 'End on a date or after a number of times, not both';
  const isLong = frequency === 'MONTHLY' || frequency === 'YEARLY';
  if (!isLong && byDay.some((day) => day.nth !== 0))
    return 'The first or last weekday needs a month: repeat monthly or yearly';
  if (frequency === 'WEEKLY' && byMonthDay.length > 0)
    return 'A day of the month does not fit a week: repeat monthly';
  if (frequency === 'YEARLY' && byMonthDay.length > 0 && byDay.some((day) => day.nth !== 0))
    return 'The first or last weekday and a day of the month do not fit together';
  if (bySetPos.length > 0 && byDay.length === 0 && byMonthDay.length === 0)
    return 'Say which days the place is counted among';
  return undefined;
}

/** The text of a rule, always in the same order. */
export function writeRecurrence(rule: Recurrence): string {
  const list = (name: string, values: readonly (number | string)[]) =>
    values.length > 0 ? [`${name}=${values.join(',')}`] : [];
  return [
    `FREQ=${rule.frequency}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list(
      'BYDAY',
      rule.byDay.map(({ nth, weekday }) => `${nth || ''}${weekday}`),
    ),
    ...list('BYSETPOS', rule.bySetPos),
    ...(rule.until ? [`UNTIL=${rule.until.replaceAll('-', '')}`] : []),
    ...(rule.count ? [`COUNT=${rule.count}`] : []),
  ].join(';');
}
