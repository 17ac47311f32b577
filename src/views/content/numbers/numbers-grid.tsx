import { type ClipboardEvent, type Ref, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { numberLabels } from '#domains/making/content/metrics/rules.ts';
import { numberNames } from '#domains/making/content/metrics/schema.ts';
import { pastedCells, readNumber } from './number-cells.ts';
import type { Said } from './number-input.tsx';
import { FormRow, GridRow } from './numbers-row.tsx';
import type { NumbersRow } from './posted-posts.ts';
import '#client/ui/rows/table.css';
import './numbers-grid.css';

interface NumbersGridProps {
  ref: Ref<HTMLDivElement>;
  rows: readonly NumbersRow[];
  formats: DayFormats;
  canEdit: boolean;
  /** Why nothing can be saved at the moment. */
  problem: string | undefined;
  onSay: (said: readonly Said[]) => void;
  /** Copied cells that all are numbers; some of them found no cell. */
  onPaste: (said: readonly Said[], outside: number) => void;
  /** Of the copied cells one is no number, so that none of them counts. */
  onRefuse: (why: string) => void;
}

const pageSize = 40;

/** The numbers of posts, typed or pasted as into a spreadsheet; on a phone as forms. */
export function NumbersGrid(props: NumbersGridProps) {
  const { ref, rows, formats, canEdit, problem, onSay, onRefuse } = props;
  const isPhone = useIsPhone();
  const [room, setRoom] = useState(pageSize);
  const listed = rows.slice(0, room);

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const { at, name: column } = event.currentTarget.dataset;
    const name = numberNames.find((one) => one === column);
    if (!name) return;
    const from = { row: Number(at), name, rows: listed.length };
    const pasted = pastedCells(event.clipboardData.getData('text'), from);
    if (!pasted) return;
    event.preventDefault();
    if (problem) return onRefuse(problem);
    const said: Said[] = [];
    for (const { row: down, name: cell, text } of pasted.changes) {
      const row = listed[down];
      const value = readNumber(cell, text);
      if (!row) continue;
      if (typeof value === 'object' && value)
        return onRefuse(
          `“${text}” for ${numberLabels[cell].label} of ${row.item.title}: ${value.error}. Nothing was pasted.`,
        );
      said.push({ row, name: cell, value });
    }
    props.onPaste(said, pasted.outside);
  }
  const rowProps = (row: NumbersRow, at: number) => ({
    ...{ row, at, formats, canEdit, problem, onSay, onPaste },
  });
  return (
    <div ref={ref} data-grid>
      {isPhone ? (
        <ul className="numbers-cards" aria-label="Numbers of posts">
          {listed.map((row, at) => (
            <FormRow key={row.key} {...rowProps(row, at)} />
          ))}
        </ul>
      ) : (
        // A keyboard scrolls what it can focus, and the cells are that.
        <div className="numbers-scroll">
          <table className="table numbers-table" aria-label="Numbers of posts">
            <thead>
              <tr>
                <th scope="col">Post</th>
                <th scope="col">Age</th>
                {numberNames.map((name) => (
                  <th key={name} scope="col" className="n" title={numberLabels[name].label}>
                    {numberLabels[name].short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.map((row, at) => (
                <GridRow key={row.key} {...rowProps(row, at)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > room ? (
        <Button variant="ghost" onClick={() => setRoom(room + pageSize)}>
          {`Show ${Math.min(pageSize, rows.length - room)} more`}
        </Button>
      ) : null}
    </div>
  );
}
