import type { ReactNode } from 'react';
import type { RowSelection } from '#client/list/use-row-selection.ts';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
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
