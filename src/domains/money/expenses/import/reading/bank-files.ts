import type { FileKind } from '#client/import/reading/read-file.ts';
import { tooManyRows } from '#client/import/reading/read-file.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';
import { maxImportRows } from '#domains/money/expenses/import/schema.ts';
import { isOfx, readOfx } from './read-ofx.ts';

/** Files of banks: tables, and statements as OFX. */
export const bankFiles: FileKind = {
  maxRows: maxImportRows,
  source: 'your bank',
  readOther: (text) => (isOfx(text) ? statement(text) : undefined),
};

async function statement(text: string): Promise<readonly TableRow[] | { error: string }> {
  const count = text.split('<STMTTRN>').length - 1;
  if (count === 0) return { error: 'There are no transactions in this file.' };
  if (count > maxImportRows) return { error: tooManyRows(count, maxImportRows) };
  const rows = await readOfx(text).catch(() => undefined);
  return (
    rows ?? {
      error: 'This statement is not written as OFX should be. Try the CSV of your bank.',
    }
  );
}
