import { keepSame } from '#client/sync/keep-same.ts';
import { type Change, changeOf } from './change-of.ts';

/** Rows by what they belong under, each in the order in which it came there. */
export type Groups<R> = ReadonlyMap<string, readonly R[]>;

interface Named {
  id: string;
}

/** Where more rows than these have changed all are put under their keys anew. */
const fewRows = 200;

/**
 * A selector that puts rows under their keys, tasks under their days say. It is asked again after
 * each change of one row among thousands: then only what stands under the keys of that row is made
 * anew, and all other groups stay the same arrays.
 */
export function groupedBy<R extends Named>(
  keysOf: (row: R) => readonly string[],
): (rows: readonly R[]) => Groups<R> {
  let last: { rows: readonly R[]; groups: Groups<R> } = { rows: [], groups: new Map() };
  return (rows) => {
    if (rows === last.rows) return last.groups;
    const change = changeOf(last.rows, rows);
    const isSmall = last.rows.length > 0 && change.gone.length + change.come.length <= fewRows;
    const groups = isSmall ? withChange(last.groups, change, keysOf) : anew(rows, keysOf);
    last = { rows, groups };
    return groups;
  };
}

function withChange<R extends Named>(
  before: Groups<R>,
  { gone, come }: Change<R>,
  keysOf: (row: R) => readonly string[],
): Groups<R> {
  const groups = new Map(before);
  for (const key of new Set([...gone, ...come].flatMap(keysOf))) {
    const known = before.get(key) ?? [];
    const coming = new Map(
      come.flatMap((row) => (keysOf(row).includes(key) ? [[row.id, row]] : [])),
    );
    const rows = [...known];
    for (const row of gone) {
      const at = rows.indexOf(row);
      if (at < 0) continue;
      // What has only changed keeps its place.
      const changed = coming.get(row.id);
      coming.delete(row.id);
      rows.splice(at, 1, ...(changed ? [changed] : []));
    }
    rows.push(...coming.values());
    if (rows.length > 0) groups.set(key, keepSame(known, rows));
    else groups.delete(key);
  }
  return groups;
}

function anew<R>(rows: readonly R[], keysOf: (row: R) => readonly string[]): Groups<R> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  }
  return groups;
}
