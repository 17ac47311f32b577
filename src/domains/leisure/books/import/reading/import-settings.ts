import { findTable, sampled, tableOf } from '#client/import/reading/find-table.ts';
import { keptSettings } from '#client/import/reading/kept-settings.ts';
import { type DayOrder, guessDayOrder } from '#client/import/reading/read-days.ts';
import type { FileKind } from '#client/import/reading/read-file.ts';
import type { TableRow } from '#client/import/reading/read-table.ts';
import { maxRecordRows } from '#domains/leisure/imports/schema.ts';
import { type BookColumns, guessBookColumns } from './book-columns.ts';
import { guessRatingOf } from './read-books.ts';

/** How the rows of a file of books are understood. */
export interface BookSettings {
  hasNames: boolean;
  columns: BookColumns;
  dayOrder: DayOrder;
  /** What its ratings go up to. */
  ratingOf: 5 | 10;
}

/** Files that books come from. */
export const bookFiles: FileKind = { maxRows: maxRecordRows, source: 'Goodreads or StoryGraph' };

// Goodreads and StoryGraph have five stars, whatever a file of theirs holds.
const areStars = /^(exclusive shelf|star rating)$/i;

/** How a file is to be understood most likely. */
export function guessBookSettings(rows: readonly TableRow[], usual: DayOrder): BookSettings {
  const { hasNames } = findTable(rows);
  const { names, rows: body } = tableOf(rows, hasNames);
  const columns = hasNames ? guessBookColumns(names) : { title: 0 };
  const days = body
    .slice(0, sampled)
    .flatMap(({ cells }) => [columns.finished, columns.started].map((at) => cells[at ?? -1] ?? ''));
  return {
    ...{ hasNames, columns },
    dayOrder: guessDayOrder(days, usual).order,
    ratingOf: names.some((name) => areStars.test(name)) ? 5 : guessRatingOf(body, columns),
  };
}

/** How this person understood files of a shape. */
export const keptBookSettings = keptSettings<BookSettings>('book-import');
