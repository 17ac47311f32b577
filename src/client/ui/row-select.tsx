import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowSelection } from '#client/use-row-selection.ts';
import { IconButton } from './button.tsx';
import { Check } from './check.tsx';
import { classNames } from './class-names.ts';
import { useIsPhone } from './use-media.ts';
import './row-select.css';

/** A table of which rows can be selected; the bar for them stands over it, and stays in sight. */
export function SelectableTable({
  isSelecting,
  bar,
  children,
}: {
  isSelecting: boolean;
  bar: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classNames('row-select', isSelecting && 'is-selecting')}>
      <div className="bulk-dock">{bar}</div>
      {children}
    </div>
  );
}

/** The square of a row, in its first cell: beside the table, on phones before what the cell says. */
export function RowCheck({
  id,
  name,
  selection,
}: {
  id: string;
  name: string;
  selection: RowSelection;
}) {
  return (
    <Check
      square
      className="row-check"
      label={`Select ${name}`}
      checked={selection.has(id)}
      onChange={() => undefined}
      onClick={(event) => selection.select(id, event.shiftKey)}
    />
  );
}

/** The head over the menus of rows; on phones it brings their squares out. */
export function ActionsHead({
  what,
  className,
  selection,
}: {
  /** What the rows are: 'brands'. */
  what: string;
  className: string;
  selection: RowSelection | undefined;
}) {
  const isPhone = useIsPhone();
  return (
    <th scope="col" className={className}>
      <span className="sr">Actions</span>
      {isPhone && selection ? (
        <IconButton
          size="sm"
          tooltip={false}
          label={`Select ${what}`}
          icon={<CheckCheck />}
          aria-pressed={selection.isSelecting}
          onClick={selection.toggle}
        />
      ) : null}
    </th>
  );
}
