import { isCurrency } from '#shared/currency.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import type { ImportSettings } from './import-settings.ts';
import { currencyIn, readSigned, type SignedAmount, quoted } from './read-amounts.ts';
import { readDay } from '#client/import/reading/read-days.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';

/** What a row of a file says. */
export interface ReadLine {
  /** Its number in the file. */
  number: number;
  title: string;
  spentOn: string;
  amountMinor: number;
  currency: string;
  /** As the file calls it; empty for none. */
  category: string;
  notes: string;
  /** Where the same is already: among the expenses, or in this row of the file. */
  twin: 'stored' | number | null;
}

export interface ReadLines {
  /** What was spent, in the order of the file. */
  out: ReadLine[];
  /** What came in: no expense. */
  incoming: ReadLine[];
  wrong: { number: number; error: string; text: string }[];
}

type Like = Pick<Expense, 'title' | 'amountMinor' | 'currency' | 'spentOn'>;

/** What makes two expenses the same: day, amount, currency and words. */
export function likenessOf({ title, amountMinor, currency, spentOn }: Like): string {
  return `${spentOn} ${amountMinor} ${currency} ${title.trim().toLowerCase()}`;
}

/** What the rows of a file say; `stored` are the likenesses of the expenses that are there. */
export function readLines(
  rows: readonly TableRow[],
  settings: ImportSettings,
  stored: ReadonlySet<string>,
): ReadLines {
  const read: ReadLines = { out: [], incoming: [], wrong: [] };
  const seen = new Map<string, number>();
  const days = new Map<string, string | null>();
  for (const row of rows) {
    const line = readLine(row, settings, days);
    if ('error' in line) {
      const text = row.cells
        .filter((cell) => cell.trim() !== '')
        .join(' · ')
        .slice(0, shownOfRow);
      read.wrong.push({ number: row.number, error: line.error, text });
      continue;
    }
    const { isIncoming, ...said } = line;
    if (isIncoming) {
      read.incoming.push({ ...said, twin: null });
      continue;
    }
    const likeness = likenessOf(said);
    const twin = stored.has(likeness) ? 'stored' : (seen.get(likeness) ?? null);
    if (twin === null) seen.set(likeness, row.number);
    read.out.push({ ...said, twin });
  }
  return read;
}

type Said = Omit<ReadLine, 'twin'> & { isIncoming: boolean };

const shownOfRow = 160;
const longestTitle = 200;
const longestNotes = 20_000;

function readLine(
  { number, cells }: TableRow,
  settings: ImportSettings,
  days: Map<string, string | null>,
): Said | { error: string } {
  const { columns, dayOrder } = settings;
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? '').trim());
  const day = cell(columns.date);
  if (day === '') return { error: 'There is no date' };
  if (!days.has(day)) days.set(day, readDay(day, dayOrder));
  const spentOn = days.get(day);
  if (!spentOn) return { error: `${quoted(day)} is no day` };
  const currency = currencyOf(cell(columns.currency), cell(columns.amount), settings.currency);
  if (!isCurrency(currency)) return { error: `${quoted(currency)} is no currency` };
  const amount = amountIn(cell, settings, currency);
  if ('error' in amount) return amount;
  if (amount.amountMinor === 0) return { error: 'The amount is 0' };
  const notes = cell(columns.notes);
  const title = (cell(columns.title) || notes).replaceAll(/\s+/g, ' ');
  if (title === '') return { error: 'There is no description' };
  const isCut = title.length > longestTitle;
  return {
    number,
    title: title.slice(0, longestTitle).trim(),
    spentOn,
    amountMinor: amount.amountMinor,
    currency,
    category: cell(columns.category),
    notes: (isCut ? [title, notes].join('\n').trim() : notes).slice(0, longestNotes),
    isIncoming: !amount.isNegative,
  };
}

const symbols: Record<string, string> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY' };

function currencyOf(said: string, amount: string, otherwise: string): string {
  if (said !== '') return symbols[said] ?? said.toUpperCase();
  const named = currencyIn(amount);
  return named && isCurrency(named) ? named : otherwise;
}

// What was spent is negative here, whatever the file does.
function amountIn(
  cell: (at: number | undefined) => string,
  { columns, decimalMark, isOutNegative }: ImportSettings,
  currency: string,
): SignedAmount | { error: string } {
  const read = (text: string) => readSigned(text, decimalMark, currency);
  if (columns.amount !== undefined) {
    const text = cell(columns.amount);
    if (text === '') return { error: 'There is no amount' };
    const amount = read(text);
    if ('error' in amount) return amount;
    return { ...amount, isNegative: amount.isNegative === isOutNegative };
  }
  const [out, incoming] = [cell(columns.debit), cell(columns.credit)].map((text) =>
    text === '' ? { isNegative: false, amountMinor: 0 } : read(text),
  );
  if (!out || !incoming) return { error: 'There is no amount' };
  if ('error' in out) return out;
  if ('error' in incoming) return incoming;
  if (out.amountMinor > 0 && incoming.amountMinor > 0)
    return { error: 'Money went out and came in, in one row' };
  if (out.amountMinor === 0 && incoming.amountMinor === 0) return { error: 'There is no amount' };
  return { isNegative: out.amountMinor > 0, amountMinor: out.amountMinor || incoming.amountMinor };
}
