import { useMemo } from 'react';
import { useMore } from '#client/sync/reading/use-more.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import { expenses, wholeSince } from '#domains/money/expenses/data.ts';
import {
  categoriesByTitle,
  categoryNames,
} from '#domains/money/expenses/import/reading/categories-of.ts';
import type { ImportTable } from '#client/import/reading/find-table.ts';
import {
  type ImportSettings,
  missingColumn,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import {
  likenessOf,
  readLines,
  type ReadLines,
} from '#domains/money/expenses/import/reading/read-lines.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';

const likenesses = (rows: readonly Expense[]): ReadonlySet<string> => new Set(rows.map(likenessOf));
const namesAndIds = (rows: readonly ExpenseCategory[]) =>
  rows.map(({ id, name }) => ({ id, name }));
const nothing: ReadLines = { out: [], incoming: [], wrong: [] };

/** What the rows of a file say, and which of it is there already. */
export function useImportLines(table: ImportTable, settings: ImportSettings) {
  const stored = expenses.useRows(likenesses);
  const byTitle = expenses.useRows(categoriesByTitle);
  const known = expenseCategories.useRows(namesAndIds);
  const isReadable = missingColumn(settings) === null;
  const lines = useMemo(
    () => (isReadable ? readLines(table.rows, settings, stored) : nothing),
    [isReadable, table, settings, stored],
  );
  const days = useMemo(() => {
    let [from, to] = ['9', ''];
    for (const { spentOn } of lines.out) {
      if (spentOn < from) from = spentOn;
      if (spentOn > to) to = spentOn;
    }
    return { from, to };
  }, [lines]);
  const nameOf = useMemo(() => categoryNames(known, byTitle), [known, byTitle]);
  // What is older than the list has to be read to be compared.
  const more = useMore(expenses, days.to !== '' && days.from < wholeSince() ? [days] : []);
  return { lines, days, nameOf, more };
}
