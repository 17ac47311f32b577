import { Briefcase, Check, Download, HandCoins, Shapes } from 'lucide-react';
import { changeMany, countText, removeMany, tagMany } from '#client/sync/change-many.ts';
import { tagsInUse } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  BulkTags,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { businesses } from '#domains/business/businesses/data.ts';
import { businessesByName } from '#domains/business/businesses/parts/business-select.tsx';
import {
  type CategoryChoice,
  useCategoryChoices,
} from '#domains/money/expenses/categories/category-choices.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { reimburse } from '#domains/money/expenses/panel/expense-actions.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';

interface ExpenseBulkBarProps extends BulkProps<Expense> {
  today: string;
  onExport: () => void;
}

const noun = 'expense';
/** What can be done with all expenses that are selected; each deed has one undo. */
export function ExpenseBulkBar({ today, onExport, ...bar }: ExpenseBulkBarProps) {
  const { selected, onClear } = bar;
  const categories = useCategoryChoices();
  const tags = expenses.useRows(tagsInUse).toSorted();
  const all = businesses.useRows(businessesByName);
  const then = thenClearing(onClear);
  const done = (words: string) => countText(selected.length, noun, words);
  function categorise(category: CategoryChoice) {
    const { name, isDeductibleDefault, businessUseDefaultPercent, choose } = category;
    const fields = {
      expenseCategoryId: choose(),
      isDeductible: isDeductibleDefault,
      businessUsePercent: businessUseDefaultPercent,
    };
    changeMany(expenses, selected, () => fields, done(`in ${name}`));
  }
  return (
    <BulkBar {...bar}>
      <BulkMenu
        label="Category"
        text="Category"
        icon={<Shapes />}
        items={categories.map((category) => ({
          label: category.name,
          onSelect: then(() => categorise(category)),
        }))}
      />
      {all.length > 0 ? (
        <BulkMenu
          label="Business"
          text="Business"
          icon={<Briefcase />}
          items={all.map(({ id, name }) => ({
            label: name,
            onSelect: then(() =>
              changeMany(expenses, selected, () => ({ businessId: id }), done(`of ${name}`)),
            ),
          }))}
        />
      ) : null}
      <BulkMenu
        label="Money back"
        text="Money back"
        icon={<HandCoins />}
        items={[
          {
            label: 'To claim',
            onSelect: then(() => reimburse(selected, 'to_claim', today, 'to be claimed')),
          },
          {
            label: 'Claimed',
            onSelect: then(() => reimburse(selected, 'claimed', today, 'claimed')),
          },
          {
            label: 'Reimbursed',
            onSelect: then(() => reimburse(selected, 'reimbursed', today, 'reimbursed')),
          },
          {
            label: 'Nobody pays it back',
            onSelect: then(() => reimburse(selected, 'none', today, 'not claimed')),
          },
        ]}
      />
      {selected.some(({ status }) => status === 'draft') ? (
        <Button
          variant="ghost"
          icon={<Check />}
          onClick={then(() =>
            changeMany(
              expenses,
              selected,
              () => ({ status: 'confirmed' as const }),
              done('confirmed'),
            ),
          )}
        >
          Confirm
        </Button>
      ) : null}
      <BulkTags tags={tags} onTag={(tag) => then(() => tagMany(expenses, selected, tag, noun))} />
      <Button variant="ghost" className="bulk-desk" icon={<Download />} onClick={onExport}>
        Export CSV
      </Button>
      <BulkDelete onDelete={then(() => removeMany(expenses, selected, noun))} />
    </BulkBar>
  );
}
