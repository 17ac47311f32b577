import { formatMonth } from '#client/words/format-dates.ts';

/** A month or a year of expenses, and its days. */
export interface ExpensePeriod {
  /** `2026-03` or `2026`. */
  name: string;
  unit: 'month' | 'year';
  from: string;
  to: string;
  /** 'March 2026' */
  text: string;
}

/** The period that an address names: the month of today without one. */
export function periodOf(name: string | undefined, today: string): ExpensePeriod {
  const known = name ?? today.slice(0, 7);
  if (known.length === 4)
    return { name: known, unit: 'year', from: `${known}-01-01`, to: `${known}-12-31`, text: known };
  const month = Temporal.PlainYearMonth.from(known);
  return {
    name: known,
    unit: 'month',
    from: `${known}-01`,
    to: month.toPlainDate({ day: month.daysInMonth }).toString(),
    text: formatMonth(`${known}-01`),
  };
}

/** The name of the period before or after it. */
export function neighbourOf({ name, unit }: ExpensePeriod, by: 1 | -1): string {
  if (unit === 'year') return String(Number(name) + by);
  return Temporal.PlainYearMonth.from(name).add({ months: by }).toString();
}

/** The last month of a period, or that of today where it is not over: 'YYYY-MM'. */
export function lastMonthOf({ to }: ExpensePeriod, today: string): string {
  return (to < today ? to : today).slice(0, 7);
}
