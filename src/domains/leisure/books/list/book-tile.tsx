import { Star } from 'lucide-react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { RatingMarks } from '#domains/leisure/books/parts/rating-input.tsx';
import type { Book } from '#domains/leisure/books/schema.ts';
import { authorsText, seriesText } from '#domains/leisure/books/words/book-words.ts';
import { Cover } from '#domains/leisure/covers/cover.tsx';
import type { OpenProps } from './shelves.tsx';
import '#domains/leisure/books/parts/book-open.css';

export interface BookTileProps {
  book: Book;
  failure: FailedWrite | undefined;
  /** Of the button that opens it. */
  open: OpenProps;
}

/** A book on its shelf: its cover, its title, and one thing about it. */
export function BookTile({ book, failure, open }: BookTileProps) {
  const { id, title, coverId, isFavorite, rating } = book;
  return (
    <li className={classNames('book-tile', failure && 'is-failed')} data-book={id}>
      <button type="button" className="book-open" aria-haspopup="dialog" {...open}>
        <Cover isBook isOnShelf id={id} title={title} note={authorsText(book)} coverId={coverId} />
        <span className="book-tile-title trunc" dir="auto">
          {title}
        </span>
        <span className="row gap-6 xs faint book-tile-note">
          {rating === null ? (
            <span className="trunc" dir="auto">
              {noteOf(book)}
            </span>
          ) : (
            <RatingMarks rating={rating} />
          )}
          {isFavorite ? <Star size={12} className="book-star" aria-label="Favourite" /> : null}
        </span>
      </button>
      <WriteState failure={failure} />
    </li>
  );
}

function noteOf(book: Book): string {
  const { recommendedBy } = book;
  return seriesText(book) || (recommendedBy ? `From ${recommendedBy}` : authorsText(book)) || ' ';
}
