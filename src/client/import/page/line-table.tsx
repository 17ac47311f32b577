import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { numberText } from '#shared/words/number-text.ts';
import '#client/ui/rows/table.css';

/** A row of a file that can come in. */
export interface ImportLine {
  /** Its number in the file. */
  number: number;
  title: string;
  /** Where the same is already: among what is stored, or in this row of the file. */
  twin: 'stored' | number | null;
  /** What it adds to that: 'Another watch, Mar 3'. */
  adds?: string | undefined;
  /** What of it does not come in, though the row does: '“11” is no rating out of 10'. */
  note?: string | undefined;
}

/** A column of what rows would be; their title has one of its own. */
export interface LineColumn<L> {
  label: string;
  cell: (line: L) => ReactNode;
  /** 'n' of numbers, 'import-wide' of what has no room on phones. */
  className?: string;
  /** Stands before the title. */
  isBefore?: boolean;
}

interface LineTableProps<L extends ImportLine> {
  label: string;
  lines: readonly L[];
  columns: readonly LineColumn<L>[];
  titleLabel: string;
  /** Said where there are none: 'No row of this file is an expense.' */
  noneText: string;
  /** Without it nothing can be ticked. */
  select?: {
    isChosen: (line: L) => boolean;
    onTick: (lines: readonly L[], isTicked: boolean) => void;
  };
  /** What is to be said of these rows. */
  children?: ReactNode;
}

const atOnce = 100;

/** Rows of a file as what they would be. */
export function LineTable<L extends ImportLine>(props: LineTableProps<L>) {
  const { label, lines, columns, titleLabel, noneText, select, children } = props;
  const before = columns.filter(({ isBefore }) => isBefore);
  const after = columns.filter(({ isBefore }) => !isBefore);
  const [shown, setShown] = useState(atOnce);
  const rest = lines.length - shown;
  const chosen = select ? lines.filter(select.isChosen).length : 0;
  if (lines.length === 0) return <p className="muted import-note">{noneText}</p>;
  return (
    <>
      {children ? <p className="muted sm import-note">{children}</p> : null}
      <table className="table import-lines" aria-label={label}>
        <thead>
          <tr>
            {select ? (
              <th scope="col" className="import-tick">
                <Check
                  square
                  size="sm"
                  label={chosen === lines.length ? 'Leave all out' : 'Take all'}
                  checked={chosen === lines.length}
                  mixed={chosen > 0 && chosen < lines.length}
                  onChange={(isTicked) => select.onTick(lines, isTicked)}
                />
              </th>
            ) : null}
            <th scope="col" className="import-row-number">
              Row
            </th>
            <Heads columns={before} />
            <th scope="col">{titleLabel}</th>
            <Heads columns={after} />
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line) => (
            <tr key={line.number}>
              {select ? (
                <td>
                  <Check
                    square
                    size="sm"
                    label={`Take row ${line.number}, ${line.title}`}
                    checked={select.isChosen(line)}
                    onChange={(isTicked) => select.onTick([line], isTicked)}
                  />
                </td>
              ) : null}
              <td className="num faint import-row-number">{line.number}</td>
              <Cells columns={before} line={line} />
              <td className="import-title">
                <span className="trunc block" dir="auto">
                  {line.title}
                </span>
                {line.twin === null ? null : (
                  <small className="block xs faint">
                    {line.adds ??
                      (line.twin === 'stored' ? 'Is here already' : `As row ${line.twin}`)}
                  </small>
                )}
                {line.note ? <small className="block xs late">{line.note}</small> : null}
              </td>
              <Cells columns={after} line={line} />
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 ? (
        <Button variant="ghost" onClick={() => setShown(shown + 5 * atOnce)}>
          {`Show more of ${numberText(rest)}`}
        </Button>
      ) : null}
    </>
  );
}

function Heads<L>({ columns }: { columns: readonly LineColumn<L>[] }) {
  return columns.map(({ label, className }) => (
    <th key={label} scope="col" className={className}>
      {label}
    </th>
  ));
}

function Cells<L>({ columns, line }: { columns: readonly LineColumn<L>[]; line: L }) {
  return columns.map(({ label, className, cell }) => (
    <td key={label} className={className}>
      {cell(line)}
    </td>
  ));
}
