import { type ExpensesByMonth, spentTotal } from './expense-figures.ts';

/** What a month cost, in units of the currency that is reckoned in. */
export interface MonthSum {
  /** 'YYYY-MM' */
  month: string;
  onceMinor: number;
  /** Of recurring expenses. */
  againMinor: number;
}

const shown = 6;

/** The six months that end with one, the earliest first; what has no rate is in none of them. */
export function monthsUntil(
  until: string,
  { base, months }: { base: string; months: ExpensesByMonth },
): MonthSum[] {
  const last = Temporal.PlainYearMonth.from(until);
  return Array.from({ length: shown }, (_, at) => {
    const month = last.subtract({ months: shown - 1 - at }).toString();
    const spent = months.get(month) ?? [];
    const again = spent.filter(({ recurringExpenseId }) => recurringExpenseId !== null);
    const againMinor = spentTotal(base, again).amountMinor;
    return { month, onceMinor: spentTotal(base, spent).amountMinor - againMinor, againMinor };
  });
}
