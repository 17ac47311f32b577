/** A value of a cell; what is missing is an empty cell. */
export type Cell = string | number | null | undefined;

/** Without it at its beginning spreadsheets take the letters of a file for those of another alphabet. */
export const byteOrderMark = '\uFEFF';

/** A table as CSV, one line for each row, as spreadsheets read it. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** A text of a cell as it was before `csvText` made it harmless. */
export function cellAsTyped(cell: string): string {
  return isMarked(cell) ? cell.slice(1) : cell;
}

/** The cells of what `csvText` has written, and of other tables whose cells are parted by `delimiter`. */
export function csvCells(text: string, delimiter = ','): string[][] {
  const rows: string[][] = [[]];
  // A cell in quotes, in which a quote stands twice, or one without; and what ends it.
  const cell = `("(?:[^"]|"")*"?|[^${delimiter}\\r\\n]*)`;
  const pattern = new RegExp(`${cell}(${delimiter}|\\r?\\n|\\r|$)`, 'g');
  for (const [, inner = '', end] of text.matchAll(pattern)) {
    rows.at(-1)?.push(cellAsTyped(unquoted(inner)));
    if (end === '') break;
    if (end !== delimiter) rows.push([]);
  }
  return rows;
}

function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.replaceAll(/^"|"$/g, '').replaceAll('""', '"') : cell;
}

/** Words in one cell, with commas between them: 'sea, "slow, kind"'. */
export function wordsCell(words: readonly string[]): string {
  return words.map((word) => (/[",]|^\s|\s$/.test(word) ? quoted(word) : word)).join(', ');
}

/** The words of what `wordsCell` has written. */
export function wordsInCell(cell: string): string[] {
  const words = cell.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,]*))\s*(?:,|$)/g);
  return Array.from(words, ([, inner, plain = '']) =>
    inner === undefined ? plain.trim() : inner.replaceAll('""', '"'),
  ).filter(Boolean);
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = isFormula(cell) || isMarked(cell) ? `'${cell}` : cell;
  // Where commas are decimals, spreadsheets part cells at semicolons.
  return /[",;\t\r\n]/.test(harmless) ? quoted(harmless) : harmless;
}

// A spreadsheet would run it: a brand may be named by somebody who means harm. An amount is harmless.
function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
}

// As what is no formula any more; a text that begins so by itself is marked once more.
const isMarked = (text: string) => /^'+[=+\-@\t\r]/.test(text);
