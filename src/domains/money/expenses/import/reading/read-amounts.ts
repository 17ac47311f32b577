import { readAmount } from '#shared/money.ts';
import { shortenedText } from '#shared/words/shortened-text.ts';

/** What begins the decimals of an amount. */
export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

export const decimalMarkLabels: Record<DecimalMark, string> = {
  '.': 'Point (1,200.50)',
  ',': 'Comma (1.200,50)',
};

/** Money out is negative, as banks write it; or the file says what was spent and nothing else. */
export interface SignedAmount {
  isNegative: boolean;
  amountMinor: number;
}

/** An amount with its sign, in minor units; a sentence of what is none. */
export function readSigned(
  cell: string,
  mark: DecimalMark,
  currency: string,
): SignedAmount | { error: string } {
  const text = cell.trim();
  const figures = /[.,]?\d[\d.,'’\s]*/.exec(text)?.[0];
  if (!figures || /\d/.test(text.replace(figures, '')))
    return { error: `${quoted(text)} is no amount` };
  const grouping = mark === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...rest] = figures
    .replaceAll(/['’\s]/g, '')
    .replaceAll(grouping, '')
    .split(mark);
  if (rest.length > 0) return { error: `${quoted(text)} is no amount` };
  // Banks write decimals that a currency does not have, as long as they are zero.
  const plain = `${whole || '0'}.${fraction.replace(/0+$/, '')}`;
  const amountMinor = readAmount(plain, currency);
  if (typeof amountMinor !== 'number') return amountMinor;
  const isNegative = /^\(.*\)$/.test(text) || /[-−–]/.test(text) || /\b(DR|D|S)\.?$/i.test(text);
  return { isNegative, amountMinor };
}

/** The currency that stands beside an amount as a code, '12.50 EUR'. */
export function currencyIn(cell: string): string | null {
  return /\b([A-Z]{3})\b/.exec(cell)?.[1] ?? null;
}

/**
 * What begins the decimals, by the whole column: '1.200' alone could be both. Where the currency has
 * `decimals` three, as the dinar of Kuwait, three figures after a mark are decimals.
 */
export function guessDecimalMark(cells: readonly string[], decimals = 2): DecimalMark {
  let [points, commas] = [0, 0];
  for (const cell of cells) {
    const text = cell.replaceAll(/[^\d.,]/g, '');
    const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')];
    if (point >= 0 && comma >= 0) {
      if (point > comma) points += 2;
      else commas += 2;
    } else if (isDecimal(text, '.', decimals)) points += 1;
    else if (isDecimal(text, ',', decimals)) commas += 1;
    // Once before three figures, or more than once, it groups: the other one begins decimals.
    else if (comma >= 0) points += 0.5;
    else if (point >= 0) commas += 0.5;
  }
  return commas > points ? ',' : '.';
}

function isDecimal(text: string, mark: DecimalMark, decimals: number): boolean {
  const parts = text.split(mark);
  const [, fraction = ''] = parts;
  return parts.length === 2 && fraction.length > 0 && (fraction.length !== 3 || decimals === 3);
}

const longestQuoted = 25;

/** What a line says, as far as an error has room to say it again. */
export const quoted = (text: string) => `“${shortenedText(text, longestQuoted)}”`;
