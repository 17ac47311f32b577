import type { Expense } from '#domains/money/expenses/schema.ts';
import { spentBetween, spentTotal } from './expense-figures.ts';

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
  { base, expenses }: { base: string; expenses: readonly Expense[] },
): MonthSum[] {
  const last = Temporal.PlainYearMonth.from(until);
  return Array.from({ length: shown }, (_, at) =>
    sumOf(last.subtract({ months: shown - 1 - at }).toString(), { base, expenses }),
  );
}

// The next month shows five of them again.
const known = new WeakMap<readonly Expense[], Map<string, MonthSum>>();

function sumOf(
  month: string,
  { base, expenses }: { base: string; expenses: readonly Expense[] },
): MonthSum {
  const sums = known.get(expenses) ?? new Map<string, MonthSum>();
  known.set(expenses, sums);
  const key = `${month} ${base}`;
  const sum = sums.get(key) ?? summed(month, base, expenses);
  sums.set(key, sum);
  return sum;
}

function summed(month: string, base: string, expenses: readonly Expense[]): MonthSum {
  const spent = spentBetween(expenses, { from: `${month}-01`, to: `${month}-31` });
  const { once = [], again = [] } = Object.groupBy(spent, ({ recurringExpenseId }) =>
    recurringExpenseId === null ? 'once' : 'again',
  );
  return {
    month,
    onceMinor: spentTotal(base, once).amountMinor,
    againMinor: spentTotal(base, again).amountMinor,
  };
}
