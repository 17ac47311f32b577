import { Select } from '#client/ui/menus/select.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { categoryCalled } from '#domains/money/expenses/panel/expense-actions.ts';
import { expenseCategories } from './data.ts';
import { starterCategories } from './rules.ts';
import type { ExpenseCategory } from './schema.ts';

const none = 'none';

const byOrder = (rows: readonly ExpenseCategory[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

interface CategorySelectProps {
  value: string | null;
  onChange: (expenseCategoryId: string | null) => void;
}

/**
 * Chooses what kind of expense it is, or none. The starter set is offered as long as nobody has made
 * categories of those names; one that is chosen is made.
 */
export function CategorySelect({ value, onChange }: CategorySelectProps) {
  const all = expenseCategories.useRows(byOrder);
  const offered = all.filter(({ id, isArchived }) => !isArchived || id === value);
  const names = new Set(all.map(({ name }) => name.toLowerCase()));
  const starters = starterCategories.filter(({ name }) => !names.has(name.toLowerCase()));
  return (
    <Select
      label="Category"
      value={value ?? none}
      onChange={(chosen) => {
        const starter = starters.find(({ name }) => name === chosen);
        onChange(chosen === none ? null : starter ? categoryCalled(starter.name) : chosen);
      }}
      options={[
        { value: none, label: 'No category' },
        ...offered.map(({ id, name, color }) => ({
          value: id,
          label: name,
          icon: <ColorDot color={color} />,
        })),
        ...starters.map(({ name, color }) => ({
          value: name,
          label: name,
          icon: <ColorDot color={color} />,
        })),
      ]}
    />
  );
}
