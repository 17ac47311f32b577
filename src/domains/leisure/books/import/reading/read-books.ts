import { plainText } from '#client/import/reading/plain-text.ts';
import { type DayOrder, readDay } from '#client/import/reading/read-days.ts';
import { guessScale, readRating } from '#client/import/reading/read-rating.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';
import { asIsbn13, isIsbn13 } from '#domains/leisure/books/isbn/rules.ts';
import { newBook } from '#domains/leisure/books/schema.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { authorsIn, authorsInCell } from '#domains/leisure/books/words/authors-in.ts';
import { readingsInCell, type ReadTime } from '#domains/leisure/books/words/readings-cell.ts';
import { wordsInCell } from '#shared/files/csv.ts';
import { newId } from '#shared/ids.ts';
import { type BookColumns, type BookRole, isOwnFile } from './book-columns.ts';
import { readFormat, readOwnership, readStatus, readYes } from './cell-words.ts';
import { readCount, readDecimal } from './read-numbers.ts';
import { readProgress } from './read-progress.ts';

/** A row of a file as the book that it would be. */
export interface BookLine {
  number: number;
  title: string;
  /** Where the same is already: among the books that are here, or in this row of the file. */
  twin: 'stored' | number | null;
  book: ImportedBook;
  /** Times that it was read: to its end, but for a file that was saved here, which has all of them. */
  reads: readonly ReadTime[];
  /** What of it does not come in, in a sentence. */
  note?: string | undefined;
  /** The book that is here, where it is a single one. */
  storedId?: string | undefined;
  /** What it adds to that, in words and as readings. */
  adds?: string | undefined;
  added?: readonly AddedRead[];
}
/** A reading that a file adds to a book that is here. */
export interface AddedRead extends ReadTime {
  outcome: 'finished' | null;
  rating: number | null;
  note: string;
}
export type ImportedBook = Pick<
  Book,
  | 'title'
  | 'subtitle'
  | 'authors'
  | 'seriesName'
  | 'seriesNumber'
  | 'isbn'
  | 'format'
  | 'pages'
  | 'minutes'
  | 'status'
  | 'progressUnit'
  | 'progress'
  | 'rating'
  | 'startedOn'
  | 'finishedOn'
  | 'publishedYear'
  | 'publisher'
  | 'language'
  | 'owned'
  | 'ownedWith'
  | 'returnOn'
  | 'recommendedBy'
  | 'isFavorite'
  | 'review'
  | 'tags'
>;

export interface BookTable {
  lines: readonly BookLine[];
  wrong: readonly { number: number; error: string; text: string }[];
}

export interface ReadBooksAs {
  columns: BookColumns;
  dayOrder: DayOrder;
  /** What a rating of the file goes up to. */
  ratingOf: 5 | 10;
}

const mostReads = 20;
/** Of pages and of minutes. */
const longest = 20_000;

/** The rows of a file as books, and those that are none with the reason. */
export function readBooks(
  rows: readonly TableRow[],
  as: ReadBooksAs,
  stored: readonly (Pick<Book, 'title' | 'authors' | 'isbn'> & { id?: string })[],
): BookTable {
  const lines: BookLine[] = [];
  const wrong: { number: number; error: string; text: string }[] = [];
  const seen = new Map<string, 'stored' | number>();
  const ids = new Map<string, string[]>();
  for (const book of stored)
    for (const key of keysOf(book)) {
      seen.set(key, 'stored');
      if (book.id) ids.set(key, [...(ids.get(key) ?? []), book.id]);
    }
  for (const { number, cells } of rows) {
    const read = readBook(cells, as);
    if ('error' in read) {
      wrong.push({
        number,
        error: read.error,
        text: cells.filter(Boolean).join(' · ').slice(0, 200),
      });
      continue;
    }
    const keys = keysOf(read.book);
    const twin = keys.map((key) => seen.get(key)).find((one) => one !== undefined) ?? null;
    for (const key of keys) if (!seen.has(key)) seen.set(key, number);
    const same = new Set(keys.flatMap((key) => ids.get(key) ?? []));
    const storedId = same.size === 1 ? [...same][0] : undefined;
    lines.push({ number, title: read.book.title, twin, storedId, ...read });
  }
  return { lines, wrong };
}

