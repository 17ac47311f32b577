import { BookCheck, BookOpen, BookX, Bookmark, Pause, Star, Trash2, Undo2 } from 'lucide-react';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import {
  deleteBook,
  favor,
  pauseBook,
  startBook,
  takeBack,
  unreadBook,
} from '#domains/leisure/books/moves/book-actions.ts';
import { askEnd } from '#domains/leisure/books/moves/end-host.tsx';
import type { Book } from '#domains/leisure/books/schema.ts';

const startLabels: Partial<Record<Book['status'], string>> = {
  want_to_read: 'Start reading',
  paused: 'Read on',
  finished: 'Read again',
  dnf: 'Give it another try',
};

/** What can be done with one book, on its shelf and in its panel. */
export function bookItems(book: Book, onGone?: () => void): MenuProps['items'] {
  const { status, owned, isFavorite } = book;
  const start = startLabels[status];
  const isOpen = status === 'reading' || status === 'paused';
  const end = (as: 'finished' | 'dnf') => () => askEnd({ bookId: book.id, as });
  return [
    ...(start
      ? [{ label: start, icon: <BookOpen />, onSelect: () => startBook(book) }]
      : [{ label: 'Pause', icon: <Pause />, onSelect: () => pauseBook(book) }]),
    ...(status === 'finished'
      ? []
      : [{ label: 'Finished…', icon: <BookCheck />, onSelect: end('finished') }]),
    ...(isOpen
      ? [
          { label: 'Put down…', icon: <BookX />, onSelect: end('dnf') },
          { label: 'Want to read', icon: <Bookmark />, onSelect: () => unreadBook(book) },
        ]
      : []),
    'separator' as const,
    {
      label: 'Favourite',
      icon: <Star />,
      checked: isFavorite,
      onSelect: () => favor(book),
    },
    ...(owned === 'lent' || owned === 'borrowed'
      ? [
          {
            label: owned === 'lent' ? 'I have it back' : 'Given back',
            icon: <Undo2 />,
            onSelect: () => takeBack(book),
          },
        ]
      : []),
    'separator' as const,
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      onSelect: () => {
        deleteBook(book);
        onGone?.();
      },
    },
  ];
}
