import type { Expense } from '#domains/money/expenses/schema.ts';
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
    return { month, ...sumsOf(months.get(month) ?? none, base) };
  });
}

type Sums = Omit<MonthSum, 'month'>;

const none: readonly Expense[] = [];
// The next month shows five of them again.
const known = new WeakMap<readonly Expense[], Map<string, Sums>>();

function sumsOf(spent: readonly Expense[], base: string): Sums {
  const byBase = known.get(spent) ?? new Map<string, Sums>();
  known.set(spent, byBase);
  const sums = byBase.get(base) ?? summed(spent, base);
  byBase.set(base, sums);
  return sums;
}

function summed(spent: readonly Expense[], base: string): Sums {
  const again = spent.filter(({ recurringExpenseId }) => recurringExpenseId !== null);
  const againMinor = spentTotal(base, again).amountMinor;
  return { onceMinor: spentTotal(base, spent).amountMinor - againMinor, againMinor };
}
