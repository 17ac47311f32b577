// With a thousands separator, of which there is one kind: '1,234', '1.234', '1 234 567'.
const grouped = /^(\d{1,3}([.,'’\s])\d{3}(?:\2\d{3})*)(?:[.,]0+)?$/;
// As spreadsheets and pandas write a column in which cells are empty: '304.0'.
const plain = /^(\d+)(?:[.,]0+)?$/;

/**
 * The whole number in a cell, also with words, decimals of nothing or thousands apart; null where there
 * is none, several, or one that is not whole. A point before exactly three digits parts thousands.
 */
export function readWhole(cell: string): number | null {
  const [number, ...others] = cell.match(/[-−]?\d+(?:[.,'’\s]\d+)*/g) ?? [];
  if (number === undefined || others.length > 0) return null;
  const [, digits] = grouped.exec(number) ?? plain.exec(number) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''));
}

/** The whole number in a cell, where it is from 1 to the most that it can be. */
export function readCount(cell: string, most: number): number | null {
  const number = readWhole(cell);
  return number !== null && number >= 1 && number <= most ? number : null;
}

/** A number that may have decimals, such as a rating or a volume; null of none from 0 to 9,999. */
export function readDecimal(cell: string): number | null {
  const number = cell === '' ? Number.NaN : Number(cell.replace(',', '.'));
  return Number.isFinite(number) && number >= 0 && number <= 9_999 ? number : null;
}
