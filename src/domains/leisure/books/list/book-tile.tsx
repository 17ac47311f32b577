import { Star } from 'lucide-react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { BookOpen } from '#domains/leisure/books/parts/book-open.tsx';
import { RatingMarks } from '#domains/leisure/books/parts/rating-input.tsx';
import type { Book } from '#domains/leisure/books/schema.ts';
import { authorsText, seriesText } from '#domains/leisure/books/words/book-words.ts';
import type { OpenProps } from './shelves.tsx';

export interface BookTileProps {
  book: Book;
  failure: FailedWrite | undefined;
  /** Of the button that opens it. */
  open: OpenProps;
}

/** A book on its shelf: its cover, its title, and one thing about it. */
export function BookTile({ book, failure, open }: BookTileProps) {
  const { id, isFavorite, rating } = book;
  const isUnsynced = useIsUnsynced(id);
  return (
    <li className={classNames('book-tile', failure && 'is-failed')} data-book={id}>
      <BookOpen book={book} isOnShelf {...open}>
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
      </BookOpen>
      <WriteState isUnsynced={isUnsynced} failure={failure} />
    </li>
  );
}

function noteOf(book: Book): string {
  const { recommendedBy } = book;
  return seriesText(book) || (recommendedBy ? `From ${recommendedBy}` : authorsText(book)) || ' ';
}
