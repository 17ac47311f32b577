import { Briefcase, Download, Shapes } from 'lucide-react';
import { changeMany, countText, removeMany } from '#client/sync/change-many.ts';
import { Button } from '#client/ui/button.tsx';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { businesses } from '#domains/business/businesses/data.ts';
import { businessesByName } from '#domains/business/businesses/parts/business-select.tsx';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import { recurringExpenses } from '#domains/money/recurring/data.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';

const noun = 'recurring expense';
const offered = (rows: readonly ExpenseCategory[]) =>
  rows
    .filter(({ isArchived }) => !isArchived)
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** What can be done with all recurring expenses that are selected; each deed has one undo. */
export function RecurringBulkBar({
  onExport,
  ...bar
}: BulkProps<RecurringExpense> & { onExport: () => void }) {
  const { selected, onClear } = bar;
  const categories = expenseCategories.useRows(offered);
  const all = businesses.useRows(businessesByName);
  const then = thenClearing(onClear);
  const done = (words: string) => countText(selected.length, noun, words);
  return (
    <BulkBar {...bar}>
      {categories.length > 0 ? (
        <BulkMenu
          label="Category"
          text="Category"
          icon={<Shapes />}
          items={categories.map(({ id, name }) => ({
            label: name,
            onSelect: then(() =>
              changeMany(
                recurringExpenses,
                selected,
                () => ({ expenseCategoryId: id }),
                done(`in ${name}`),
              ),
            ),
          }))}
        />
      ) : null}
      {all.length > 0 ? (
        <BulkMenu
          label="Business"
          text="Business"
          icon={<Briefcase />}
          items={all.map(({ id, name }) => ({
            label: name,
            onSelect: then(() =>
              changeMany(
                recurringExpenses,
                selected,
                () => ({ businessId: id }),
                done(`of ${name}`),
              ),
            ),
          }))}
        />
      ) : null}
      <Button variant="ghost" className="bulk-desk" icon={<Download />} onClick={onExport}>
        Export CSV
      </Button>
      <BulkDelete onDelete={then(() => removeMany(recurringExpenses, selected, noun))} />
    </BulkBar>
  );
}
