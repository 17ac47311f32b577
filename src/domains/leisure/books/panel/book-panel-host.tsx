import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

/** Which book to look at; without an id a new one is written down. */
export interface BookRequest {
  bookId?: string;
}

const record = askedRecord<BookRequest>({
  kind: 'book',
  idOf: ({ bookId }) => bookId,
  requestFor: (bookId) => ({ bookId }),
});

/** Opens a book, or the form of a new one, from anywhere. */
export function openBook(request: BookRequest = {}): void {
  record.ask(request);
}

opensRecords('books', ({ id }) => openBook({ bookId: id }));

const BookPanel = laterPart(() => import('./book-panel.tsx').then((part) => part.BookPanel));
const BookForm = laterPart(() =>
  import('#domains/leisure/books/form/book-form.tsx').then((part) => part.BookForm),
);

/** The place where a book appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      {request.bookId ? (
        <BookPanel
          key={turn}
          bookId={request.bookId}
          open={isOpen}
          onClose={onClose}
          onWalk={onWalk}
        />
      ) : (
        <BookForm key={turn} open={isOpen} onClose={onClose} />
      )}
    </Suspense>
  );
}
