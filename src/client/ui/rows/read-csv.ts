import { csvCells } from '#shared/files/csv.ts';

const delimiters = ['\t', ';', ','] as const;

/** The cells of a table as spreadsheets write it: separated by commas, semicolons or tabs. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  return csvCells(plain, delimiterOf(plain)).filter((row) =>
    row.some((cell) => cell.trim() !== ''),
  );
}

/** The cells of what was copied from a spreadsheet; a line that is blank there is one here. */
export function readCopied(text: string): string[][] {
  return csvCells(text.replace(/\r?\n$/, ''), '\t');
}

// Of what stands in the first line most: a title may hold a comma, but not the head of a table.
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
