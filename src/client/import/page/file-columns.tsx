import { useId } from 'react';
import { Select } from '#client/ui/menus/select.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { Columns, ImportTable } from '#client/import/reading/find-table.ts';
import '#client/ui/rows/table.css';

interface FileColumnsProps<Role extends string> {
  table: ImportTable;
  columns: Columns<Role>;
  /** What a column can be, and how that reads. */
  roles: readonly Role[];
  labels: Readonly<Record<Role, string>>;
  onChange: (columns: Columns<Role>) => void;
}

const none = 'none';
const shownRows = 4;
const longestName = 32;

/** The first rows of a file as they stand there, and what each column is. */
export function FileColumns<Role extends string>(props: FileColumnsProps<Role>) {
  const { table, columns, roles, labels, onChange } = props;
  const id = useId();
  const { names, rows, leftOut } = table;
  const roleOf = (at: number) => roles.find((role) => columns[role] === at);

  function choose(at: number, chosen: Role | typeof none): void {
    // What a column was before, and what was that before, are open again.
    const others = Object.entries(columns).filter(
      ([role, place]) => place !== at && role !== chosen,
    );
    const next = chosen === none ? others : [...others, [chosen, at]];
    // `fromEntries` forgets the names, which were roles.
    onChange(Object.fromEntries(next) as Columns<Role>);
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
                  <Select<Role | typeof none>
                    size="sm"
                    label={`What ${name.slice(0, longestName)} is`}
                    value={roleOf(at) ?? none}
                    onChange={(role) => choose(at, role)}
                    options={[
                      { value: none, label: 'Left out' },
                      ...roles.map((role) => ({ value: role, label: labels[role] })),
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
