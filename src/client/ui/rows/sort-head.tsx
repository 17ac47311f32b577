import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TableSort } from '#client/list/table-sort.ts';
import './table.css';

interface SortHeadProps<Name extends string> {
  name: Name;
  sort: TableSort<Name>;
  onSort: (name: Name) => void;
  className?: string;
  children: ReactNode;
}

/** The head of a column that sorts its table; once more turns it round. */
export function SortHead<Name extends string>({
  name,
  sort,
  onSort,
  className,
  children,
}: SortHeadProps<Name>) {
  const isSorted = sort.by === name;
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className="sort-head" onClick={() => onSort(name)}>
        {children}
        {isSorted ? <Arrow aria-hidden="true" /> : null}
      </button>
    </th>
  );
}
