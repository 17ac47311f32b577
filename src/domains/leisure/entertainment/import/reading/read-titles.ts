import type { TableRow } from '#client/import/reading/read-table.ts';
import type { WrongLine } from '#client/import/page/wrong-lines.tsx';
import { newId } from '#shared/ids.ts';
import {
  type EntertainmentItem,
  importedEntertainmentItem,
  type ImportedEntertainmentItem,
} from '#domains/leisure/entertainment/schema.ts';
import type { ReadTime } from '#domains/leisure/entertainment/words/times-cell.ts';
import type { ImportSettings } from './import-settings.ts';
import { readRow, type Row } from './read-row.ts';
import { isOwnFile } from './title-columns.ts';

/** A title that a file speaks of, in one row or in several. */
export interface ReadLine {
  /** Its first row in the file. */
  number: number;
  title: string;
  item: ImportedEntertainmentItem;
  times: readonly ReadTime[];
  /** Where the same is already, or in which row of the file. */
  twin: 'stored' | number | null;
  /** The one that is here, where it is a single one. */
  storedId?: string | undefined;
  /** What it adds to that. */
  adds?: string | undefined;
  /** What of it does not come in, in a sentence. */
  note?: string | undefined;
  /** Whether it was saved here, each time with its own words. */
  isOwn?: boolean;
}

export interface ReadLines {
  lines: ReadLine[];
  wrong: WrongLine[];
}

type Like = Pick<EntertainmentItem, 'title' | 'type' | 'releaseYear' | 'creator'>;
type Known = Like & { id?: string };
/** The titles that are there, by what they are called. */
export type Stored = ReadonlyMap<string, readonly Known[]>;

const keyOf = ({ title, type }: Pick<Like, 'title' | 'type'>) =>
  `${type} ${title.trim().toLowerCase()}`;

/** What is there, to be compared with: a selector. */
export const storedTitles = (rows: readonly Known[]): Stored => Map.groupBy(rows, keyOf);

const same = <T>(one: T, other: T) => !one || !other || one === other;
const nameOf = (creator: string) => creator.trim().toLowerCase();
/** Two of one name are told apart by who made them, where both are known. */
const isBySame = (one: Pick<Like, 'creator'>, other: Pick<Like, 'creator'>) =>
  same(nameOf(one.creator), nameOf(other.creator));

// Two films of one name are told apart by their years as well.
function storedAs(stored: Stored, item: Like): Pick<ReadLine, 'twin' | 'storedId'> {
  const like = (stored.get(keyOf(item)) ?? []).filter(
    (known) => same(known.releaseYear, item.releaseYear) && isBySame(known, item),
  );
  if (like.length === 0) return { twin: null };
  const inYear = like.filter(({ releaseYear }) => releaseYear === item.releaseYear);
  const byName = inYear.filter(({ creator }) => nameOf(creator) === nameOf(item.creator));
  const [one] = [byName, inYear, like].find(({ length }) => length === 1) ?? [];
  return { twin: 'stored', storedId: one?.id };
}

/**
 * What the rows of a file say: a title that stands in several rows is one, with as many times. In a file
 * that was saved here each row is one. Moments are days in `timeZone`.
 */
export function readTitles(
  rows: readonly TableRow[],
  settings: ImportSettings,
  stored: Stored,
  timeZone: string,
): ReadLines {
  const wrong: WrongLine[] = [];
  const read: Row[] = [];
  for (const row of rows) {
    const one = readRow(row, settings, timeZone);
    if ('error' in one) wrong.push({ number: row.number, error: one.error, text: textOf(row) });
    else read.push(one);
  }
  const made = isOwnFile(settings.columns) ? ownLines(read) : titlesOf(read).map(lineOf);
  const lines: ReadLine[] = [];
  for (const line of made) {
    if ('error' in line) wrong.push(line);
    else {
      const { twin, storedId } = storedAs(stored, line.item);
      lines.push({ ...line, twin: twin ?? line.twin, storedId });
    }
  }
  return { lines, wrong: wrong.toSorted((one, other) => one.number - other.number) };
}

const nameIn = (row: Row) => `${keyOf(row)} ${row.releaseYear ?? ''}`;

// The rows of each title, in the order of the file.
function titlesOf(rows: readonly Row[]): Row[][] {
  const titles: { by: string; rows: Row[] }[] = [];
  const byName = new Map<string, typeof titles>();
  for (const row of rows) {
    const alike = byName.get(nameIn(row)) ?? [];
    const by = nameOf(row.rest.creator ?? '');
    const known = alike.find((title) => same(title.by, by));
    if (known) {
      known.rows.push(row);
      known.by ||= by;
    } else {
      const title = { by, rows: [row] };
      titles.push(title);
      byName.set(nameIn(row), [...alike, title]);
    }
  }
  return titles.map((title) => title.rows);
}

// Each row of a file that was saved here is a title as it was; the same once more is shown as such.
function ownLines(rows: readonly Row[]): (ReadLine | WrongLine)[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = `${nameIn(row)} ${nameOf(row.rest.creator ?? '')}`;
    const twin = seen.get(key) ?? null;
    if (twin === null) seen.set(key, row.number);
    const { number, rest, all, note, isStatusSaid: _, ...told } = row;
    const isDone = row.status === 'completed';
    const item = { ...told, ...rest, id: newId(), times: row.times ?? (isDone ? 1 : 0) };
    const times = all ?? (isDone ? timesOf([row]) : []);
    const line = checkedLine(number, item, { times, note });
    return 'error' in line ? line : { ...line, twin, isOwn: true };
  });
}

// All rows of one title, in the order of the file.
function lineOf(rows: readonly Row[]): ReadLine | WrongLine {
  const byDay = rows.toSorted((one, other) =>
    (one.finishedOn ?? '').localeCompare(other.finishedOn ?? ''),
  );
  const last = byDay.at(-1);
  const [first] = rows;
  if (!first || !last) return { number: 0, error: 'There is nothing to read', text: '' };
  const status = (rows.findLast(({ isStatusSaid }) => isStatusSaid) ?? last).status;
  const isDone = status === 'completed';
  const isOver = isDone || status === 'dropped';
  const times = isDone ? timesOf(byDay) : [];
  const furthest = rows.reduce((best, row) => (placeOf(row) > placeOf(best) ? row : best));
  const begun = [...rows.flatMap(({ startedOn }) => startedOn ?? [])].sort()[0];
  const seen = byDay.flatMap(({ finishedOn }) => finishedOn ?? []);
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
    startedOn: begun ?? (isOver ? null : (seen[0] ?? null)),
    finishedOn: isOver ? (seen.at(-1) ?? null) : null,
    times: Math.max(isDone ? 1 : 0, times.length, ...rows.map((row) => row.times ?? 0)),
  };
  const note = rows.find((row) => row.note !== undefined)?.note;
  return checkedLine(first.number, item, { times, note });
}

function checkedLine(
  number: number,
  item: Pick<ImportedEntertainmentItem, 'title'>,
  more: Pick<ReadLine, 'times' | 'note'>,
): ReadLine | WrongLine {
  const checked = importedEntertainmentItem.safeParse(item);
  if (checked.success)
    return { number, title: checked.data.title, item: checked.data, twin: null, ...more };
  const error = checked.error.issues[0]?.message ?? 'This row cannot be read';
  return { number, error, text: item.title };
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

const textOf = ({ cells }: TableRow) =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join(' · ')
    .slice(0, 160);
