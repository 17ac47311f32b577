import { type Total, totalOf } from '#shared/money.ts';
import { baseMinorOf, deductibleMinor } from '#domains/money/expenses/rules.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';

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

/** Those of a span of days, of all with the latest first: there are tens of thousands. */
export function spentBetween(
  all: readonly Expense[],
  { from, to }: { from: string; to: string },
): readonly Expense[] {
  return all.slice(
    placeOf(all, ({ spentOn }) => spentOn <= to),
    placeOf(all, ({ spentOn }) => spentOn < from),
  );
}

// The place of the first one of which it is so, as it is of all after that.
function placeOf(all: readonly Expense[], isSo: (expense: Expense) => boolean): number {
  let [first, end] = [0, all.length];
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    const one = all[middle];
    if (one && isSo(one)) end = middle;
    else first = middle + 1;
  }
  return first;
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
