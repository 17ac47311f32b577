import { rowsById } from '#client/sync/reading/selectors.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import { CategoryShares } from '#domains/money/expenses/list/category-shares.tsx';
import { spentIn } from '#domains/money/expenses/figures/business-figures.ts';
import type { BusinessPart } from './business-part.ts';

/** What a business spent its money on. */
export function SpentByCategory({ sources, base, days }: BusinessPart) {
  const categories = expenseCategories.useRows(rowsById);
  return <CategoryShares base={base} expenses={spentIn(sources, days)} categories={categories} />;
}
