import { decimalsOf, isCurrency } from '#shared/currency.ts';
import type { ExpenseMethod } from '#domains/money/expenses/schema.ts';
import { findTable, sampled, tableOf } from '#client/import/reading/find-table.ts';
import { keptSettings } from '#client/import/reading/kept-settings.ts';
import { type Columns, guessColumns } from './guess-columns.ts';
import { currencyIn, type DecimalMark, guessDecimalMark } from './read-amounts.ts';
import { type DayOrder, guessDayOrder } from '#client/import/reading/read-days.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';

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
  const currency = named && isCurrency(named) ? named : usual.currency;
  const currencies = new Set([currency, ...cellsOf(columns.currency)].filter(isCurrency));
  // A column that names its currencies has no need of the usual one.
  if (currencies.size > 1) currencies.delete(currency);
  return {
    hasNames,
    columns,
    dayOrder: guessDayOrder(cellsOf(columns.date), usual.dayOrder).order,
    decimalMark: guessDecimalMark(amounts, Math.max(...[...currencies].map(decimalsOf))),
    isOutNegative: cellsOf(columns.amount).some((cell) => /^\s*[-−(]|[-−]\s*$/.test(cell)),
    currency,
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

/** How this person understood files of a shape; which business they are of is asked each time. */
export const keptBankSettings = keptSettings<Omit<ImportSettings, 'businessId'>>('expense-import');
