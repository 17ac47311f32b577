import { useId } from 'react';
import { Select } from '#client/ui/menus/select.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import {
  columnRoleLabels,
  columnRoles,
  type ColumnRole,
  type Columns,
} from '#domains/money/expenses/import/reading/guess-columns.ts';
import type { ImportTable } from '#domains/money/expenses/import/reading/import-settings.ts';
import '#client/ui/rows/table.css';

interface FileColumnsProps {
  table: ImportTable;
  columns: Columns;
  onChange: (columns: Columns) => void;
}

const none = 'none';
const shownRows = 4;
const longestName = 32;

/** The first rows of a file as they stand there, and what each column is. */
export function FileColumns({ table, columns, onChange }: FileColumnsProps) {
  const id = useId();
  const { names, rows, leftOut } = table;
  const roleOf = (at: number) => columnRoles.find((role) => columns[role] === at);

  function choose(at: number, chosen: ColumnRole | typeof none): void {
    // What a column was before, and what was that before, are open again.
    const others = Object.entries(columns).filter(
      ([role, place]) => place !== at && role !== chosen,
    );
    onChange(Object.fromEntries(chosen === none ? others : [...others, [chosen, at]]));
  }
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title="What the columns are"
        note={
          leftOut > 0
            ? `${leftOut} ${leftOut === 1 ? 'row' : 'rows'} above the table left out`
            : null
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard. */}
      <div className="import-scroll" role="region" aria-label="First rows of the file" tabIndex={0}>
        <table className="table import-columns">
          <thead>
            <tr>
              {names.map((name, at) => (
                <th key={at} scope="col">
                  <span className="trunc block" title={name} dir="auto">
                    {name}
                  </span>
                  <Select<ColumnRole | typeof none>
                    size="sm"
                    label={`What ${name.slice(0, longestName)} is`}
                    value={roleOf(at) ?? none}
                    onChange={(role) => choose(at, role)}
                    options={[
                      { value: none, label: 'Left out' },
                      ...columnRoles.map((role) => ({
                        value: role,
                        label: columnRoleLabels[role],
                      })),
                    ]}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map(({ number, cells }) => (
              <tr key={number}>
                {names.map((_, at) => (
                  <td key={at} className={roleOf(at) ? undefined : 'faint'}>
                    <span className="trunc block" dir="auto">
                      {cells[at] ?? ''}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
