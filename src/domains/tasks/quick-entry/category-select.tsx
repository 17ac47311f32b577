import { Select } from '#client/ui/menus/select.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';

interface CategorySelectProps {
  options: readonly Category[];
  value: string | undefined;
  onChange: (id: string) => void;
}

/** Chooses a category within a bar. */
export function CategorySelect({ options, value, onChange }: CategorySelectProps) {
  return (
    <Select
      quiet
      label="Category"
      className="quick-select"
      value={value}
      onChange={onChange}
      options={options.map(({ id, name, color }) => ({
        value: id,
        label: name,
        icon: <ColorDot color={color} />,
      }))}
      placeholder="Category"
    />
  );
}
