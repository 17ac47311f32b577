import type { ComponentProps } from 'react';
import type { Book } from '#domains/leisure/books/schema.ts';
import { authorsText } from '#domains/leisure/books/words/book-words.ts';
import { Cover } from '#domains/leisure/covers/cover.tsx';
import './book-open.css';

interface BookOpenProps extends ComponentProps<'button'> {
  book: Book;
  /** What it stands in says how wide covers are. */
  isOnShelf?: boolean;
}

/** A book that opens by its cover and its title; `children` stand below them. */
export function BookOpen({ book, isOnShelf = false, children, ...button }: BookOpenProps) {
  const { id, title, coverId } = book;
  return (
    <button type="button" className="book-open" aria-haspopup="dialog" {...button}>
      <Cover
        isBook
        isOnShelf={isOnShelf}
        id={id}
        title={title}
        note={authorsText(book)}
        coverId={coverId}
      />
      <span className="book-tile-title trunc" dir="auto">
        {title}
      </span>
      {children}
    </button>
  );
}
