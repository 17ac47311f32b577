import { Bookmark, MoreHorizontal } from 'lucide-react';
import { ListTable } from '#client/list/list-table.tsx';
import { type ListColumn, useListTable } from '#client/list/use-list-table.tsx';
import { changeMany, removeMany, tagMany } from '#client/sync/change-many.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { tagsInUse } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  BulkTags,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { books as collection } from '#domains/leisure/books/data.ts';
import { bookItems } from '#domains/leisure/books/panel/book-items.tsx';
import { openBook } from '#domains/leisure/books/panel/book-panel-host.tsx';
import { RatingMarks } from '#domains/leisure/books/parts/rating-input.tsx';
import { formatLabels, ownershipLabels, statusLabels } from '#domains/leisure/books/rules.ts';
import type { Book, BookChanges } from '#domains/leisure/books/schema.ts';
import { authorsText, progressText, seriesText } from '#domains/leisure/books/words/book-words.ts';
import { optionsOf } from '#domains/leisure/books/words/options-of.ts';
import { Cover } from '#domains/leisure/covers/cover.tsx';
import { numberText } from '#shared/words/number-text.ts';
import './book-table.css';

interface BookTableProps {
  books: readonly Book[];
  failures: readonly FailedWrite[];
  formats: DayFormats;
}

/** Books as rows: sorted by their heads, several changed at once. */
export function BookTable({ books, failures, formats }: BookTableProps) {
  const tags = collection.useRows(tagsInUse);
  const table = useListTable({
    name: 'books',
    rows: books,
    columns: columnsOf(formats),
    first: { by: 'title', isDescending: false },
    canSelect: true,
  });
  return (
    <ListTable
      table={table}
      noun="book"
      nameOf={({ title }) => title}
      failures={failures}
      menu={(book) => (
        <Menu
          label={`More for ${book.title}`}
          align="end"
          trigger={
            <IconButton size="sm" label={`More for ${book.title}`} icon={<MoreHorizontal />} />
          }
          items={bookItems(book)}
        />
      )}
      bulk={(bar) => {
        const then = thenClearing(bar.onClear);
        return (
          <BulkBar {...bar}>
            <BulkMenu
              label="Whose"
              text="Whose"
              icon={<Bookmark />}
              items={optionsOf(ownershipLabels).map(({ value, label }) => ({
                label,
                onSelect: then(() => {
                  const text = `${bar.selected.length} books: ${label.toLowerCase()}`;
                  changeMany<Book, BookChanges>(
                    collection,
                    bar.selected,
                    () => ({ owned: value }),
                    text,
                  );
                }),
              }))}
            />
            <BulkTags
              tags={tags}
              onTag={(tag) => then(() => tagMany(collection, bar.selected, tag, 'book'))}
            />
            <BulkDelete onDelete={then(() => removeMany(collection, bar.selected, 'book'))} />
          </BulkBar>
        );
      }}
    />
  );
}

function columnsOf(formats: DayFormats): ListColumn<Book>[] {
  return [
    {
      name: 'title',
      label: 'Title',
      className: 'book-row-title',
      value: ({ title }) => title,
      cell: (book) => (
        <span className="row gap-10 may-shrink">
          <span className="book-row-cover">
            <Cover isBook id={book.id} title={book.title} coverId={book.coverId} />
          </span>
          <button
            type="button"
            data-row
            className="link trunc start"
            dir="auto"
            onClick={() => openBook({ bookId: book.id })}
          >
            {book.title}
          </button>
        </span>
      ),
    },
    {
      ...{ name: 'author', label: 'Author' },
      value: ({ authors }) => authors[0] ?? null,
      cell: (book) => <span dir="auto">{authorsText(book)}</span>,
    },
    {
      ...{ name: 'series', label: 'Series', isWide: true },
      value: ({ seriesName, seriesNumber }) =>
        seriesName ? `${seriesName} ${String(seriesNumber ?? '').padStart(8, '0')}` : null,
      cell: (book) => seriesText(book) || null,
    },
    {
      ...{ name: 'status', label: 'Status' },
      value: ({ status }) => statusLabels[status],
      cell: (book) => (book.status === 'reading' ? progressText(book) : statusLabels[book.status]),
    },
    {
      ...{ name: 'rating', label: 'Rating' },
      value: ({ rating }) => rating,
      cell: ({ rating }) => (rating === null ? null : <RatingMarks rating={rating} />),
    },
    {
      ...{ name: 'finished', label: 'Finished', isNumber: true },
      value: ({ finishedOn }) => finishedOn,
      cell: ({ finishedOn }) => (finishedOn ? formatShortDate(finishedOn, formats) : null),
    },
    {
      ...{ name: 'pages', label: 'Pages', isNumber: true, isWide: true },
      value: ({ pages }) => pages,
      cell: ({ pages }) => (pages === null ? null : numberText(pages)),
    },
    {
      ...{ name: 'format', label: 'Format', isWide: true },
      value: ({ format }) => formatLabels[format],
      cell: ({ format }) => formatLabels[format],
    },
  ];
}
