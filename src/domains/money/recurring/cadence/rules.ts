import type { core } from 'zod/mini';
import { withoutOwnDays } from '#shared/recurrence/own-days.ts';
import {
  emptyRule,
  type Frequency,
  readRecurrence,
  type Recurrence,
  writeRecurrence,
} from '#shared/recurrence/rule.ts';

/** The rhythms that have a name. */
export const cadences = [
  'weekly',
  'biweekly',
  'monthly',
  'bimonthly',
  'quarterly',
  'semiannual',
  'yearly',
] as const;
export type Cadence = (typeof cadences)[number] | 'custom';

/** How a rhythm reads on screen. */
export const cadenceLabels: Record<Cadence, string> = {
  weekly: 'Every week',
  biweekly: 'Every 2 weeks',
  monthly: 'Every month',
  bimonthly: 'Every 2 months',
  quarterly: 'Every 3 months',
  semiannual: 'Every 6 months',
  yearly: 'Every year',
  custom: 'Custom',
};

const rhythms: Record<(typeof cadences)[number], [Frequency, number]> = {
  weekly: ['WEEKLY', 1],
  biweekly: ['WEEKLY', 2],
  monthly: ['MONTHLY', 1],
  bimonthly: ['MONTHLY', 2],
  quarterly: ['MONTHLY', 3],
  semiannual: ['MONTHLY', 6],
  yearly: ['YEARLY', 1],
};

/** Which rhythm a rule is, whenever it ends; whatever names days of its own is a custom one. */
export function cadenceOf(rrule: string, startsOn: string): Cadence {
  const read = readRecurrence(rrule);
  if (typeof read === 'string') return 'custom';
  const { frequency, interval, byDay, byMonthDay, byMonth, bySetPos } = withoutOwnDays(
    read,
    startsOn,
  );
  if (byDay.length + byMonthDay.length + byMonth.length + bySetPos.length > 0) return 'custom';
  const found = cadences.find(
    (name) => rhythms[name][0] === frequency && rhythms[name][1] === interval,
  );
  return found ?? 'custom';
}

/** The rule of a rhythm; what the rule before said of the end stays. */
export function ruleOf(cadence: (typeof cadences)[number], before?: Recurrence): string {
  const [frequency, interval] = rhythms[cadence];
  const end = { until: before?.until ?? null, count: before?.count ?? null };
  return writeRecurrence({ ...emptyRule(), ...end, frequency, interval });
}

type Days = { rrule?: string | undefined; startsOn?: string | undefined };

/** What is wrong with a rule that begins on a day; null if it may come at all. */
export function wrongDays({ rrule, startsOn }: Days): string | null {
  const rule = readRecurrence(rrule ?? '');
  if (rrule === undefined || startsOn === undefined || typeof rule === 'string') return null;
  return rule.until !== null && rule.until < startsOn ? 'End on or after the first day' : null;
}

/** A zod check: the end is not before the start. */
export function checkDays({ value, issues }: core.ParsePayload<Days>): void {
  const message = wrongDays(value);
  if (message) issues.push({ code: 'custom', path: ['rrule'], message, input: value });
}

/** How often a year, as a fraction: a sum is rounded once, when it is shown. */
export interface Times {
  count: number;
  of: number;
}

const never: Times = { count: 0, of: 1 };
const monthsOfYear = 12;

/** How often a rule comes in a year: 52 weeks, 12 months, 365.25 days. */
export function timesAYear(rrule: string): Times {
  const rule = readRecurrence(rrule);
  if (typeof rule === 'string') return never;
  const { frequency, interval, byDay, byMonthDay, byMonth, bySetPos } = rule;
  // Days of the week are said without their place, or once a month each.
  const days = bySetPos.length || Math.max(byDay.length, byMonthDay.length, 1);
  const months = byMonth.length || monthsOfYear;
  if (frequency === 'YEARLY') return { count: days * Math.max(byMonth.length, 1), of: interval };
  if (frequency === 'MONTHLY') return { count: days * months, of: interval };
  const ofMonths = { count: months, of: monthsOfYear };
  if (frequency === 'WEEKLY')
    return { count: 52 * days * ofMonths.count, of: interval * ofMonths.of };
  if (byMonthDay.length > 0) return { count: byMonthDay.length * months, of: interval };
  // Of days that have a weekday as well, so many of seven.
  const ofWeek = byDay.length || 7;
  return { count: 1461 * ofWeek * ofMonths.count, of: 4 * 7 * interval * ofMonths.of };
}

/** An amount so many times, in whole units, rounded half up. */
export function yearlyMinor(amountMinor: number, times: Times): number {
  return sumOf([{ amountMinor, times }], 1);
}

/** A sum of amounts so many times a year each, of one `part` of a year, rounded once. */
export function sumOf(parts: readonly { amountMinor: number; times: Times }[], part: 1 | 12) {
  let sum = 0n;
  let of = 1n;
  for (const { amountMinor, times } of parts) {
    const divisor = BigInt(times.of);
    sum = sum * divisor + BigInt(amountMinor) * BigInt(times.count) * of;
    of *= divisor;
    const shared = gcd(sum, of);
    sum /= shared;
    of /= shared;
  }
  const whole = of * BigInt(part);
  return Number((sum * 2n + whole) / (whole * 2n));
}

function gcd(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
