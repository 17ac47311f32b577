import { dayOrders, readDay } from './read-days.ts';
import type { TableRow } from './read-table.ts';

/** The table of a file: what its columns are called, and its rows. */
export interface ImportTable {
  names: readonly string[];
  rows: readonly TableRow[];
  /** What stands above it. */
  leftOut: number;
}

/** How many rows are looked at to understand a file. */
export const sampled = 200;

/** Where in a file its table begins, and whether its first row names the columns. */
export function findTable(rows: readonly TableRow[]): { from: number; hasNames: boolean } {
  const looked = rows.slice(0, sampled);
  const widths = new Map<number, number>();
  for (const { cells } of looked)
    if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const [width = 1] = [...widths].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  const from = Math.max(
    0,
    // Banks put the owner and the period of an account above the table.
    looked.findIndex(({ cells }) => cells.length >= width && filled(cells) > width / 2),
  );
  const first = rows[from]?.cells ?? [];
  const hasNames =
    first.some((cell) => /[\p{L}]{2}/u.test(cell)) &&
    !first.some(
      (cell) => isDay(cell) || /^[-+(]?[^\p{L}]*\d[\d.,]*[.,]\d\d\)?$/u.test(cell.trim()),
    );
  return { from, hasNames };
}

/** Whether a cell names a day, in whatever order. */
export const isDay = (cell: string) => dayOrders.some((order) => readDay(cell, order) !== null);
const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

/** The table in the rows of a file; columns without a name are counted. */
export function tableOf(rows: readonly TableRow[], hasNames: boolean): ImportTable {
  const { from } = findTable(rows);
  const first = rows[from]?.cells ?? [];
  const body = rows.slice(hasNames ? from + 1 : from);
  const width = Math.max(first.length, ...body.slice(0, sampled).map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, at) => {
    const name = hasNames ? (first[at] ?? '').trim() : '';
    return name || `Column ${at + 1}`;
  });
  return { names, rows: body, leftOut: from };
}

/** The place of each column that is read, by what it is. */
export type Columns<Role extends string> = Partial<Record<Role, number>>;

/** What each column is by its name: the first of the roles takes first, by its surest pattern. */
export function columnsByName<Role extends string>(
  names: readonly string[],
  heads: Readonly<Record<Role, readonly RegExp[]>>,
  order: readonly Role[],
): Columns<Role> {
  const columns: Columns<Role> = {};
  const taken = new Set<number>();
  const words = names.map(plain);
  for (const role of order)
    for (const pattern of heads[role]) {
      const at = words.findIndex((name, place) => !taken.has(place) && pattern.test(name));
      if (at < 0 || columns[role] !== undefined) continue;
      columns[role] = at;
      taken.add(at);
    }
  return columns;
}

// The letters of a name without their accents.
function plain(name: string): string {
  return name.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
