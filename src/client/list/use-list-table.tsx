import { ArrowDownUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusStays } from '#client/ui/rows/use-focus-stays.ts';
import { useTableKeys } from './table-keys.ts';
import { sortedBy, type TableSort, useTableSort } from './table-sort.ts';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import { useIsNarrow, useIsTight } from '#client/ui/base/use-media.ts';
import { useWalkedLists } from '#client/record/walked-lists.ts';
import { useRowSelection } from './use-row-selection.ts';
import { selectItem } from './select-item.tsx';
import { useRowsAtOnce } from '#client/ui/rows/use-rows-at-once.ts';

/** One column of a list: what it shows of a row, and what it sorts by. */
export interface ListColumn<Row> {
  /** Its name in what is remembered of the sort. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Without it nobody can sort by it, as a percentage beside an amount. */
  value?: (row: Row) => string | number | null;
  /** Figures and amounts: at the right, in figures of one width. */
  isNumber?: boolean;
  /** Where there is little room it goes, and what it says stands in the first column. */
  isWide?: boolean;
  /** Shown only where there is much room: beside the sidebar of a small laptop the names need it. */
  isWidest?: boolean;
  className?: string | undefined;
}

/** Rows under a heading. */
export interface ListGroup<Row> {
  key: string;
  head: ReactNode;
  rows: readonly Row[];
}

interface TableOptions<Row> {
  /** Under which the sort is remembered: 'affiliate-links'. */
  name: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  first: TableSort<string>;
  /** Whether rows can be selected. */
  canSelect: boolean;
  groups?: ((sorted: readonly Row[]) => readonly ListGroup<Row>[]) | undefined;
}

const most = 200;

/** The state of a table: its order, what is selected, how many rows are shown. */
export function useListTable<Row extends { id: string }>(options: TableOptions<Row>) {
  const { name, rows, columns: all, first, canSelect, groups } = options;
  const element = useRef<HTMLTableElement>(null);
  const { move, onKeyDown } = useTableKeys(element);
  const isNarrow = useIsNarrow();
  const isTight = useIsTight();
  const columns = all.filter(
    ({ isWide, isWidest }) => !(isNarrow && isWide) && !(isTight && isWidest),
  );
  const sorting = all.filter(({ value }) => value);
  const names = sorting.map((column) => column.name);
  const [chosen, choose] = useTableSort(name, names, first);
  // The other way to look at the list may have a column more.
  const sort = names.includes(chosen.by) ? chosen : first;
  const valueOf = sorting.find((column) => column.name === sort.by)?.value;
  const sorted = valueOf ? sortedBy(rows, valueOf, sort.isDescending) : rows;
  const grouped = groups?.(sorted) ?? [{ key: 'all', head: null, rows: sorted }];
  const [limit, setLimit] = useState(most);
  const inOrder = grouped.flatMap((group) => group.rows);
  const listed = inOrder.slice(0, useRowsAtOnce(element, inOrder, { name, limit }));
  useWalkedLists([{ rows: listed, place: name.replaceAll('-', ' ') }]);
  useFocusStays({
    list: element,
    ids: listed.map(({ id }) => id),
    name: 'row-id',
    onMove: (id, how) =>
      element.current
        ?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"] [data-row]`)
        ?.focus(how),
  });
  const selection = useRowSelection(element, inOrder, canSelect);
  const arrange: MenuProps['items'] = [
    ...(canSelect && rows.length > 0
      ? [selectItem(selection.isSelecting, selection.toggle), 'separator' as const]
      : []),
    { group: 'Sort by' },
    ...sorting.map(({ name: by, label }) => ({
      label,
      checked: by === sort.by,
      onSelect: () => (by === sort.by ? undefined : choose(by)),
    })),
    {
      label: 'Descending',
      icon: <ArrowDownUp />,
      checked: sort.isDescending,
      onSelect: () => choose(sort.by),
    },
  ];
  return {
    ...{ element, columns, isNarrow, sort, choose, selection, canSelect, arrange, move, onKeyDown },
    groups: shownOf(grouped, new Set(listed)),
    selected: selection.selected,
    total: rows.length,
    showMore: limit < rows.length ? () => setLimit(limit + most) : undefined,
  };
}

export type ListTableState<Row extends { id: string }> = ReturnType<typeof useListTable<Row>>;

function shownOf<Row>(groups: readonly ListGroup<Row>[], shown: ReadonlySet<Row>) {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => shown.has(row)) }))
    .filter(({ rows }) => rows.length > 0);
}
