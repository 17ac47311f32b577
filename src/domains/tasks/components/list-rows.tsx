import type { KeyboardEventHandler, ReactElement, RefObject } from 'react';
import { ManyRows } from './many-rows.tsx';

interface ListRowsProps {
  ref: RefObject<HTMLOListElement | null>;
  label: string;
  rows: readonly ReactElement[];
  onKeyDown: KeyboardEventHandler<HTMLElement>;
}

const most = 100;

/** The rows of a day; beyond a hundred only those in sight are on the page. */
export function ListRows({ ref, label, rows, onKeyDown }: ListRowsProps) {
  return (
    // The keys are those of the rows' own buttons, gathered in one place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={ref} className="tasks" aria-label={label} onKeyDown={onKeyDown}>
      {rows.length > most ? <ManyRows list={ref} rows={rows} /> : rows}
    </ol>
  );
}