function keysOf({ title, authors, isbn }: Pick<Book, 'title' | 'authors' | 'isbn'>): string[] {
  const words = `${title} ${authors[0] ?? ''}`.toLowerCase();
  return [words, ...(isbn ? [isbn] : [])];
}

type Read = Pick<BookLine, 'book' | 'reads' | 'note'> | { error: string };

function readBook(cells: readonly string[], as: ReadBooksAs): Read {
  const said = saidIn(cells, as);
  const { cell, text, day } = said;
  const named = titleOf(said);
  if (named.title === '') return { error: 'There is no title in this row' };
  const status = readStatus(cell('shelf'), day('finished') !== null);
  const hasAll = as.columns.readings !== undefined;
  const told = status === 'finished' ? readsOf(said, as.dayOrder) : [];
  const reads = hasAll ? readingsInCell(text('readings')) : told;
  const last = hasAll ? undefined : told[0];
  const rated = readRating(cell('rating'), as.ratingOf);
  const startedOn = last ? last.startedOn : day('started');
  const isBegun = said.isOwn || status !== 'want_to_read';
  const isOver = said.isOwn || status === 'finished' || status === 'dnf';
  const book: ImportedBook = {
    title: cut(named.title, 300),
    subtitle: said.isOwn ? text('subtitle') : cut(text('subtitle'), 300),
    authors: authorsOf(said),
    seriesName: cut(text('series') || named.seriesName, 120),
    seriesNumber: readDecimal(cell('volume')) ?? named.seriesNumber,
    isbn: isbnOf(cell('isbn')) ?? isbnOf(cell('otherIsbn')),
    ...lengthsOf(cell, status === 'finished'),
    status,
    rating: 'wrong' in rated ? null : rated.rating,
    startedOn: isBegun ? startedOn : null,
    finishedOn: isOver ? (last?.finishedOn ?? day('finished')) : null,
    publishedYear: readCount(cell('year'), 2200),
    publisher: cut(text('publisher'), 120),
    language: cut(cell('language'), 40),
    owned: readOwnership(cell('owned')),
    ownedWith: cut(text('ownedWith'), 80),
    returnOn: day('returnOn'),
    recommendedBy: cut(text('from'), 80),
    review: said.isOwn ? text('review') : cut(text('review'), 20_000),
    isFavorite: readYes(cell('favourite')),
    tags: tagsOf(said),
  };
  if (book.startedOn && book.finishedOn && book.finishedOn < book.startedOn) book.startedOn = null;
  const checked = newBook.safeParse({ ...book, id: newId() });
  if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'This is no book' };
  return { book, reads, note: 'wrong' in rated ? rated.wrong : undefined };
}

/** What a row says, by what its columns are. */
interface Said {
  /** Whether it was saved here: it holds what was typed, and nothing is to be guessed. */
  isOwn: boolean;
  cell: (role: BookRole) => string;
  /** As it was typed; of other exports without their HTML. */
  text: (role: BookRole) => string;
  day: (role: BookRole) => string | null;
}

function saidIn(cells: readonly string[], { columns, dayOrder }: ReadBooksAs): Said {
  const isOwn = isOwnFile(columns);
  const cell = (role: BookRole) => {
    const at = columns[role];
    return at === undefined ? '' : (cells[at] ?? '');
  };
  return {
    isOwn,
    cell: (role) => cell(role).trim(),
    text: (role) => (isOwn ? cell(role) : plainText(cell(role))),
    day: (role) => readDay(cell(role), dayOrder),
  };
}

function titleOf({ isOwn, text }: Said): ReturnType<typeof inSeries> {
  if (isOwn) return { title: text('title'), seriesName: '', seriesNumber: null };
  return inSeries(text('title').replaceAll(/\s+/g, ' '));
}

type Lengths = Pick<Book, 'format' | 'pages' | 'minutes' | 'progressUnit' | 'progress'>;

