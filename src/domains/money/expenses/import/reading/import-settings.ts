import { isCurrency } from '#shared/money.ts';
import type { ExpenseMethod } from '#domains/money/expenses/schema.ts';
import { type Columns, findTable, guessColumns } from './guess-columns.ts';
import { currencyIn, type DecimalMark, guessDecimalMark } from './read-amounts.ts';
import { type DayOrder, guessDayOrder } from './read-days.ts';
import type { TableRow } from './read-table.ts';

/** How the rows of a file are understood. */
export interface ImportSettings {
  hasNames: boolean;
  columns: Columns;
  dayOrder: DayOrder;
  decimalMark: DecimalMark;
  /** In one column of amounts: what was spent has a minus. */
  isOutNegative: boolean;
  /** Where no column says it. */
  currency: string;
  paymentMethod: ExpenseMethod;
  businessId: string | null;
}

/** The table of a file: what its columns are called, and its rows. */
export interface ImportTable {
  names: readonly string[];
  rows: readonly TableRow[];
  /** What stands above it. */
  leftOut: number;
}

const sampled = 200;

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

/** How a file is to be understood most likely. */
export function guessSettings(
  rows: readonly TableRow[],
  usual: Pick<ImportSettings, 'currency' | 'businessId' | 'dayOrder'>,
): ImportSettings {
  const { hasNames } = findTable(rows);
  const { names, rows: body } = tableOf(rows, hasNames);
  const columns = guessColumns(hasNames ? names : [], body.slice(0, sampled));
  const cellsOf = (at: number | undefined) =>
    at === undefined ? [] : body.map(({ cells }) => cells[at] ?? '');
  const amounts = [columns.amount, columns.debit, columns.credit].flatMap(cellsOf);
  const named = currencyIn(amounts.find((cell) => cell.trim() !== '') ?? '');
  return {
    hasNames,
    columns,
    dayOrder: guessDayOrder(cellsOf(columns.date), usual.dayOrder).order,
    decimalMark: guessDecimalMark(amounts),
    isOutNegative: cellsOf(columns.amount).some((cell) => /^\s*[-−(]|[-−]\s*$/.test(cell)),
    currency: named && isCurrency(named) ? named : usual.currency,
    paymentMethod: 'bank',
    businessId: usual.businessId,
  };
}

/** What is still to be said before rows can be read; null if nothing. */
export function missingColumn({ columns }: ImportSettings): string | null {
  if (columns.date === undefined) return 'Say which column holds the date.';
  if (columns.title === undefined) return 'Say which column holds the description.';
  if (columns.amount === undefined && columns.debit === undefined)
    return 'Say which column holds the amount, or the money out.';
  return null;
}
