import type { ClipboardEvent, KeyboardEvent } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { ageNames, numberLabels } from '#domains/making/content/metrics/rules.ts';
import type { NumberName } from '#domains/making/content/metrics/schema.ts';
import { moveInGrid } from './grid-keys.ts';
import { type Cells, cellText } from './number-cells.ts';
import { problemIn, type Typed } from './number-drafts.ts';
import type { NumbersRow } from './posted-posts.ts';

/** What each cell of the grid is given. */
export interface CellProps {
  row: NumbersRow;
  /** The row's place in the grid. */
  at: number;
  cells: Cells | undefined;
  onType: (typed: readonly Typed[]) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** One number of a post: typed like in a spreadsheet, taken back by Escape. */
export function NumberInput(props: CellProps & { name: NumberName; id?: string }) {
  const { row, at, cells, onType, onPaste, name, id } = props;
  const stored = cellText(row.metric?.[name]);
  const problem = problemIn(cells, name);
  const type = (text: string) => onType([{ row, name, text }]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') type(stored);
    else moveInGrid(event);
  }
  return (
    <input
      id={id}
      data-at={at}
      data-name={name}
      className={classNames('number-cell', (cells?.[name] ?? stored) !== stored && 'is-typed')}
      aria-label={`${numberLabels[name].label} of ${row.item.title}, ${ageNames[row.age]}`}
      aria-invalid={problem !== undefined}
      title={problem}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      value={cells?.[name] ?? stored}
      onChange={({ target }) => type(target.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
}
