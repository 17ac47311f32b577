import { ArrowDownUp } from 'lucide-react';
import type { TableSort } from '#client/list/table-sort.ts';
import { Button } from '#client/ui/button.tsx';
import { Menu } from './menu.tsx';

interface SortMenuProps<Name extends string> {
  columns: readonly { name: Name; label: string }[];
  sort: TableSort<Name>;
  /** The column that is chosen already turns its direction round. */
  onSort: (by: Name) => void;
  className?: string;
}

/** Sorts a table where there is no room for the heads of all its columns. */
export function SortMenu<Name extends string>(props: SortMenuProps<Name>) {
  const { columns, sort, onSort, className } = props;
  const label = columns.find(({ name }) => name === sort.by)?.label ?? '';
  return (
    <Menu
      label="Sort"
      align="end"
      trigger={
        <Button
          size="sm"
          variant="ghost"
          className={className}
          icon={<ArrowDownUp />}
          aria-label={`Sort: ${label}${sort.isDescending ? ', descending' : ''}`}
        >
          {label}
        </Button>
      }
      items={[
        ...columns.map(({ name, label: word }) => ({
          label: word,
          checked: name === sort.by,
          onSelect: () => (name === sort.by ? undefined : onSort(name)),
        })),
        'separator' as const,
        {
          label: 'Descending',
          checked: sort.isDescending,
          onSelect: () => onSort(sort.by),
        },
      ]}
    />
  );
}
