import { BookOpen } from 'lucide-react';
import { calendarSource } from '#client/record/calendar-source.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { books } from '#domains/leisure/books/data.ts';
import { takeBack } from '#domains/leisure/books/moves/book-actions.ts';
import { openBook } from '#domains/leisure/books/panel/book-panel-host.tsx';
import { bookDates } from '#domains/leisure/books/rules.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { standingsOf } from '#shared/dated.ts';

/** Days to ask for what was lent, and to give back what was borrowed. */
export const calendar: CalendarPart = { place: 70, useSources: useBooks };

function useBooks(): CalendarSource {
  const source = bookSource(books.useRows(allRows), {});
  // Most people lend no books: the calendar has no switch for what is never there.
  return books.useRows(hasReturns) ? source : nothing;
}

const hasReturns = (rows: readonly Book[]) =>
  rows.some((book) => standingsOf(bookDates, book).length > 0);
const nothing: CalendarSource = { layers: [], on: () => noEntries };
const noEntries: readonly CalendarEntry[] = [];

interface Parts extends Record<string, unknown> {
  book: Book;
}

const layers = [{ id: 'books', label: 'Books', icon: BookOpen }];

/** Books as rows at hand have them. */
export const bookSource = calendarSource<Book, Record<string, unknown>, Parts>({
  layers,
  partsOf: (book) => ({ book }),
  entriesOf: ({ book }) => standingsOf(bookDates, book).map(({ date }) => entryOf(book, date)),
});

function entryOf(book: Book, date: string): CalendarEntry {
  const { id, title, owned, ownedWith } = book;
  const whom = ownedWith ? ` ${owned === 'lent' ? 'from' : 'to'} ${ownedWith}` : '';
  return {
    id: `book-return ${id}`,
    layerId: 'books',
    color: undefined,
    date,
    title: `${owned === 'lent' ? 'Get back' : 'Give back'} ${title}${whom}`,
    ...{ startTime: null, endTime: null, dueTime: null, timeOfDay: null },
    isDone: false,
    shape: { kind: 'mark', icon: BookOpen },
    next: { label: owned === 'lent' ? 'Got it back' : 'Given back', act: () => takeBack(book) },
    actions: {
      noun: 'book',
      open: () => openBook({ bookId: id }),
      move: (_, returnOn) =>
        tellDone('Day changed', [books.update(id, { returnOn })], () =>
          books.update(id, { returnOn: date }),
        ),
    },
  };
}
