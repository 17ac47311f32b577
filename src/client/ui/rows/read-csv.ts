const delimiters = ['\t', ';', ','] as const;

/** The cells of a table as spreadsheets write it: separated by commas, semicolons or tabs. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  return cellsOf(plain, delimiterOf(plain)).filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** The cells of what was copied from a spreadsheet; a line that is blank there is one here. */
export function readCopied(text: string): string[][] {
  return cellsOf(text.replace(/\r?\n$/, ''), '\t');
}

// Of what stands in the first line most: a title may hold a comma, but not the head of a table.
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function cellsOf(plain: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  // A cell in quotes, in which a quote stands twice, or one without; and what ends it.
  const cell = `("(?:[^"]|"")*"?|[^${delimiter}\\r\\n]*)`;
  const pattern = new RegExp(`${cell}(${delimiter}|\\r?\\n|\\r|$)`, 'g');
  for (const [, text = '', end] of plain.matchAll(pattern)) {
    rows.at(-1)?.push(unquoted(text));
    if (end === '') break;
    if (end !== delimiter) rows.push([]);
  }
  return rows;
}

function unquoted(cell: string): string {
  const isQuoted = cell.startsWith('"');
  const inner = isQuoted ? cell.replaceAll(/^"|"$/g, '').replaceAll('""', '"') : cell;
  // What kept a spreadsheet from running it.
  return /^'[=+\-@\t\r]/.test(inner) ? inner.slice(1) : inner;
}
