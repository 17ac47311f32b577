import { type DayOrder, readDay } from '#client/import/reading/read-days.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';
import { asIsbn13, isIsbn13 } from '#domains/leisure/books/isbn/rules.ts';
import { newBook } from '#domains/leisure/books/schema.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { authorsIn } from '#domains/leisure/books/words/authors-in.ts';
import { newId } from '#shared/ids.ts';
import { type BookColumns, type BookRole, isOwnFile } from './book-columns.ts';
import { readFormat, readOwnership, readStatus, readYes } from './cell-words.ts';
import { plainText } from './plain-text.ts';
import { readCount, readDecimal } from './read-numbers.ts';
import { readProgress } from './read-progress.ts';

/** One time that an imported book was read. */
export interface ReadDays {
  startedOn: string | null;
  finishedOn: string | null;
}

/** A row of a file as the book that it would be. */
export interface BookLine {
  number: number;
  title: string;
  /** Where the same is already: among the books that are here, or in this row of the file. */
  twin: 'stored' | number | null;
  book: ImportedBook;
  /** Times that it was read to its end. */
  reads: readonly ReadDays[];
  /** The book that is here, where it is a single one. */
  storedId?: string | undefined;
  /** What it adds to that, in words and as readings. */
  adds?: string | undefined;
  added?: readonly AddedRead[];
}
/** A reading that a file adds to a book that is here. */
export interface AddedRead extends ReadDays {
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

type Read = Pick<BookLine, 'book' | 'reads'> | { error: string };

function readBook(cells: readonly string[], as: ReadBooksAs): Read {
  const said = saidIn(cells, as);
  const { cell, text, day } = said;
  const named = titleOf(said);
  if (named.title === '') return { error: 'There is no title in this row' };
  const status = readStatus(cell('shelf'), day('finished') !== null);
  const reads = status === 'finished' ? readsOf(said, as.dayOrder) : [];
  const last = reads[0];
  const startedOn = last ? last.startedOn : day('started');
  const isOver = status === 'finished' || status === 'dnf';
  const book: ImportedBook = {
    title: cut(named.title, 300),
    subtitle: cut(text('subtitle'), 300),
    authors: authorsOf(text('author'), text('moreAuthors')),
    seriesName: cut(text('series') || named.seriesName, 120),
    seriesNumber: readDecimal(cell('volume')) ?? named.seriesNumber,
    isbn: isbnOf(cell('isbn')) ?? isbnOf(cell('otherIsbn')),
    ...lengthsOf(cell, status === 'finished'),
    status,
    rating: ratingIn(cell('rating'), as.ratingOf),
    startedOn: status === 'want_to_read' ? null : startedOn,
    finishedOn: isOver ? (last?.finishedOn ?? day('finished')) : null,
    publishedYear: readCount(cell('year'), 2200),
    publisher: cut(text('publisher'), 120),
    language: cut(cell('language'), 40),
    owned: readOwnership(cell('owned')),
    ownedWith: cut(text('ownedWith'), 80),
    returnOn: day('returnOn'),
    recommendedBy: cut(text('from'), 80),
    review: cut(text('review'), 20_000),
    isFavorite: readYes(cell('favourite')),
    tags: tagsOf(said),
  };
  if (book.startedOn && book.finishedOn && book.finishedOn < book.startedOn) book.startedOn = null;
  const checked = newBook.safeParse({ ...book, id: newId() });
  if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'This is no book' };
  return { book, reads };
}

/** What a row says, by what its columns are. */
interface Said {
  /** Whether it was saved here: it holds what was typed, and nothing is to be guessed. */
  isOwn: boolean;
  cell: (role: BookRole) => string;
  /** Without the HTML that other exports have. */
  text: (role: BookRole) => string;
  day: (role: BookRole) => string | null;
}

function saidIn(cells: readonly string[], { columns, dayOrder }: ReadBooksAs): Said {
  const isOwn = isOwnFile(columns);
  const cell = (role: BookRole) => {
    const at = columns[role];
    const written = at === undefined ? '' : (cells[at] ?? '').trim();
    // Saving puts a ' before what a spreadsheet would run.
    return isOwn ? written.replace(/^'(?=[=+\-@])/, '') : written;
  };
  return {
    ...{ isOwn, cell },
    text: (role) => (isOwn ? cell(role) : plainText(cell(role))),
    day: (role) => readDay(cell(role), dayOrder),
  };
}

function titleOf({ isOwn, text }: Said): ReturnType<typeof inSeries> {
  const title = text('title').replaceAll(/\s+/g, ' ');
  return isOwn ? { title, seriesName: '', seriesNumber: null } : inSeries(title);
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

function authorsOf(first: string, others: string): string[] {
  // Each is read alone: one may have semicolons, and the other commas.
  const names = [first, others].flatMap(authorsIn).map((name) => cut(name, 120));
  return [...new Set(names)].slice(0, 10);
}

// Goodreads writes ="0441478123", so that no spreadsheet makes a number of it; others let it become one.
function isbnOf(cell: string): string | null {
  const isbn = asIsbn13(cell.replaceAll(/[="']/g, '').replace(/\.0+$/, '').trim());
  return isIsbn13(isbn) ? isbn : null;
}

// The last first: StoryGraph names all, Goodreads the last and how many there were.
function readsOf({ cell, day }: Said, dayOrder: DayOrder): ReadDays[] {
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

function inOrder({ startedOn, finishedOn }: ReadDays): ReadDays {
  const isTurned = startedOn !== null && finishedOn !== null && finishedOn < startedOn;
  return { startedOn: isTurned ? null : startedOn, finishedOn };
}

function ratingIn(cell: string, of: 5 | 10): number | null {
  const rating = readDecimal(cell);
  // 0 is what has no rating.
  if (rating === null || rating <= 0) return null;
  return Math.min(10, Math.max(1, Math.round(of === 5 ? rating * 2 : rating)));
}

function tagsOf({ isOwn, text }: Said): string[] {
  // Goodreads has the shelf among them.
  const shelves = /^(read|to-read|currently-reading|did-not-finish)$/;
  const words = text('tags')
    .split(/\s*[,;]\s*/)
    .map((tag) => cut((isOwn ? tag : tag.replace(/^#/, '')).toLowerCase(), 40))
    .filter((tag) => tag !== '' && (isOwn || !shelves.test(tag)));
  return [...new Set(words)].slice(0, 20);
}

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed().trim();

/** What ratings of a file go up to: ten in one that was saved here, else stars, or ten. */
export function guessRatingOf(rows: readonly TableRow[], columns: BookColumns): 5 | 10 {
  const { rating } = columns;
  if (isOwnFile(columns)) return 10;
  if (rating === undefined) return 5;
  return rows.some(({ cells }) => (readDecimal((cells[rating] ?? '').trim()) ?? 0) > 5) ? 10 : 5;
}
