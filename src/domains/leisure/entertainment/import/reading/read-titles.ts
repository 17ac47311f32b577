import type { TableRow } from '#client/import/reading/read-table.ts';
import { type DayOrder, readDay } from '#client/import/reading/read-days.ts';
import type { WrongLine } from '#client/import/page/wrong-lines.tsx';
import { newId } from '#shared/ids.ts';
import {
  type EntertainmentItem,
  importedEntertainmentItem,
  type ImportedEntertainmentItem,
} from '#domains/leisure/entertainment/schema.ts';
import { readStatus, readType, readYes } from './cell-words.ts';
import type { ImportSettings, RatingScale } from './import-settings.ts';
import type { ColumnRole } from './title-columns.ts';

/** A time that a file says something was finished. */
export interface ReadTime {
  finishedOn: string;
  rating: number | null;
  /** What was written of this time. */
  note: string;
}

/** A title that a file speaks of, in one row or in several. */
export interface ReadLine {
  /** Its first row in the file. */
  number: number;
  title: string;
  item: ImportedEntertainmentItem;
  times: readonly ReadTime[];
  /** Where the same is already. */
  twin: 'stored' | null;
  /** The one that is here, where it is a single one. */
  storedId?: string | undefined;
  /** What it adds to that. */
  adds?: string | undefined;
}

export interface ReadLines {
  lines: ReadLine[];
  wrong: WrongLine[];
}

type Like = Pick<EntertainmentItem, 'title' | 'type' | 'releaseYear'>;
type Known = Like & { id?: string };
/** The titles that are there, by what they are called. */
export type Stored = ReadonlyMap<string, readonly Known[]>;

const keyOf = ({ title, type }: Pick<Like, 'title' | 'type'>) =>
  `${type} ${title.trim().toLowerCase()}`;

/** What is there, to be compared with: a selector. */
export const storedTitles = (rows: readonly Known[]): Stored => Map.groupBy(rows, keyOf);

// Two films of one name are told apart by their years, where both are known.
function storedAs(stored: Stored, item: Like): Pick<ReadLine, 'twin' | 'storedId'> {
  const same = stored.get(keyOf(item)) ?? [];
  const like = same.filter(
    ({ releaseYear }) =>
      item.releaseYear === null || releaseYear === null || releaseYear === item.releaseYear,
  );
  if (like.length === 0) return { twin: null };
  const exact = like.filter(({ releaseYear }) => releaseYear === item.releaseYear);
  const one = exact.length === 1 ? exact[0] : like.length === 1 ? like[0] : undefined;
  return { twin: 'stored', storedId: one?.id };
}

/** What the rows of a file say: a title that stands in several rows is one, with as many times. */
export function readTitles(
  rows: readonly TableRow[],
  settings: ImportSettings,
  stored: Stored,
): ReadLines {
  const wrong: WrongLine[] = [];
  const byTitle = new Map<string, Row[]>();
  for (const row of rows) {
    const read = readRow(row, settings);
    if ('error' in read) wrong.push({ number: row.number, error: read.error, text: textOf(row) });
    else {
      const key = `${keyOf(read)} ${read.releaseYear ?? ''}`;
      const known = byTitle.get(key);
      if (known) known.push(read);
      else byTitle.set(key, [read]);
    }
  }
  const lines: ReadLine[] = [];
  for (const all of byTitle.values()) {
    const line = lineOf(all);
    if ('error' in line) wrong.push(line);
    else lines.push({ ...line, ...storedAs(stored, line.item) });
  }
  return { lines, wrong: wrong.toSorted((one, other) => one.number - other.number) };
}

type Item = Omit<ImportedEntertainmentItem, 'id'>;
interface Row extends Required<Pick<Item, 'title' | 'type' | 'status'>> {
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
  rest: Pick<
    Item,
    | ('venue' | 'creator' | 'genres' | 'url' | 'withWhom' | 'recommendedBy')
    | ('isFavorite' | 'review' | 'releaseOn' | 'nextEpisodeOn')
  >;
}

const dayRoles = ['finished', 'started', 'released', 'nextEpisode'] as const;

function readRow(
  { number, cells }: TableRow,
  { columns, dayOrder, ratingScale, type, status }: ImportSettings,
): Row | { error: string } {
  const cell = (role: ColumnRole) => {
    const at = columns[role];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const title = cell('title').replaceAll(/\s+/g, ' ');
  if (title === '') return { error: 'There is no title' };
  for (const role of dayRoles)
    if (cell(role) !== '' && !dayIn(cell(role), dayOrder))
      return { error: `“${cell(role).slice(0, 40)}” is no day` };
  const rating = ratingIn(cell('rating'), ratingScale);
  if (rating === undefined) return { error: `“${cell('rating').slice(0, 40)}” is no rating` };
  const said = readStatus(cell('status'));
  const finishedOn = dayIn(cell('finished'), dayOrder);
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
    status: said ?? (isEpisode ? 'in_progress' : finishedOn ? 'completed' : status),
    isStatusSaid: said !== undefined,
    releaseYear: numberIn('year'),
    rating,
    finishedOn,
    startedOn: dayIn(cell('started'), dayOrder),
    season: numberIn('season') || null,
    episode: numberIn('episode'),
    totalEpisodes: numberIn('episodes') || null,
    hours: numberIn('hours'),
    times: numberIn('times'),
    rest: {
      venue: cell('venue').slice(0, 80),
      creator: cell('creator').slice(0, 120),
      genres: genresIn(cell('genres')),
      url: /^https?:\/\//.test(cell('link')) ? cell('link') : null,
      withWhom: cell('withWhom').slice(0, 80),
      recommendedBy: cell('recommendedBy').slice(0, 80),
      isFavorite: readYes(cell('favourite')),
      review: cell('review'),
      releaseOn: dayIn(cell('released'), dayOrder),
      nextEpisodeOn: dayIn(cell('nextEpisode'), dayOrder),
    },
  };
}

