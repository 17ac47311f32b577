import { safeParse } from 'zod/mini';
import { readCopied } from '#client/ui/rows/read-csv.ts';
import {
  type NumberName,
  numberFields,
  numberNames,
} from '#domains/making/content/metrics/schema.ts';
import { numberText } from '#shared/words/number-text.ts';

const none = /^(?:[-–—]|n\/a)$/i;

/** How a number stands in its cell. */
export function cellText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : numberText(value);
}

/** What was typed: '12,345', '1.2K', '0:34' or '45.6%'; null for a blank, a sentence if it is none. */
export function readNumber(name: NumberName, text: string): number | null | { error: string } {
  const plain = text.replaceAll(/[\s'’\u00A0]/g, '');
  if (plain === '' || none.test(plain)) return null;
  const value = readers[name]?.(plain) ?? readCount(plain);
  const checked = safeParse(numberFields[name], value ?? plain);
  return checked.success
    ? checked.data
    : { error: checked.error.issues[0]?.message ?? 'Use a number' };
}

const readers: Partial<Record<NumberName, (plain: string) => number | undefined>> = {
  watchSecondsAvg: (plain) => rounded(readSeconds(plain), 1),
  completionPercent: (plain) => rounded(readDecimal(plain.replace(/%$/, '')), 2),
};

// '12.345' and '12,345' are thousands: of people there are no parts.
function readCount(plain: string): number | undefined {
  const [, short = '', unit = ''] = /^(.*?)([kmb])$/i.exec(plain) ?? [];
  const size = { k: 1e3, m: 1e6, b: 1e9 }[unit.toLowerCase()];
  const decimal = size ? readDecimal(short) : undefined;
  if (size && decimal !== undefined) return Math.round(decimal * size);
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain) ? plain.replaceAll(/[.,]/g, '') : plain;
  return /^-?\d+(?:[.,]0+)?$/.test(grouped) ? Number.parseInt(grouped, 10) : undefined;
}

function readSeconds(plain: string): number | undefined {
  const parts = plain
    .replace(/s(?:ec)?$/i, '')
    .split(':')
    .map(readDecimal);
  return parts.reduce<number | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum * 60 + part),
    parts.length > 3 ? undefined : 0,
  );
}

function readDecimal(plain: string): number | undefined {
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

function rounded(value: number | undefined, decimals: number): number | undefined {
  return value === undefined ? undefined : Number(value.toFixed(decimals));
}

/** One cell of the grid: which row, which column, and what it is to hold. */
export interface CellChange {
  row: number;
  name: NumberName;
  text: string;
}

/**
 * What copied cells become from one cell of the grid on, to the right and down; how many of them
 * found no cell. A single one is left to the field itself.
 */
export function pastedCells(
  text: string,
  from: { row: number; name: NumberName; rows: number },
): { changes: CellChange[]; outside: number } | undefined {
  const copied = readCopied(text);
  if (copied.length === 1 && copied[0]?.length === 1) return undefined;
  const column = numberNames.indexOf(from.name);
  const changes: CellChange[] = [];
  let outside = 0;
  for (const [down, cells] of copied.entries()) {
    for (const [right, cell] of cells.entries()) {
      const name = numberNames[column + right];
      const row = from.row + down;
      if (name && row < from.rows) changes.push({ row, name, text: cell.trim() });
      else if (cell.trim() !== '') outside += 1;
    }
  }
  return { changes, outside };
}
