import { plainText } from '#client/import/reading/plain-text.ts';
import { type DayOrder, readDay } from '#client/import/reading/read-days.ts';
import { readRating } from '#client/import/reading/read-rating.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';
import { dateOf } from '#client/words/dates.ts';
import { wordsInCell } from '#shared/files/csv.ts';
import type { ImportedEntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { type ReadTime, timesInCell } from '#domains/leisure/entertainment/words/times-cell.ts';
import { readStatus, readType, readYes } from './cell-words.ts';
import type { ImportSettings } from './import-settings.ts';
import { type ColumnRole, isOwnFile } from './title-columns.ts';

type Item = Omit<ImportedEntertainmentItem, 'id'>;
type Told =
  | ('venue' | 'creator' | 'genres' | 'url' | 'withWhom' | 'recommendedBy')
  | ('isFavorite' | 'review' | 'releaseOn' | 'nextEpisodeOn');

/** What one row says of a title. */
export interface Row extends Required<Pick<Item, 'title' | 'type' | 'status'>> {
  number: number;
  releaseYear: number | null;
  /** Whether a cell said how it stands. */
  isStatusSaid: boolean;
  rating: number | null;
  finishedOn: string | null;
  startedOn: string | null;
  season: number | null;
  episode: number | null;
  totalEpisodes: number | null;
  hours: number | null;
  times: number | null;
  /** Each time that it was finished, in a file that has all of them. */
  all: readonly ReadTime[] | null;
  rest: Pick<Item, Told>;
  /** What of it does not come in, in a sentence. */
  note: string | undefined;
}

const dayRoles = ['finished', 'started', 'released', 'nextEpisode'] as const;
type Days = Record<(typeof dayRoles)[number], string | null>;

/** Reads one row, or says why it cannot be read; moments are days in `timeZone`. */
export function readRow(
  { number, cells }: TableRow,
  { columns, dayOrder, ratingScale, type, status }: ImportSettings,
  timeZone: string,
): Row | { error: string } {
  const isOwn = isOwnFile(columns);
  const written = (role: ColumnRole) => {
    const at = columns[role];
    return at === undefined ? '' : (cells[at] ?? '');
  };
  const cell = (role: ColumnRole) => written(role).trim();
  // What was saved here holds what was typed; reviews of other exports are HTML.
  const text = (role: ColumnRole, most: number) =>
    isOwn ? written(role) : plainText(written(role)).slice(0, most).toWellFormed();
  const title = isOwn ? written('title') : text('title', 1_000).replaceAll(/\s+/g, ' ');
  if (title.trim() === '') return { error: 'There is no title' };
  const days: Days = { finished: null, started: null, released: null, nextEpisode: null };
  for (const role of dayRoles) {
    if (cell(role) === '') continue;
    days[role] = dayIn(cell(role), dayOrder, timeZone);
    if (!days[role]) return { error: `“${cell(role).slice(0, 40)}” is no day` };
  }
  const rated = readRating(cell('rating'), Number(ratingScale));
  const said = readStatus(cell('status'));
  const isEpisode = /^episode$/i.test(cell('type'));
  const numberIn = (role: ColumnRole) => {
    const value = Number(cell(role).replace(',', '.'));
    return cell(role) === '' || Number.isNaN(value) ? null : value;
  };
  return {
    number,
    title,
    type: readType(cell('type')) ?? type,
    // Whoever has seen an episode is not through with a series.
    status: said ?? (isEpisode ? 'in_progress' : days.finished ? 'completed' : status),
    isStatusSaid: said !== undefined,
    releaseYear: numberIn('year'),
    rating: 'wrong' in rated ? null : rated.rating,
    finishedOn: days.finished,
    startedOn: days.started,
    season: numberIn('season') || null,
    episode: numberIn('episode'),
    totalEpisodes: numberIn('episodes') || null,
    hours: numberIn('hours'),
    times: numberIn('times'),
    all: columns.each === undefined ? null : timesInCell(written('each')),
    rest: {
      venue: text('venue', 80),
      creator: text('creator', 120),
      genres: isOwn ? wordsInCell(written('genres')) : genresIn(text('genres', 2_000)),
      url: /^https?:\/\//.test(cell('link')) ? cell('link') : null,
      withWhom: text('withWhom', 80),
      recommendedBy: text('recommendedBy', 80),
      isFavorite: readYes(cell('favourite')),
      // One that is too long is said, not cut.
      review: isOwn ? written('review') : plainText(written('review')),
      releaseOn: days.released,
      nextEpisodeOn: days.nextEpisode,
    },
    note: 'wrong' in rated ? rated.wrong : undefined,
  };
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/;

// A history has the moment, which is another day elsewhere.
function dayIn(cell: string, order: DayOrder, timeZone: string): string | null {
  if (moment.test(cell))
    try {
      return dateOf(cell, timeZone);
    } catch {
      return null;
    }
  return readDay(cell.replace(/T\d\d:.*$/, ''), order);
}

function genresIn(cell: string): string[] {
  const words = cell.split(/[,;|]/).map((word) => word.trim().toLowerCase().slice(0, 40));
  return [...new Set(words.filter(Boolean))].slice(0, 20);
}
