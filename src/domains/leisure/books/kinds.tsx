import { BookOpen, Quote } from 'lucide-react';
import { partOf, recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { books } from './data.ts';
import { openBook } from './panel/book-panel-host.tsx';
import { bookQuotes } from './quotes/data.ts';

/** Books, and what was kept of their words. */
export const kinds: readonly RecordKind[] = [
  recordKind(books, {
    place: 132,
    label: 'Books',
    noun: 'Book',
    icon: <BookOpen />,
    titleOf: ({ title }) => title,
    besides: ({ authors, seriesName, isbn }) => [...authors, seriesName, isbn].join(' '),
    look: ({ authors }) => ({ meta: authors.join(', ') || undefined }),
    isOver: ({ status }) => status === 'finished' || status === 'dnf',
    open: ({ id }) => openBook({ bookId: id }),
  }),
  recordKind(bookQuotes, {
    place: 134,
    label: 'Quotes',
    noun: 'Quote',
    icon: <Quote />,
    titleOf: ({ text }) => text,
    wholeOf: ({ bookId }) => partOf('books', bookId),
    open: ({ id, parent }) => openBook({ bookId: parent?.id ?? bookOf(id) }),
    isQuiet: true,
  }),
];

function bookOf(id: string): string {
  return bookQuotes.read((rows) => rows.find((quote) => quote.id === id)?.bookId) ?? '';
}
