import { lengthOf } from '#domains/leisure/books/rules.ts';
import type { Book, ProgressUnit } from '#domains/leisure/books/schema.ts';
import { readWhole } from './read-numbers.ts';

/** The furthest that a book can be read whose length nobody knows. */
const furthest = 20_000;

type Progress = Pick<Book, 'progressUnit' | 'progress'>;

const units: ReadonlyMap<string, ProgressUnit> = new Map([
  ...['%', 'percent'].map((word) => [word, 'percent'] as const),
  ...['p', 'page', 'pages'].map((word) => [word, 'page'] as const),
  ...['min', 'minute', 'minutes'].map((word) => [word, 'minute'] as const),
]);

/**
 * How far a cell says that somebody is: '40 percent', '50 page', '90 min', or a number of what its book
 * is counted in. No further than the book ends; null where nobody knows what it says, such as '3 h'.
 */
export function readProgress(
  cell: string,
  { usual, ...lengths }: { usual: ProgressUnit } & Pick<Book, 'pages' | 'minutes'>,
): Progress | null {
  const read = readWhole(cell);
  const word = cell.toLowerCase().replaceAll(/[\d\s.,'’]/g, '');
  const progressUnit = word === '' ? usual : units.get(word);
  if (read === null || progressUnit === undefined) return null;
  const end = lengthOf({ progressUnit, ...lengths }) ?? furthest;
  return { progressUnit, progress: Math.min(read, end) };
}
