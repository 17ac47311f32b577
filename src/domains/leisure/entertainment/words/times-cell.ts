import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import { csvCells, csvText } from '#shared/files/csv.ts';

/** A time that a file says something was finished, and what it says of it. */
export type ReadTime = Pick<EntertainmentLog, 'finishedOn' | 'rating' | 'note'>;

/** Times in one cell, each in a line: '2026-02-01,8,Kind'. */
export function timesCell(logs: readonly EntertainmentLog[]): string {
  const rows = logs.map(({ finishedOn, rating, note }) => [finishedOn, rating, note]);
  return csvText(rows).replace(/\r\n$/, '');
}

/** The times of what `timesCell` has written, the first one first. */
export function timesInCell(cell: string): ReadTime[] {
  if (cell.trim() === '') return [];
  return csvCells(cell)
    .map(([finishedOn = '', rating, note = '']) => ({
      ...{ finishedOn, rating: Number(rating) || null, note },
    }))
    .toSorted((one, other) => one.finishedOn.localeCompare(other.finishedOn));
}
