import { findTable, sampled, tableOf } from '#client/import/reading/find-table.ts';
import { keptSettings } from '#client/import/reading/kept-settings.ts';
import { type DayOrder, guessDayOrder } from '#client/import/reading/read-days.ts';
import type { ReadFile } from '#client/import/reading/read-file.ts';
import { guessScale } from '#client/import/reading/read-rating.ts';
import type {
  EntertainmentStatus,
  EntertainmentType,
} from '#domains/leisure/entertainment/schema.ts';
import { traktRating } from './read-trakt.ts';
import { type Columns, guessColumns, isOwnFile } from './title-columns.ts';

export const ratingScales = ['5', '10', '100'] as const;
export type RatingScale = (typeof ratingScales)[number];
export const ratingScaleLabels: Record<RatingScale, string> = {
  '5': 'Out of 5',
  '10': 'Out of 10',
  '100': 'Out of 100',
};

/** How the rows of a file are understood. */
export interface ImportSettings {
  hasNames: boolean;
  columns: Columns;
  dayOrder: DayOrder;
  ratingScale: RatingScale;
  /** Where no column says it. */
  type: EntertainmentType;
  status: EntertainmentStatus;
}

/** How a file is to be understood most likely; lists of what is to be seen say so in their name alone. */
export function guessSettings(
  { name, rows }: Pick<ReadFile, 'name' | 'rows'>,
  usual: Pick<ImportSettings, 'dayOrder'>,
): ImportSettings {
  const { hasNames } = findTable(rows);
  const { names, rows: body } = tableOf(rows, hasNames);
  const columns = guessColumns(hasNames ? names : []);
  const looked = body.slice(0, sampled * 10);
  const cellsOf = (at: number | undefined) =>
    at === undefined ? [] : looked.map(({ cells }) => cells[at] ?? '');
  const isPlanned = /watch.?list|want|plan/i.test(name);
  return {
    hasNames,
    columns,
    dayOrder: guessDayOrder(cellsOf(columns.finished), usual.dayOrder).order,
    ratingScale: isOwnFile(columns) ? '10' : scaleOf(names, columns, cellsOf(columns.rating)),
    type: /game/i.test(name) ? 'game' : /show|series|serie/i.test(name) ? 'tv_show' : 'movie',
    status: isPlanned ? 'planned' : 'completed',
  };
}

// Letterboxd rates out of five and Trakt out of ten, whatever a file of theirs holds.
function scaleOf(
  names: readonly string[],
  { rating }: Columns,
  cells: readonly string[],
): RatingScale {
  if (names.some((name) => /^letterboxd uri$/i.test(name))) return '5';
  if (names[rating ?? -1] === traktRating) return '10';
  const scale = guessScale(cells, [5, 10, 100]);
  return ratingScales.find((one) => one === String(scale)) ?? '10';
}

/** What is still to be said before rows can be read; null if nothing. */
export function missingColumn({ columns }: Pick<ImportSettings, 'columns'>): string | null {
  return columns.title === undefined ? 'Say which column holds the title.' : null;
}

/** How this person understood files of a shape; whether it was a list of what is to come, its name says. */
export const keptTitleSettings =
  keptSettings<Omit<ImportSettings, 'status' | 'type'>>('entertainment-import');
