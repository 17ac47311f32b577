import { byteOrderMark, type Cell, csvText } from '#shared/files/csv.ts';

/** Saves a table as a file of the visitor's. */
export function saveCsv(fileName: string, rows: readonly (readonly Cell[])[]): void {
  const file = new Blob([byteOrderMark, csvText(rows)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
