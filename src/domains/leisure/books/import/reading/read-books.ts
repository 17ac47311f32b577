import { type DayOrder, readDay } from '#client/import/reading/read-days.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';
import { asIsbn13, isIsbn13 } from '#domains/leisure/books/isbn/rules.ts';
import { newBook } from '#domains/leisure/books/schema.ts';
import type { Book, BookFormat, BookStatus } from '#domains/leisure/books/schema.ts';
import { authorsIn } from '#domains/leisure/books/words/authors-in.ts';
import { newId } from '#shared/ids.ts';
import type { BookColumns, BookRole } from './book-columns.ts';
import { plainText } from './plain-text.ts';

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
  | 'recommendedBy'
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

function readBook(cells: readonly string[], { columns, dayOrder, ratingOf }: ReadBooksAs): Read {
  const cell = (role: BookRole) => {
    const at = columns[role];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const day = (role: BookRole) => readDay(cell(role), dayOrder);
  const named = inSeries(plainText(cell('title')).replaceAll(/\s+/g, ' '));
  if (named.title === '') return { error: 'There is no title in this row' };
  const status = statusOf(cell('shelf'), day('finished') !== null);
  const format = formatOf(cell('format'));
  const isHeard = format === 'audiobook';
  const length = within(cell('pages'), 20_000);
  const minutes = within(cell('minutes'), 20_000);
  const reads = status === 'finished' ? readsOf(cell, { dayOrder, day }) : [];
  const last = reads[0];
  const total = isHeard ? minutes : length;
  const startedOn = last ? last.startedOn : day('started');
  const isOver = status === 'finished' || status === 'dnf';
  const book: ImportedBook = {
    title: cut(named.title, 300),
    subtitle: cut(plainText(cell('subtitle')), 300),
    authors: authorsOf(cell('author'), cell('moreAuthors')),
    seriesName: cut(plainText(cell('series')) || named.seriesName, 120),
    seriesNumber: numberOf(cell('volume')) ?? named.seriesNumber,
    isbn: isbnOf(cell('isbn')) ?? isbnOf(cell('otherIsbn')),
    format,
    pages: length,
    minutes,
    status,
    progressUnit: isHeard ? 'minute' : 'page',
    progress: status === 'finished' ? (total ?? 0) : 0,
    rating: ratingIn(cell('rating'), ratingOf),
    startedOn: status === 'want_to_read' ? null : startedOn,
    finishedOn: isOver ? (last?.finishedOn ?? day('finished')) : null,
    publishedYear: within(cell('year'), 2200),
    publisher: cut(plainText(cell('publisher')), 120),
    language: cut(cell('language'), 40),
    owned: /^(yes|ja|oui|si|sí|sim|true|[1-9]\d*)$/i.test(cell('owned')) ? 'own' : 'none',
    recommendedBy: cut(plainText(cell('from')), 80),
    review: cut(plainText(cell('review')), 20_000),
    tags: tagsOf(cell('tags')),
  };
  if (book.startedOn && book.finishedOn && book.finishedOn < book.startedOn) book.startedOn = null;
  const checked = newBook.safeParse({ ...book, id: newId() });
  if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'This is no book' };
  return { book, reads };
}

// 'Leviathan Wakes (The Expanse, #1)'
function inSeries(text: string) {
  const found = /^(.+?)\s*\(([^()]+?)[,;]?\s*#(\d+(?:\.\d+)?)[^()]*\)$/.exec(text);
  const [, title = text, seriesName = '', number] = found ?? [];
  return { title: title.trim(), seriesName, seriesNumber: number ? Number(number) : null };
}

function authorsOf(first: string, others: string): string[] {
  const names = authorsIn([first, others].map(plainText).filter(Boolean).join(', '));
  return names.map((name) => cut(name, 120)).slice(0, 10);
}

// Goodreads writes ="0441478123", so that no spreadsheet makes a number of it.
function isbnOf(cell: string): string | null {
  const isbn = asIsbn13(cell.replaceAll(/[="']/g, '').trim());
  return isIsbn13(isbn) ? isbn : null;
}

const isRead = /^(read|finished|gelesen|lu|lus|le[ií]do|lido|letto|gelezen|beendet)$/i;
const isReading =
  /^(currently.?reading|reading|lese.*|am lesen|en (cours|train).*|leyendo|lendo|in lettura|aan het lezen)$/i;
const isPaused = /^(paused|on.?hold|pausiert|en pause)$/i;
const isLeft =
  /^(dnf|did.?not.?finish|abandoned|abgebrochen|abandonn.*|abandonado.*|abbandonato)$/i;

function statusOf(cell: string, hasDay: boolean): BookStatus {
  if (isRead.test(cell)) return 'finished';
  if (isReading.test(cell)) return 'reading';
  if (isPaused.test(cell)) return 'paused';
  if (isLeft.test(cell)) return 'dnf';
  return cell === '' && hasDay ? 'finished' : 'want_to_read';
}

function formatOf(cell: string): BookFormat {
  if (/audio|hörbuch|horbuch|audible|\bcd\b/i.test(cell)) return 'audiobook';
  return /kindle|e-?book|digital|nook|epub/i.test(cell) ? 'ebook' : 'print';
}

interface Days {
  dayOrder: DayOrder;
  day: (role: BookRole) => string | null;
}

// The last first: StoryGraph names all, Goodreads the last and how many there were.
function readsOf(cell: (role: BookRole) => string, { dayOrder, day }: Days): ReadDays[] {
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
  const times = Math.min(mostReads, within(cell('times'), 1_000) ?? 1);
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
  const rating = numberOf(cell);
  // 0 is what has no rating.
  if (rating === null || rating <= 0) return null;
  return Math.min(10, Math.max(1, Math.round(of === 5 ? rating * 2 : rating)));
}

function tagsOf(cell: string): string[] {
  const shelves = /^(read|to-read|currently-reading|did-not-finish)$/;
  const words = plainText(cell)
    .split(/\s*[,;]\s*/)
    .map((tag) => cut(tag.replace(/^#/, '').toLowerCase(), 40))
    .filter((tag) => tag !== '' && !shelves.test(tag));
  return [...new Set(words)].slice(0, 20);
}

function numberOf(cell: string): number | null {
  const number = cell === '' ? Number.NaN : Number(cell.replace(',', '.'));
  return Number.isFinite(number) && number >= 0 && number <= 9_999 ? number : null;
}

function within(cell: string, most: number): number | null {
  const number = Number(cell.replaceAll(/[^\d-]/g, '') || Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed().trim();

/** What ratings of a file go up to: stars, or ten. */
export function guessRatingOf(rows: readonly TableRow[], { rating }: BookColumns): 5 | 10 {
  if (rating === undefined) return 5;
  return rows.some(({ cells }) => (numberOf((cells[rating] ?? '').trim()) ?? 0) > 5) ? 10 : 5;
}