// What it is read from, how long that is, and how far somebody is.
function lengthsOf(cell: Said['cell'], isFinished: boolean): Lengths {
  const format = readFormat(cell('format'));
  const pages = readCount(cell('pages'), longest);
  const minutes = readCount(cell('minutes'), longest);
  const isHeard = format === 'audiobook';
  const usual = isHeard ? 'minute' : 'page';
  const end = isFinished ? ((isHeard ? minutes : pages) ?? 0) : 0;
  const read = readProgress(cell('progress'), { usual, pages, minutes });
  return { format, pages, minutes, ...(read ?? { progressUnit: usual, progress: end }) };
}

// 'Leviathan Wakes (The Expanse, #1)'
function inSeries(text: string) {
  const found = /^(.+?)\s*\(([^()]+?)[,;]?\s*#(\d+(?:\.\d+)?)[^()]*\)$/.exec(text);
  const [, title = text, seriesName = '', number] = found ?? [];
  return { title: title.trim(), seriesName, seriesNumber: number ? Number(number) : null };
}

function authorsOf({ isOwn, text }: Said): string[] {
  if (isOwn) return authorsInCell(text('author'));
  // Each is read alone: one may have semicolons, and the other commas.
  const names = [text('author'), text('moreAuthors')]
    .flatMap(authorsIn)
    .map((name) => cut(name, 120));
  return [...new Set(names)].slice(0, 10);
}

// Goodreads writes ="0441478123", so that no spreadsheet makes a number of it; others let it become one.
function isbnOf(cell: string): string | null {
  const isbn = asIsbn13(cell.replaceAll(/[="']/g, '').replace(/\.0+$/, '').trim());
  return isIsbn13(isbn) ? isbn : null;
}

// The last first: StoryGraph names all, Goodreads the last and how many there were.
function readsOf({ cell, day }: Said, dayOrder: DayOrder): ReadTime[] {
  const ranges = cell('dates')
    .split(/\s*,\s*/)
    .map((range) => range.split(/\s*[-–]\s*(?=\d{4}|$)/))
    .map(([from = '', to]) => ({
      startedOn: to === undefined ? null : readDay(from, dayOrder),
      finishedOn: readDay(to ?? from, dayOrder),
    }))
    .filter(({ finishedOn }) => finishedOn !== null)
    .map(inOrder);
  const known =
    ranges.length > 0
      ? ranges.toSorted((one, other) =>
          (other.finishedOn ?? '').localeCompare(one.finishedOn ?? ''),
        )
      : [inOrder({ startedOn: day('started'), finishedOn: day('finished') })];
  const times = Math.min(mostReads, readCount(cell('times'), 1_000) ?? 1);
  const others = Math.max(0, times - known.length);
  return [
    ...known.slice(0, mostReads),
    ...Array.from({ length: others }, () => ({ startedOn: null, finishedOn: null })),
  ];
}

function inOrder({ startedOn, finishedOn }: ReadTime): ReadTime {
  const isTurned = startedOn !== null && finishedOn !== null && finishedOn < startedOn;
  return { startedOn: isTurned ? null : startedOn, finishedOn };
}

function tagsOf({ isOwn, text }: Said): string[] {
  if (isOwn) return wordsInCell(text('tags'));
  // Goodreads has the shelf among them.
  const shelves = /^(read|to-read|currently-reading|did-not-finish)$/;
  const words = text('tags')
    .split(/\s*[,;]\s*/)
    .map((tag) => cut(tag.replace(/^#/, '').toLowerCase(), 40))
    .filter((tag) => tag !== '' && !shelves.test(tag));
  return [...new Set(words)].slice(0, 20);
}

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed().trim();

/** What ratings of a file go up to: ten in one that was saved here, else stars, or ten. */
export function guessRatingOf(rows: readonly TableRow[], columns: BookColumns): 5 | 10 {
  const { rating } = columns;
  if (isOwnFile(columns)) return 10;
  if (rating === undefined) return 5;
  return guessScale(
    rows.map(({ cells }) => cells[rating] ?? ''),
    [5, 10],
  );
}
