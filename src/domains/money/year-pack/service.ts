import { Readable } from 'node:stream';
import { byteOrderMark, type Cell, csvText } from '#shared/files/csv.ts';
import { amountText } from '#shared/money.ts';
import type { FileStore } from '#server/files/store.ts';
import type { MemberContext } from '#server/http/context.ts';
import { readExpenses } from './expenses/service.ts';
import { readIncome } from './income/service.ts';
import { readInvoices, readRecurring } from './lists/service.ts';
import { type PackedReceipt, readReceipts } from './receipts/service.ts';
import { safeName, type Tally, totalRows, yearText } from './rules.ts';
import type { PackFigures, PackQuery } from './schema.ts';
import { type PackScope, packScope } from './scope/service.ts';

/** A table of a pack, in pieces. */
interface PackedTable {
  name: string;
  pieces: readonly string[];
}

/** All of a pack but the receipts themselves: those stay in the store until they are sent. */
export interface Pack {
  fileName: string;
  figures: PackFigures;
  tables: readonly PackedTable[];
  receipts: readonly PackedReceipt[];
}

/** Reads a year: its tables, what they amount to, and which receipts belong to it. */
export async function readPack(context: MemberContext, asked: PackQuery): Promise<Pack> {
  const scope = await packScope(context, asked);
  const receipts = await readReceipts(scope);
  const namesOf = Map.groupBy(receipts, ({ expenseId }) => expenseId);
  const income = await readIncome(scope);
  const spentPieces: string[] = [];
  const spent = await readExpenses(
    scope,
    (id) => (namesOf.get(id) ?? []).map(({ name }) => name),
    (rows) => void spentPieces.push(csvText(rows)),
  );
  const recurring = await readRecurring(scope);
  const invoices = await readInvoices(scope);
  const summary = summaryRows(scope, { income, spent, receiptCount: receipts.length });
  return {
    fileName: `${['year-pack', yearText(scope), safeName(scope.business ?? '')].filter(Boolean).join('-')}.zip`,
    figures: figuresOf(scope, { income, spent, receipts }),
    tables: [
      { name: 'summary.csv', pieces: [csvText(summary)] },
      { name: 'income.csv', pieces: [csvText(income.rows)] },
      { name: 'expenses.csv', pieces: spentPieces },
      { name: 'recurring.csv', pieces: [csvText(recurring)] },
      { name: 'invoices.csv', pieces: [csvText(invoices)] },
    ],
    receipts,
  };
}

type Income = Awaited<ReturnType<typeof readIncome>>;
type Spent = Awaited<ReturnType<typeof readExpenses>>;

function figuresOf(
  { from, to, base }: PackScope,
  read: { income: Income; spent: Spent; receipts: readonly PackedReceipt[] },
): PackFigures {
  const { income, spent, receipts } = read;
  const plain = ({ total: { amountMinor, notConverted } }: Tally) => ({
    amountMinor,
    notConverted: [...notConverted],
  });
  return {
    from,
    to,
    currency: base,
    income: plain(income.all),
    incomeCount: income.all.count,
    spent: plain(spent.all),
    deductible: plain(spent.deductible),
    expenseCount: spent.all.count,
    receiptCount: receipts.length,
    receiptBytes: receipts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}

function summaryRows(
  { from, to, base, business }: PackScope,
  read: { income: Income; spent: Spent; receiptCount: number },
): Cell[][] {
  const { income, spent, receiptCount } = read;
  const net = income.all.total.amountMinor - spent.all.total.amountMinor;
  const parts = (name: string, tallies: ReadonlyMap<string, Tally>) =>
    [...tallies]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .flatMap(([of, tally]) => totalRows([name, of], tally, base));
  return [
    ['Year', yearText({ from, to })],
    ['From', from],
    ['To', to],
    ['Business', business ?? 'All'],
    ['Receipts', receiptCount],
    [],
    ['What', 'Of', 'Currency', 'Amount', 'Note', 'Count'],
    ...totalRows(['Income', ''], income.all, base),
    ...totalRows(['Spent', ''], spent.all, base),
    ...totalRows(['Deductible', ''], spent.deductible, base),
    ['Net', '', base, amountText(net, base), 'income less what was spent'],
    ...parts('Spent by category', spent.byCategory),
    ...parts('Income by month', income.byMonth),
    ...parts('Spent by month', spent.byMonth),
  ];
}

/**
 * The pack as a ZIP, written as it is read: of all receipts one piece of one is in memory. What is
 * gone from the store is named in a file of its own, so that nobody takes the pack for whole.
 */
export async function packStream(files: FileStore, pack: Pack): Promise<Readable> {
  const { makeZip } = await import('client-zip');
  let open: Readable | undefined;
  async function* entries() {
    for (const { name, pieces } of pack.tables)
      yield { name, input: textStream([byteOrderMark, ...pieces]) };
    const missing: string[] = [];
    for (const { name, key } of pack.receipts) {
      const found = await files.get(key);
      if (!found) {
        missing.push(name);
        continue;
      }
      open = found.bytes;
      yield { name: `receipts/${name}`, input: found.bytes };
    }
    if (missing.length > 0)
      yield { name: 'missing-receipts.txt', input: `${missing.join('\r\n')}\r\n` };
  }
  const zip = Readable.from(makeZip(entries()));
  // Whoever stops in between leaves the receipt open that was being read.
  zip.once('close', () => open?.destroy());
  return zip;
}

function textStream(pieces: readonly string[]): Readable {
  return Readable.from(pieces.map((piece) => Buffer.from(piece)));
}
