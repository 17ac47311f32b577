import type { Expense } from '#domains/money/expenses/schema.ts';
import { spentTotal } from './expense-figures.ts';

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
  const months = Array.from({ length: shown }, (_, at) =>
    last.subtract({ months: shown - 1 - at }).toString(),
  );
  const known = new Map<string, { once: Expense[]; again: Expense[] }>(
    months.map((month) => [month, { once: [], again: [] }]),
  );
  for (const expense of expenses) {
    const of = known.get(expense.spentOn.slice(0, 7));
    (expense.recurringExpenseId === null ? of?.once : of?.again)?.push(expense);
  }
  return [...known].map(([month, { once, again }]) => ({
    month,
    onceMinor: spentTotal(base, once).amountMinor,
    againMinor: spentTotal(base, again).amountMinor,
  }));
}
