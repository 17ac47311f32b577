import { Select } from '#client/ui/menus/select.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { useCategoryChoices } from './category-choices.ts';

const none = 'none';

interface CategorySelectProps {
  value: string | null;
  onChange: (expenseCategoryId: string | null) => void;
}

/**
 * Chooses what kind of expense it is, or none. The starter set is offered as long as nobody has made
 * categories of those names; one that is chosen is made.
 */
export function CategorySelect({ value, onChange }: CategorySelectProps) {
  const choices = useCategoryChoices(value);
  return (
    <Select
      label="Category"
      value={value ?? none}
      onChange={(chosen) => onChange(choices.find((one) => one.value === chosen)?.choose() ?? null)}
      options={[
        { value: none, label: 'No category' },
        ...choices.map((one) => ({
          value: one.value,
          label: one.name,
          icon: <ColorDot color={one.color} />,
        })),
      ]}
    />
  );
}
