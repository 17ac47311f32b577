import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { ReadLine } from '#domains/money/expenses/import/reading/read-lines.ts';
import '#client/ui/rows/table.css';

interface LineTableProps {
  label: string;
  lines: readonly ReadLine[];
  base: string;
  formats: DayFormats;
  nameOf: (line: ReadLine) => string | null;
  /** Without it nothing can be ticked. */
  select?: {
    isChosen: (line: ReadLine) => boolean;
    onTick: (lines: readonly ReadLine[], isTicked: boolean) => void;
  };
  /** What is to be said of these rows. */
  children?: ReactNode;
}

const atOnce = 100;

/** Rows of a file as the expenses that they would be. */
export function LineTable({ label, lines, formats, nameOf, select, children }: LineTableProps) {
  const [shown, setShown] = useState(atOnce);
  const rest = lines.length - shown;
  const chosen = select ? lines.filter(select.isChosen).length : 0;
  if (lines.length === 0)
    return <p className="muted import-note">No row of this file is an expense.</p>;
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
            <th scope="col">Date</th>
            <th scope="col">Description</th>
            <th scope="col" className="import-wide">
              Category
            </th>
            <th scope="col" className="n">
              Amount
            </th>
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
              <td className="num one-line">{formatShortDate(line.spentOn, formats)}</td>
              <td className="import-title">
                <span className="trunc block" dir="auto">
                  {line.title}
                </span>
                {line.twin === null ? null : (
                  <small className="block xs faint">
                    {line.twin === 'stored' ? 'Is here already' : `As row ${line.twin}`}
                  </small>
                )}
              </td>
              <td className="import-wide">
                <span className="trunc block">{nameOf(line)}</span>
              </td>
              <td className="n">{formatMoney(line.amountMinor, line.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 ? (
        <Button variant="ghost" onClick={() => setShown(shown + 5 * atOnce)}>
          {`Show more of ${rest.toLocaleString('en')}`}
        </Button>
      ) : null}
    </>
  );
}
