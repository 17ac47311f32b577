import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ImportedLines } from '#client/import/page/imported-lines.tsx';
import type { LineColumn } from '#client/import/page/line-table.tsx';
import { useSendImport } from '#client/import/page/use-send-import.ts';
import { useTicks } from '#client/import/page/use-ticks.ts';
import type { ImportTable } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { FormError } from '#client/ui/fields/field.tsx';
import { countText } from '#client/words/count-text.ts';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { books } from '#domains/leisure/books/data.ts';
import { withAdditions } from '#domains/leisure/books/import/reading/additions.ts';
import {
  type BookSettings,
  keptBookSettings,
} from '#domains/leisure/books/import/reading/import-settings.ts';
import { type BookLine, readBooks } from '#domains/leisure/books/import/reading/read-books.ts';
import { bookReads, readsByBook } from '#domains/leisure/books/reads/data.ts';
import { RatingMarks } from '#domains/leisure/books/parts/rating-input.tsx';
import { statusLabels } from '#domains/leisure/books/rules.ts';
import { authorsText } from '#domains/leisure/books/words/book-words.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { bookImports } from './book-imports.ts';
import { importedRows } from './imported-rows.ts';

interface BookLinesProps {
  fileName: string;
  table: ImportTable;
  settings: BookSettings;
}

/** The rows of a file as books: which of them come in, and which are left out and why. */
export function BookLines(props: BookLinesProps) {
  if (props.settings.columns.title === undefined)
    return <FormError>Say which column holds the title.</FormError>;
  return <Lines {...props} />;
}

function Lines({ fileName, table, settings }: BookLinesProps) {
  const formats = useFormats();
  const navigate = useNavigate();
  const stored = books.useRows(allRows);
  const byId = books.useRows(rowsById);
  const reads = bookReads.useRows(readsByBook);
  const status = worstOf(books.useStatus(), bookReads.useStatus());
  const { lines: read, wrong } = useMemo(
    () => readBooks(table.rows, settings, stored),
    [table, settings, stored],
  );
  const lines = useMemo(
    () => withAdditions(read, { books: byId, reads, formats }),
    [read, byId, reads, formats],
  );
  const select = useTicks<BookLine>();
  const chosen = lines.filter(select.isChosen);
  const sending = useSendImport({
    imports: bookImports,
    fileName,
    of: [settings, chosen.map(({ number }) => number)],
    rows: async () => importedRows(chosen),
    doneText: `${countText(chosen.length, 'book')} imported`,
    onDone() {
      keptBookSettings.keep(shapeOf(table.names), settings);
      void navigate({ to: '/books' });
    },
  });
  return (
    <ImportedLines
      {...{ lines, wrong, select, sending }}
      columns={columnsOf(formats)}
      titleLabel="Title"
      noun="book"
      noneText="No row of this file is a book."
      twinText="The same title and author, or the same ISBN, as a book that is here or in a row above. Tick what is another one."
      known={{ status, retry: () => [books, bookReads].forEach(({ retry }) => retry()) }}
    />
  );
}

function columnsOf(formats: DayFormats): LineColumn<BookLine>[] {
  return [
    {
      label: 'Author',
      className: 'import-wide',
      cell: ({ book }) => (
        <span className="trunc block" dir="auto">
          {authorsText(book)}
        </span>
      ),
    },
    { label: 'Shelf', className: 'one-line', cell: ({ book }) => statusLabels[book.status] },
    {
      label: 'Rating',
      className: 'import-wide',
      cell: ({ book }) => (book.rating === null ? '' : <RatingMarks rating={book.rating} />),
    },
    {
      label: 'Finished',
      className: 'num one-line',
      cell: ({ book }) => (book.finishedOn ? formatShortDate(book.finishedOn, formats) : ''),
    },
  ];
}
