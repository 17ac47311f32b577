import { useDeferredValue } from 'react';
import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import { wholeSince } from '#domains/money/expenses/data.ts';
import type { ExpensesByMonth } from '#domains/money/expenses/figures/expense-figures.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { CategoryShares } from './category-shares.tsx';
import { MonthBars } from './month-bars.tsx';

interface ExpenseSumsProps {
  base: string;
  /** What the list shows. */
  expenses: readonly Expense[];
  /** All that is here, whatever month is looked at. */
  months: ExpensesByMonth;
  /** The last month of the six: 'YYYY-MM'. */
  until: string;
  categories: ReadonlyMap<string, ExpenseCategory>;
  onChoose: (month: string) => void;
}

/** Beside the list, by category and by month: drawn when the rows are, which are what one waits for. */
export function ExpenseSums(props: ExpenseSumsProps) {
  const { base, expenses, months, until, categories, onChoose } = props;
  const drawn = useDeferredValue<readonly Expense[] | undefined>(expenses, undefined);
  const drawnUntil = useDeferredValue(until);
  return (
    <aside className="expenses-aside" aria-label="Sums">
      {drawn ? (
        <>
          <CategoryShares base={base} expenses={drawn} categories={categories} />
          <MonthBars
            base={base}
            expenses={months}
            until={drawnUntil}
            wholeSince={wholeSince()}
            onChoose={onChoose}
          />
        </>
      ) : null}
    </aside>
  );
}
