import { useDeferredValue, useEffect, useState } from 'react';
import { afterPaint } from '#client/ui/base/after-paint.ts';
import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import { wholeSince } from '#domains/money/expenses/data.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { CategoryShares } from './category-shares.tsx';
import { MonthBars } from './month-bars.tsx';

interface ExpenseSumsProps {
  base: string;
  /** What the list shows. */
  expenses: readonly Expense[];
  /** The last month of the six: 'YYYY-MM'. */
  until: string;
  categories: ReadonlyMap<string, ExpenseCategory>;
  onChoose: (month: string) => void;
}

/** Beside the list, by category and by month: drawn when the rows are, which are what one waits for. */
export function ExpenseSums(props: ExpenseSumsProps) {
  const { base, expenses, until, categories, onChoose } = props;
  // The first time it looks at all expenses, which are only made for it.
  const [isLater, setLater] = useState(false);
  useEffect(() => afterPaint(() => setLater(true)), []);
  const drawn = useDeferredValue(isLater ? expenses : undefined);
  const drawnUntil = useDeferredValue(until);
  return (
    <aside className="expenses-aside" aria-label="Sums">
      {drawn ? (
        <>
          <CategoryShares base={base} expenses={drawn} categories={categories} />
          <MonthBars base={base} until={drawnUntil} wholeSince={wholeSince()} onChoose={onChoose} />
        </>
      ) : null}
    </aside>
  );
}
