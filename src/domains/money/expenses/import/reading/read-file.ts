import { maxImportRows } from '#domains/money/expenses/import/schema.ts';
import { decode, type Encoding, guessEncoding } from './decode.ts';
import { isOfx, readOfx } from './read-ofx.ts';
import { type ReadTable, readTable, type Separator } from './read-table.ts';

/** A file as it was chosen, and how it is read. */
export interface ReadFile extends ReadTable {
  name: string;
  bytes: Uint8Array;
  encoding: Encoding;
}

const mostBytes = 64 * 1024 * 1024;

/** Reads a file, or says in a sentence why it cannot be imported. */
export async function readFile(
  { name, bytes }: Pick<ReadFile, 'name' | 'bytes'>,
  said: { encoding?: Encoding | undefined; separator?: Separator | undefined } = {},
  onProgress?: (share: number) => void,
): Promise<ReadFile | { error: string }> {
  if (bytes.length === 0) return { error: 'This file is empty.' };
  if (bytes.length > mostBytes)
    return { error: 'This file is too large. Use one of at most 64 MB.' };
  const other = otherKind(bytes);
  if (other) return { error: other };
  const encoding = said.encoding ?? guessEncoding(bytes);
  const text = decode(bytes, encoding);
  if (isOfx(text)) return statement({ name, bytes, encoding }, text);
  const table = await readTable(text, {
    separator: said.separator,
    // One more holds the names of the columns.
    maxRows: maxImportRows + 1,
    ...(onProgress ? { onProgress } : {}),
  });
  if (table.count === 0) return { error: 'There are no rows in this file.' };
  if (table.count > maxImportRows + 1) return { error: tooMany(table.count) };
  return { ...table, name, bytes, encoding };
}

async function statement(
  file: Pick<ReadFile, 'name' | 'bytes' | 'encoding'>,
  text: string,
): Promise<ReadFile | { error: string }> {
  const count = text.split('<STMTTRN>').length - 1;
  if (count === 0) return { error: 'There are no transactions in this file.' };
  if (count > maxImportRows) return { error: tooMany(count) };
  const rows = await readOfx(text).catch(() => undefined);
  if (!rows)
    return { error: 'This statement is not written as OFX should be. Try the CSV of your bank.' };
  return { ...file, rows, count: rows.length, separator: ',', openQuoteAt: null };
}

function tooMany(count: number): string {
  const parts = Math.ceil(count / maxImportRows);
  const counted = count.toLocaleString('en');
  return `This file has ${counted} rows. Split it into ${parts} files of at most 20,000 rows each.`;
}

// What people take for a table by its look.
function otherKind(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  if (start.startsWith('PK')) return 'This is a spreadsheet. Save it as CSV and choose that file.';
  if (start.startsWith('%PDF')) return 'This is a PDF. Download the CSV from your bank instead.';
  if (start.startsWith('\xd0\xcf\x11\xe0'))
    return 'This is an old spreadsheet. Save it as CSV and choose that file.';
  return null;
}
