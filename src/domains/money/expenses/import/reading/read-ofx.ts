import type { TableRow } from '#client/import/reading/read-table.ts';

/** Whether a file is a statement as OFX or QFX. */
export function isOfx(text: string): boolean {
  return /^\s*(OFXHEADER:|<\?xml[^>]*>\s*<\?OFX|<\?OFX|<OFX>)/i.test(text.slice(0, 1_000));
}

/** The transactions of a statement as a table, the names of its columns first. */
export async function readOfx(text: string): Promise<TableRow[]> {
  const { parseSync } = await import('ofx-js');
  const found = transactionsIn(parseSync(text), '');
  const names = ['Date', 'Description', 'Amount', 'Currency', 'Notes'];
  return [names, ...found].map((cells, at) => ({ number: at + 1, cells }));
}

// Statements of accounts and of cards stand at different places, each with its currency above them.
function transactionsIn(value: unknown, currency: string): string[][] {
  if (Array.isArray(value)) return value.flatMap((one) => transactionsIn(one, currency));
  if (typeof value !== 'object' || value === null) return [];
  const of = textAt(value, 'CURDEF') || currency;
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'STMTTRN' ? [inner].flat().map((one) => cellsOf(one, of)) : transactionsIn(inner, of),
  );
}

function cellsOf(transaction: unknown, currency: string): string[] {
  const said = (name: string) => textAt(transaction, name);
  const payee = at(transaction, 'PAYEE');
  return [
    // '20260314120000[-5:EST]': the day there.
    said('DTPOSTED').slice(0, 8),
    said('NAME') || textAt(payee, 'NAME') || said('MEMO'),
    said('TRNAMT').replace(',', '.'),
    textAt(at(transaction, 'CURRENCY'), 'CURSYM') || currency,
    said('NAME') || textAt(payee, 'NAME') ? said('MEMO') : '',
  ];
}

function at(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function textAt(value: unknown, name: string): string {
  const text = at(value, name);
  return typeof text === 'string' ? text.trim() : '';
}
