import {
  type Columns as ColumnsOf,
  columnsByName,
  isDay,
} from '#client/import/reading/find-table.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';

/** What a column can be. */
export const columnRoles = [
  'date',
  'title',
  'amount',
  'debit',
  'credit',
  'currency',
  'category',
  'notes',
] as const;
export type ColumnRole = (typeof columnRoles)[number];
/** The place of each column that is read. */
export type Columns = ColumnsOf<ColumnRole>;

export const columnRoleLabels: Record<ColumnRole, string> = {
  date: 'Date',
  title: 'Description',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  currency: 'Currency',
  category: 'Category',
  notes: 'Notes',
};

/** What banks and spreadsheets call them, in English, German, French and Spanish; the surest first. */
const heads: Record<ColumnRole, readonly RegExp[]> = {
  date: [
    /^(date|datum|fecha)$/,
    /booking|buchung.*tag|transaction date|operaci/,
    /date|datum|fecha|valuta|tag$/,
  ],
  debit: [/debit|soll$|withdraw|paid out|money out|spent|debe$|cargo|ausgang|belastung|^out$/],
  credit: [
    /credit(?! card)|haben$|deposit|paid in|money in|received|abono|haber|gutschrift|eingang|^in$/,
  ],
  amount: [
    /^(amount|betrag|montant|importe|total)\b/,
    /amount|betrag|montant|importe|umsatz(?!art)|^(sum|value|price)$/,
  ],
  currency: [/currency|wahrung|devise|moneda|divisa|^(ccy|iso)$/],
  category: [/categor|kategorie/],
  title: [
    /payee|merchant|vendor|counterparty|beguenstigter|begunstigter|empfanger|beneficiar|zahlungspflichtig/,
    /^(description|name|title|what|item|libelle|concepto|titel)/,
    /description|buchungstext|verwendungszweck|libelle|concepto|details|text|name|title|memo/,
  ],
  notes: [/note|memo|comment|notiz|reference|referenz|verwendungszweck|kommentar/],
};

const likeWords = /[\p{L}]{2}/u;
const isNumber = (cell: string) =>
  /^[-−+(]?\s*[^\p{L}\d]*\d[\d.,'’\s]*\)?\s*\p{Sc}?$/u.test(cell.trim());

const order: ColumnRole[] = ['date', 'debit', 'credit', 'amount', 'currency', 'category'];

/** What each column is, by its name, and where that tells nothing by what stands in it. */
export function guessColumns(names: readonly string[], sample: readonly TableRow[]): Columns {
  const columns: Columns = columnsByName(names, heads, [...order, 'title', 'notes']);
  const taken = new Set<number>(Object.values(columns));
  const take = (role: ColumnRole, at: number) => {
    if (at < 0 || columns[role] !== undefined) return;
    columns[role] = at;
    taken.add(at);
  };
  // Two columns say it already; the third is what is left on the account.
  if (columns.debit !== undefined && columns.credit !== undefined) delete columns.amount;
  else if (columns.amount !== undefined) {
    delete columns.debit;
    delete columns.credit;
  }
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  const share = (at: number, holds: (cell: string) => boolean) => {
    const cells = sample.map((row) => row.cells[at] ?? '').filter((cell) => cell.trim() !== '');
    return cells.length === 0 ? 0 : cells.filter(holds).length / cells.length;
  };
  const free = () => Array.from({ length: width }, (_, at) => at).filter((at) => !taken.has(at));
  const mostly = (holds: (cell: string) => boolean) =>
    free().find((at) => share(at, holds) > mostShare) ?? -1;
  if (columns.date === undefined) take('date', mostly(isDay));
  if (columns.amount === undefined && columns.debit === undefined) {
    const at = mostly((cell) => isNumber(cell) && /[.,]\d{1,3}\D*$/.test(cell));
    take('amount', at >= 0 ? at : mostly((cell) => isNumber(cell) && !isDay(cell)));
  }
  if (columns.currency === undefined)
    take(
      'currency',
      mostly((cell) => /^[A-Z]{3}$/.test(cell.trim())),
    );
  if (columns.title === undefined) take('title', longestOf(free(), sample));
  return columns;
}

const mostShare = 0.7;

function longestOf(places: readonly number[], sample: readonly TableRow[]): number {
  const lengths = places.map((at) =>
    sample.reduce(
      (sum, { cells }) => sum + (likeWords.test(cells[at] ?? '') ? (cells[at]?.length ?? 0) : 0),
      0,
    ),
  );
  const most = Math.max(0, ...lengths);
  return most === 0 ? -1 : (places[lengths.indexOf(most)] ?? -1);
}
