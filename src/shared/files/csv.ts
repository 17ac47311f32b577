/** A value of a cell; what is missing is an empty cell. */
export type Cell = string | number | null | undefined;

/** Without it at its beginning spreadsheets take the letters of a file for those of another alphabet. */
export const byteOrderMark = '\uFEFF';

/** A table as CSV, one line for each row, as spreadsheets read it. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
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
