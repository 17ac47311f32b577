import { formatLabels } from '#domains/leisure/books/rules.ts';
import type { BookRead } from '#domains/leisure/books/reads/schema.ts';
import { csvCells, csvText } from '#shared/files/csv.ts';

/** One time that a book was read, as a file says it; what it does not say is as in its book. */
export type ReadTime = Pick<BookRead, 'startedOn' | 'finishedOn'> &
  Partial<Pick<BookRead, 'outcome' | 'rating' | 'format' | 'note'>>;

/** Readings in one cell, each in a line: '2026-01-02,2026-02-01,finished,8,Print,Slow'. */
export function readingsCell(reads: readonly BookRead[]): string {
  return csvText(
    reads.map(({ startedOn, finishedOn, outcome, rating, format, note }) => [
      ...[startedOn, finishedOn, outcome, rating, formatLabels[format], note],
    ]),
  ).replace(/\r\n$/, '');
}

/** The readings of what `readingsCell` has written. */
export function readingsInCell(cell: string): ReadTime[] {
  if (cell.trim() === '') return [];
  return csvCells(cell).map(([startedOn, finishedOn, outcome, rating, format, note = '']) => ({
    startedOn: startedOn || null,
    finishedOn: finishedOn || null,
    outcome: outcomes.find((one) => one === outcome) ?? null,
    rating: Number(rating) || null,
    ...formatOf(format),
    note,
  }));
}

const outcomes = ['finished', 'dnf'] as const;

function formatOf(label: string | undefined): Pick<ReadTime, 'format'> {
  for (const format of ['print', 'ebook', 'audiobook'] as const)
    if (formatLabels[format] === label) return { format };
  return {};
}
