/** A value of a cell; what is missing is an empty cell. */
export type Cell = string | number | null | undefined;

/** A table as CSV, one line for each row, as spreadsheets read it. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Saves a table as a file of the visitor's. */
export function saveCsv(fileName: string, rows: readonly (readonly Cell[])[]): void {
  // Without the mark at its beginning spreadsheets take the letters for those of another alphabet.
  const file = new Blob(['\uFEFF', csvText(rows)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = isFormula(cell) ? `'${cell}` : cell;
  // Where commas are decimals, spreadsheets part cells at semicolons.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// A spreadsheet would run it: a brand may be named by somebody who means harm. An amount is harmless.
function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
}
