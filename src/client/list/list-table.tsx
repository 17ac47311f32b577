import type { ReactNode } from 'react';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { countText } from '#client/words/count-text.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Button } from '#client/ui/button.tsx';
import type { BulkProps } from '#client/ui/rows/bulk-bar.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { RowCheck, SelectableTable } from '#client/ui/rows/row-select.tsx';
import { SortHead } from '#client/ui/rows/sort-head.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import type { ListColumn, ListTableState } from './use-list-table.tsx';
import '#client/ui/rows/table.css';
import './list-table.css';

interface ListTableProps<Row extends { id: string }> {
  table: ListTableState<Row>;
  /** 'affiliate link' */
  noun: string;
  /** What a row is called, as for its square. */
  nameOf: (row: Row) => string;
  failures: readonly FailedWrite[];
  /** What is said of all that are selected. */
  bulk: (props: BulkProps<Row>) => ReactNode;
  /** The one menu of a row. */
  menu: (row: Row) => ReactNode;
  rowClass?: (row: Row) => string | false | undefined;
  className?: string;
}

/** The rows of a list: sorted by their heads, selected by squares or X, gone through with J and K. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { table, noun, bulk, className } = props;
  const { element, columns, groups, sort, choose, selection, selected, total, showMore } = table;
  const unsynced = useUnsyncedIds();
  return (
    <SelectableTable
      isSelecting={selection.isSelecting}
      bar={selected.length > 0 ? bulk(selection.bulk) : null}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what opens its rows */}
      <table
        ref={element}
        className={classNames('table list-table', className)}
        onKeyDown={table.onKeyDown}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} column={column} sort={sort} onSort={choose} />
            ))}
            <th scope="col" className="list-more">
              <span className="sr">Actions</span>
            </th>
          </tr>
        </thead>
        {groups.map(({ key, head, rows }) => (
          <tbody key={key}>
            {head === null ? null : (
              <tr className="list-group">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {head}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.id} row={row} isUnsynced={unsynced.has(row.id)} {...props} />
            ))}
          </tbody>
        ))}
      </table>
      {showMore ? (
        <Button variant="ghost" onClick={showMore}>
          {`Show more of ${countText(total, noun)}`}
        </Button>
      ) : null}
    </SelectableTable>
  );
}

interface HeadProps<Row extends { id: string }> extends Pick<ListTableState<Row>, 'sort'> {
  column: ListColumn<Row>;
  onSort: (by: string) => void;
}

function Head<Row extends { id: string }>({ column, sort, onSort }: HeadProps<Row>) {
  const { name, label, value } = column;
  const className = classOf(column);
  if (!value)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  return (
    <SortHead name={name} className={className} sort={sort} onSort={onSort}>
      {label}
    </SortHead>
  );
}

interface RowProps<Row extends { id: string }> extends ListTableProps<Row> {
  row: Row;
  isUnsynced: boolean;
}

function Row<Row extends { id: string }>(props: RowProps<Row>) {
  const { row, isUnsynced, table, nameOf, failures, menu, rowClass } = props;
  const { columns, selection, canSelect } = table;
  const failure = failures.find(({ id }) => id === row.id);
  const [first, ...others] = columns;
  return (
    <tr
      data-row-id={row.id}
      className={classNames(
        failure && 'is-failed',
        selection.has(row.id) && 'is-selected',
        rowClass?.(row),
      )}
    >
      <td className={first && classOf(first)}>
        <div className="list-name row">
          {canSelect ? <RowCheck id={row.id} name={nameOf(row)} selection={selection} /> : null}
          {first?.cell(row)}
          <WriteState isUnsynced={isUnsynced} failure={failure} />
        </div>
      </td>
      {others.map((column) => (
        <td key={column.name} className={classOf(column)}>
          {column.cell(row) ?? <span className="faint">–</span>}
        </td>
      ))}
      <td className="list-more">{menu(row)}</td>
    </tr>
  );
}

function classOf<Row>({ isNumber, className }: ListColumn<Row>): string | undefined {
  return classNames(isNumber && 'n', className);
}
