import { type Total, totalOf } from '#shared/money.ts';
import type { Select } from '#client/sync/collection-rows.ts';
import { groupedBy, type Groups } from '#client/sync/reading/grouped.ts';
import { partSelect } from '#client/sync/reading/part-select.ts';
import { baseMinorOf, deductibleMinor } from '#domains/money/expenses/rules.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';

/** By 'YYYY-MM'. */
export type ExpensesByMonth = Groups<Expense>;

const monthLength = 'YYYY-MM'.length;

/**
 * An expense in `base`; null where that is not known: another currency without a rate. As the server
 * reckons it (`baseMinor`), which has not seen yet what has just been changed.
 */
export function inBase(expense: Expense, base: string): number | null {
  return expense.baseCurrency === base ? baseMinorOf(expense, base) : null;
}

/** The latest first: a selector. Days and ids stand in the order of their letters, which is quick to tell. */
export const latestFirst = (rows: readonly Expense[]) =>
  rows.toSorted((one, other) => {
    if (one.spentOn !== other.spentOn) return one.spentOn < other.spentOn ? 1 : -1;
    return one.id < other.id ? 1 : -1;
  });

/** The expenses of each month, by its name: a selector. A month is then found without a look at the others. */
export const byMonth = groupedBy(({ spentOn }: Expense) => [spentOn.slice(0, monthLength)]);

const none: readonly Expense[] = [];
// Whoever steps through the months comes by the same ones again.
const inOrder = new WeakMap<readonly Expense[], readonly Expense[]>();

/** The expenses of a month, '2026-03', or of a year, '2026'; the latest first. */
export function expensesOf(period: string, months: ExpensesByMonth): readonly Expense[] {
  if (period.length === monthLength) {
    const rows = months.get(period) ?? none;
    const known = inOrder.get(rows) ?? latestFirst(rows);
    inOrder.set(rows, known);
    return known;
  }
  const ofYear = [...months].filter(([month]) => month.startsWith(period));
  return latestFirst(ofYear.flatMap(([, rows]) => rows));
}

const selectors = new Map<string, Select<Expense, readonly Expense[]>>();

/** The same as a selector, which looks at no other expenses. */
export function expensesIn(period: string): Select<Expense, readonly Expense[]> {
  const known = selectors.get(period) ?? selectorOf(period);
  selectors.set(period, known);
  return known;
}

function selectorOf(period: string) {
  const isWanted = (spentOn: unknown) => String(spentOn).startsWith(period);
  return partSelect({ field: 'spentOn', isWanted }, (rows: readonly Expense[]) =>
    expensesOf(period, byMonth(rows)),
  );
}

/** What was spent, in `base`; what has no rate is kept apart. */
export function spentTotal(base: string, expenses: readonly Expense[]): Total {
  return totalOf(expenses, (expense) => inBase(expense, base));
}

/** What of it counts against taxes. */
export function deductibleTotal(base: string, expenses: readonly Expense[]): Total {
  const counted = expenses.filter(({ isDeductible }) => isDeductible);
  return totalOf(counted, (expense) =>
    deductibleMinor({ ...expense, baseMinor: inBase(expense, base) }),
  );
}

/** Whether a receipt is missed: there is none, and the amount is worth one. */
export function missesReceipt(expense: Expense, base: string, fromMinor: number): boolean {
  const { receiptCount, amountMinor, currency } = expense;
  if (receiptCount > 0) return false;
  const minor = inBase(expense, base) ?? (currency === base ? amountMinor : null);
  return minor !== null && minor >= fromMinor;
}

/** Sums by what `keyOf` names, the largest first; those of nothing under null. */
export function sumsBy<Key>(
  base: string,
  expenses: readonly Expense[],
  keyOf: (expense: Expense) => Key,
): { key: Key; total: Total; count: number }[] {
  const groups = new Map<Key, Expense[]>();
  for (const expense of expenses) {
    const key = keyOf(expense);
    const group = groups.get(key);
    if (group) group.push(expense);
    else groups.set(key, [expense]);
  }
  return [...groups]
    .map(([key, rows]) => ({ key, total: spentTotal(base, rows), count: rows.length }))
    .toSorted((one, other) => other.total.amountMinor - one.total.amountMinor);
}