// All rows of one title, in the order of the file.
function lineOf(rows: readonly Row[]): Omit<ReadLine, 'twin'> | WrongLine {
  const byDay = rows.toSorted((one, other) =>
    (one.finishedOn ?? '').localeCompare(other.finishedOn ?? ''),
  );
  const last = byDay.at(-1);
  const [first] = rows;
  if (!first || !last) return { number: 0, error: 'There is nothing to read', text: '' };
  const status = (rows.findLast(({ isStatusSaid }) => isStatusSaid) ?? last).status;
  const isDone = status === 'completed';
  const times = isDone ? timesOf(byDay) : [];
  const furthest = rows.reduce((best, row) => (placeOf(row) > placeOf(best) ? row : best));
  const begun = [...rows.flatMap(({ startedOn }) => startedOn ?? [])].sort()[0];
  const seen = byDay.find(({ finishedOn }) => finishedOn !== null)?.finishedOn;
  const told = <Value>(read: (row: Row) => Value | null) =>
    rows.findLast((row) => read(row) !== null);
  const rest = rows.reduce<Row['rest']>((all, row) => merged(all, row.rest), first.rest);
  const item = {
    id: newId(),
    title: first.title,
    type: first.type,
    status,
    rating: byDay.findLast(({ rating }) => rating !== null)?.rating ?? null,
    season: furthest.season,
    episode: furthest.episode,
    totalEpisodes: told(({ totalEpisodes }) => totalEpisodes)?.totalEpisodes ?? null,
    hours: told(({ hours }) => hours)?.hours ?? null,
    releaseYear: first.releaseYear,
    ...rest,
    startedOn: begun ?? (isDone ? null : (seen ?? null)),
    finishedOn: isDone ? (times.at(-1)?.finishedOn ?? null) : null,
    times: Math.max(isDone ? 1 : 0, times.length, ...rows.map((row) => row.times ?? 0)),
  };
  const checked = importedEntertainmentItem.safeParse(item);
  if (!checked.success) {
    const error = checked.error.issues[0]?.message ?? 'This row cannot be read';
    return { number: first.number, error, text: first.title };
  }
  return { number: first.number, title: checked.data.title, item: checked.data, times };
}

const placeOf = ({ season, episode }: Row) => (season ?? 0) * 100_000 + (episode ?? 0);

// A day counts once, whatever stands in the file twice.
function timesOf(byDay: readonly Row[]): ReadTime[] {
  const days = new Map<string, ReadTime>();
  for (const { finishedOn, rating, rest } of byDay) {
    const note = rest.review ?? '';
    if (finishedOn) days.set(finishedOn, { finishedOn, rating, note });
  }
  return [...days.values()];
}

// What a later row leaves open stays as an earlier one has it.
function merged(one: Row['rest'], other: Row['rest']): Row['rest'] {
  const said = Object.entries(other).filter(
    ([, value]) => value !== '' && value !== null && value !== false && !isEmpty(value),
  );
  return { ...one, ...Object.fromEntries(said) };
}
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

// A history has the moment.
function dayIn(cell: string, order: DayOrder): string | null {
  return cell === '' ? null : readDay(cell.replace(/T\d\d:.*$/, ''), order);
}

// Null where there is none, undefined where nobody knows what it is.
function ratingIn(cell: string, scale: RatingScale): number | null | undefined {
  const stars = /^(★*)(½?)$/u.exec(cell);
  const value =
    stars && cell !== ''
      ? (stars[1]?.length ?? 0) + (stars[2] ? 0.5 : 0)
      : Number(cell.replace(',', '.').replace(/\s*\/\s*\d+$/, ''));
  if (cell === '' || value === 0) return null;
  const rating = Math.round((value / (stars ? 5 : Number(scale))) * 10);
  return rating >= 1 && rating <= 10 ? rating : undefined;
}

function genresIn(cell: string): string[] {
  const words = cell.split(/[,;|]/).map((word) => word.trim().toLowerCase().slice(0, 40));
  return [...new Set(words.filter(Boolean))].slice(0, 20);
}

const textOf = ({ cells }: TableRow) =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join(' · ')
    .slice(0, 160);
