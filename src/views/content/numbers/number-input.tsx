import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useSavedText } from '#client/record/saved-text.ts';
import { ageNames, numberLabels } from '#domains/making/content/metrics/rules.ts';
import type { NumberName } from '#domains/making/content/metrics/schema.ts';
import { moveInGrid } from './grid-keys.ts';
import { cellText, readNumber } from './number-cells.ts';
import type { NumbersRow } from './posted-posts.ts';

/** A number that somebody left in a cell. */
export interface Said {
  row: NumbersRow;
  name: NumberName;
  value: number | null;
}

/** What each cell of the grid is given. */
export interface CellProps {
  row: NumbersRow;
  /** The row's place in the grid. */
  at: number;
  /** Why nothing can be saved at the moment. */
  problem: string | undefined;
  onSay: (said: readonly Said[]) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** One number of a post: typed like in a spreadsheet, saved as it is left, taken back by Escape. */
export function NumberInput(props: CellProps & { name: NumberName; id: string }) {
  const { row, at, problem, onSay, onPaste, name, id } = props;
  const value = row.metric?.[name] ?? null;
  const { control, error } = useSavedText<number | null>({
    value,
    text: cellText(value),
    read: (typed) => {
      const number = readNumber(name, typed);
      if (typeof number === 'object' && number) return number;
      return problem ? { error: problem } : { value: number };
    },
    onSave: (next) => onSay([{ row, name, value: next }]),
  });
  const noteId = `${id}-note`;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Leaving a cell saves it already.
    if (!moveInGrid(event)) control.onKeyDown(event);
  }
  return (
    <span className="block placed">
      <input
        {...control}
        id={id}
        data-at={at}
        data-name={name}
        className="number-cell"
        aria-label={`${numberLabels[name].label} of ${row.item.title}, ${ageNames[row.age]}`}
        aria-invalid={error !== undefined}
        aria-describedby={error ? noteId : undefined}
        inputMode="decimal"
        placeholder="–"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {error ? (
        <span id={noteId} role="alert" className="number-error">
          {error}
        </span>
      ) : null}
    </span>
  );
}
