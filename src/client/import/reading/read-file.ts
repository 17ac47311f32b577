import { decode, type Encoding, guessEncoding } from './decode.ts';
import { type ReadTable, readTable, type Separator, type TableRow } from './read-table.ts';
import { numberText } from '#shared/words/number-text.ts';

/** A file as it was chosen, and how it is read. */
export interface ReadFile extends ReadTable {
  name: string;
  bytes: Uint8Array;
  encoding: Encoding;
}

/** What files of a kind are like. */
export interface FileKind {
  maxRows: number;
  /** Where the CSV is to be had: 'your bank'. */
  source: string;
  /** Files that are no table: their rows as one, its names first; undefined where this is none. */
  readOther?: (text: string) => Promise<readonly TableRow[] | { error: string }> | undefined;
}

export interface ReadAs {
  encoding?: Encoding | undefined;
  separator?: Separator | undefined;
}

const mostBytes = 64 * 1024 * 1024;

/** Reads a file, or says in a sentence why it cannot be imported. */
export async function readFile(
  { name, bytes }: Pick<ReadFile, 'name' | 'bytes'>,
  kind: FileKind,
  said: ReadAs = {},
  onProgress?: (share: number) => void,
): Promise<ReadFile | { error: string }> {
  const { maxRows, source } = kind;
  if (bytes.length === 0) return { error: 'This file is empty.' };
  if (bytes.length > mostBytes)
    return { error: 'This file is too large. Use one of at most 64 MB.' };
  const other = otherKind(bytes, source);
  if (other) return { error: other };
  const encoding = said.encoding ?? guessEncoding(bytes);
  const text = decode(bytes, encoding);
  const reading = kind.readOther?.(text);
  if (reading) {
    const rows = await reading;
    if ('error' in rows) return rows;
    if (rows.length > maxRows + 1) return { error: tooManyRows(rows.length - 1, maxRows) };
    const count = rows.length;
    return { name, bytes, encoding, rows, count, separator: ',', openQuoteAt: null };
  }
  const table = await readTable(text, {
    separator: said.separator,
    // One more holds the names of the columns.
    maxRows: maxRows + 1,
    ...(onProgress ? { onProgress } : {}),
  });
  if (table.count === 0) return { error: 'There are no rows in this file.' };
  if (table.count > maxRows + 1) return { error: tooManyRows(table.count, maxRows) };
  return { ...table, name, bytes, encoding };
}

/** The sentence for a file that has more rows than come at once. */
export function tooManyRows(count: number, maxRows: number): string {
  const parts = Math.ceil(count / maxRows);
  const [counted, most] = [count, maxRows].map((one) => numberText(one));
  return `This file has ${counted} rows. Split it into ${parts} files of at most ${most} rows each.`;
}

// What people take for a table by its look.
function otherKind(bytes: Uint8Array, source: string): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  if (start.startsWith('PK'))
    return 'This is a spreadsheet or a ZIP. Save it as CSV, or unpack it, and choose that file.';
  if (start.startsWith('%PDF')) return `This is a PDF. Download the CSV from ${source} instead.`;
  if (start.startsWith('\xd0\xcf\x11\xe0'))
    return 'This is an old spreadsheet. Save it as CSV and choose that file.';
  return null;
}
