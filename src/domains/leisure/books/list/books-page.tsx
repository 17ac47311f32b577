import { useNavigate } from '@tanstack/react-router';
import { CalendarRange, Library, List, Upload } from 'lucide-react';
import { ListPage } from '#client/list/list-page.tsx';
import { viewsOf } from '#client/list/list-views.tsx';
import { knownOf } from '#client/list/list-words.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { useList } from '#client/list/use-list.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { books as collection } from '#domains/leisure/books/data.ts';
import { finishesOf } from '#domains/leisure/books/figures/reading-figures.ts';
import { openBook } from '#domains/leisure/books/panel/book-panel-host.tsx';
import { bookReads, readsByBook } from '#domains/leisure/books/reads/data.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { bookCsv } from './book-csv.ts';
import { bookRules, isBeingRead } from './book-filter.ts';
import { BookTable } from './book-table.tsx';
import { ReadingHead } from './reading-head.tsx';
import { Shelves } from './shelves.tsx';
import { shelvesOf } from './shelf-rows.ts';
import { numberText } from '#shared/words/number-text.ts';

const views = [
  { value: 'shelf', label: 'Shelf', icon: <Library aria-hidden="true" /> },
  { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
] as const;

/** The books of whoever is signed in: being read, to be read, and read. */
export function BooksPage() {
  const navigate = useNavigate();
  const formats = useFormats();
  const books = collection.useRows(allRows);
  const reads = bookReads.useRows(readsByBook);
  const source = useListSource(collection, 'title');
  const rules = bookRules(books);
  const ofSeries = rules.filters.find(({ name }) => name === 'series');
  const list = useList({ rows: books, searchLabel: 'Search books', keeps: ['view'], ...rules });
  const view = viewsOf(list, views);
  const finishes = finishesOf(books, reads);
  const [series, ...others] = ofSeries ? knownOf(list.search, ofSeries) : [];
  const shelves = shelvesOf(list.rows, others.length === 0 ? series : undefined);
  const reading = books.filter(isBeingRead).length;
  const isFirst = books.length === 0;
  return (
    <ListPage
      title="Books"
      noun="book"
      list={list}
      source={source}
      canEdit
      subtitle={
        <>
          <b>{reading}</b> reading, <b>{numberText(books.length - reading)}</b> more on the shelves
        </>
      }
      primary={{ label: 'Add book', onSelect: () => openBook() }}
      views={view}
      more={[
        ...(isFirst
          ? []
          : [
              {
                label: 'My year in books',
                icon: <CalendarRange />,
                onSelect: () => void navigate({ to: '/books/year' }),
              },
            ]),
        {
          label: 'Import books',
          icon: <Upload />,
          onSelect: () => void navigate({ to: '/books/import' }),
        },
      ]}
      onExport={() => saveCsv('books.csv', bookCsv(list.rows, reads))}
      frame={(rows) => (
        <>
          {list.isNarrowed || source.status !== 'ready' ? null : (
            <ReadingHead finishes={finishes} books={books} today={formats.today} />
          )}
          {rows}
        </>
      )}
      empty={{
        title: 'No books yet',
        shape: 'cards',
        text: 'What are you reading? Add one book and set a goal.',
      }}
    >
      {view.value === 'list' ? (
        <BookTable books={list.rows} failures={source.failures} formats={formats} />
      ) : (
        <Shelves
          question={list.question}
          shelves={shelves}
          isCut={!list.isNarrowed}
          failures={source.failures}
          onAll={(chip) => list.change({ shelf: chip })}
        />
      )}
    </ListPage>
  );
}
