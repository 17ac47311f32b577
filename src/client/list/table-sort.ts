import { useState } from 'react';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';

/** By which column a table is sorted, and in which direction. */
export interface TableSort<Name extends string> {
  by: Name;
  isDescending: boolean;
}

/** How this user sorted a table last on this device; choosing the same column again turns it round. */
export function useTableSort<Name extends string>(
  table: string,
  names: readonly Name[],
  first: TableSort<Name>,
): [TableSort<Name>, (by: Name) => void] {
  const key = ofUser(`${table}.sort`);
  const [sort, setSort] = useState(() => stored(key, names) ?? first);
  function choose(by: Name) {
    const next = { by, isDescending: sort.by === by ? !sort.isDescending : false };
    setSort(next);
    remember(key, `${next.by} ${next.isDescending ? 'down' : 'up'}`);
  }
  return [sort, choose];
}

function stored<Name extends string>(
  key: string,
  names: readonly Name[],
): TableSort<Name> | undefined {
  const [word, direction] = remembered(key)?.split(' ') ?? [];
  const by = names.find((name) => name === word);
  return by && { by, isDescending: direction === 'down' };
}

type Value = string | number | null;

/** Rows by one value of each, in either direction; those without it come last both times. */
export function sortedBy<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  isDescending: boolean,
): Row[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    return direction * String(a).localeCompare(String(b));
  });
}
