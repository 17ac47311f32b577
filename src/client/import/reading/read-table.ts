import type { Parser, ParseResult } from 'papaparse';
import { cellAsTyped } from '#shared/files/csv.ts';

/** What parts the cells of a row. */
export const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

export const separatorLabels: Record<Separator, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
};

export interface TableRow {
  /** Its number in the file, as a spreadsheet counts. */
  number: number;
  cells: readonly string[];
}

export interface ReadTable {
  separator: Separator;
  rows: readonly TableRow[];
  /** How many there are, also of a file that has too many to be kept. */
  count: number;
  /** The row in which a quote begins that never ends. */
  openQuoteAt: number | null;
}

const pieceLength = 256 * 1024;

/**
 * The rows of a file, blank ones left out; of one that has more than `maxRows` they are only counted.
 * The page is drawn between the pieces that are read.
 */
export async function readTable(
  text: string,
  options: {
    separator?: Separator | undefined;
    maxRows: number;
    onProgress?: (share: number) => void;
  },
): Promise<ReadTable> {
  const { default: csv } = await import('papaparse');
  // It takes one kind of line break for the whole file; exports that were glued together have two.
  const plain = text.replaceAll(/\r\n?/g, '\n');
  const rows: TableRow[] = [];
  let [number, count] = [0, 0];
  let openQuoteAt: number | null = null;
  let separator = options.separator;
  await new Promise<void>((done, fail) => {
    csv.parse<string[]>(plain, {
      delimiter: separator ?? '',
      delimitersToGuess: [...separators],
      newline: '\n',
      chunkSize: pieceLength,
      chunk({ data, errors, meta }: ParseResult<string[]>, parser: Parser) {
        separator ??= separators.find((one) => one === meta.delimiter) ?? ',';
        for (const cells of data) {
          number += 1;
          if (cells.every((cell) => cell.trim() === '')) continue;
          count += 1;
          // Saving puts a ' before what a spreadsheet would run, here and elsewhere.
          if (count <= options.maxRows) rows.push({ number, cells: cells.map(cellAsTyped) });
        }
        if (errors.some(({ code }) => code === 'MissingQuotes')) openQuoteAt ??= number;
        options.onProgress?.(Math.min(1, meta.cursor / plain.length));
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => done(),
      error: fail,
    });
  });
  return { separator: separator ?? ',', rows, count, openQuoteAt };
}
