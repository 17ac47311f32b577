import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import type { ConvertibleMoney, Money } from '#shared/money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';

/** A part of what a trip costs: the expenses of a category. */
export interface CostPart {
  id: string;
  label: string;
  costs: readonly ConvertibleMoney[];
}

/**
 * What a trip costs by category, the largest part first; those without one come last, and behind them
 * what is booked and no expense yet.
 */
export function useCostParts(costs: readonly Expense[], booked: readonly Money[]): CostPart[] {
  const categories = expenseCategories.useRows(rowsById);
  const groups = Map.groupBy(costs, ({ expenseCategoryId }) =>
    expenseCategoryId && categories.has(expenseCategoryId) ? expenseCategoryId : '',
  );
  const sum = (rows: readonly Expense[]) => rows.reduce((all, one) => all + one.amountMinor, 0);
  const parts = [...groups]
    .toSorted(([one, rows], [other, otherRows]) =>
      one === '' || other === '' ? (one === '' ? 1 : -1) : sum(otherRows) - sum(rows),
    )
    .map(([id, rows]) => ({
      id,
      label: categories.get(id)?.name ?? 'No category',
      costs: rows,
    }));
  if (booked.length === 0) return parts;
  const unrated = booked.map((money) => ({ ...money, rate: null, rateCurrency: null }));
  return [...parts, { id: 'booked', label: 'Booked', costs: unrated }];
}
