import { addDays, daysBetween } from '#client/words/dates.ts';
import type { PeriodKind } from '#views/analytics/analytics-search.ts';

export const periodLabels: Record<PeriodKind, string> = {
  '30': '30 days',
  '90': '90 days',
  '365': '365 days',
  year: 'This year',
  'last-year': 'Last year',
};

/** Days from the first to the last, both of them in it. */
export interface Days {
  from: string;
  to: string;
}

/** A period that ends today or is over, and as many days before it to compare with. */
export interface Period extends Days {
  before: Days;
}

/** This year is compared with the same days of last year, last year with the one before. */
export function periodOf(kind: PeriodKind, today: string): Period {
  if (kind === 'last-year') {
    const year = Number(today.slice(0, 4)) - 1;
    const of = (some: number) => ({ from: `${some}-01-01`, to: `${some}-12-31` });
    return { ...of(year), before: of(year - 1) };
  }
  if (kind !== 'year') {
    const from = addDays(today, 1 - Number(kind));
    const before = { from: addDays(from, -Number(kind)), to: addDays(from, -1) };
    return { from, to: today, before };
  }
  const from = `${today.slice(0, 4)}-01-01`;
  const lastYear = (date: string) =>
    Temporal.PlainDate.from(date).subtract({ years: 1 }).toString();
  return { from, to: today, before: { from: lastYear(from), to: lastYear(today) } };
}

export function isIn(date: string | null, { from, to }: Days): boolean {
  return date !== null && date >= from && date <= to;
}

/** The weeks that lie in a period as a whole, and the one that is not over yet. */
export function weeksIn(period: Days, weekStartsOn: number): Days[] {
  const weeks: Days[] = [];
  let from = period.from;
  while (Temporal.PlainDate.from(from).dayOfWeek % 7 !== weekStartsOn) from = addDays(from, 1);
  for (; from <= period.to; from = addDays(from, 7)) weeks.push({ from, to: addDays(from, 6) });
  return weeks;
}

/** The months that a period touches: 'YYYY-MM'. */
export function monthsIn({ from, to }: Days): string[] {
  const months: string[] = [];
  const last = Temporal.PlainDate.from(to).toPlainYearMonth();
  let month = Temporal.PlainDate.from(from).toPlainYearMonth();
  for (; Temporal.PlainYearMonth.compare(month, last) <= 0; month = month.add({ months: 1 }))
    months.push(month.toString());
  return months;
}

/** The middle of numbers, of two middles the mean; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How many days lie between two, never fewer than none. */
export function daysFrom(from: string, to: string): number {
  return Math.max(0, daysBetween(from, to));
}

/** The rows by their day, those without one last. */
export function latestFirst<R extends { on: string | null }>(rows: readonly R[]): R[] {
  return rows.toSorted((one, other) => (other.on ?? '').localeCompare(one.on ?? ''));
}

/** '93%': how many of them met what was asked. */
export function percent({ met, of }: { met: number; of: number }): string {
  return `${Math.round((met * 100) / of)}%`;
}
