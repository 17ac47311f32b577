import { formatMoney } from '#client/words/format-money.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import { sumsBy } from '#domains/money/expenses/figures/expense-figures.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import './category-shares.css';

interface CategorySharesProps {
  base: string;
  expenses: readonly Expense[];
  categories: ReadonlyMap<string, ExpenseCategory>;
}

const wholePercent = 100;

/** What was spent by category, the most first, as slanted bars. */
export function CategoryShares({ base, expenses, categories }: CategorySharesProps) {
  const sums = sumsBy(base, expenses, ({ expenseCategoryId }) =>
    expenseCategoryId === null ? undefined : categories.get(expenseCategoryId),
  ).filter(({ total }) => total.amountMinor > 0);
  const most = sums[0]?.total.amountMinor ?? 0;
  if (most === 0) return null;
  return (
    <section className="category-shares" aria-labelledby="by-category">
      <SectionHead id="by-category" title="By category" />
      <ul className="lines sm">
        {sums.map(({ key, total }) => (
          <li key={key?.id ?? 'none'} className="row gap-12">
            <span className="trunc">{key?.name ?? 'No category'}</span>
            <span className="category-room grow" aria-hidden="true">
              <span
                className={classNames('category-part block slanted', key?.color)}
                style={{ width: `${(total.amountMinor / most) * wholePercent}%` }}
              />
            </span>
            <span className="fixed-size num">{formatMoney(total.amountMinor, base)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
