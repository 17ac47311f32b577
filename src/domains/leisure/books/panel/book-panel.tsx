import { MoreHorizontal, Star } from 'lucide-react';
import { classNames } from '#client/ui/base/class-names.ts';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { books } from '#domains/leisure/books/data.ts';
import { changeBook, favor, startBook } from '#domains/leisure/books/moves/book-actions.ts';
import { askEnd } from '#domains/leisure/books/moves/end-host.tsx';
import { statusLabels } from '#domains/leisure/books/rules.ts';
import { book as bookSchema, type Book, maxReview } from '#domains/leisure/books/schema.ts';
import { ideaOfBook } from '#domains/leisure/books/words/idea-sources.ts';
import { ownedText, seriesText } from '#domains/leisure/books/words/book-words.ts';
import { CoverField } from '#domains/leisure/covers/cover-field.tsx';
import { IdeasMade } from '#domains/leisure/ideas/ideas-made.tsx';
import { MakeIdea } from '#domains/leisure/ideas/make-idea.tsx';
import { BookFields } from './book-fields.tsx';
import { bookItems } from './book-items.tsx';
import { BookProgress } from './book-progress.tsx';
import { BookQuotes } from './book-quotes.tsx';
import { BookReads } from './book-reads.tsx';
import { BookSeries } from './book-series.tsx';
import './book-panel.css';
import '#domains/leisure/books/parts/book-open.css';

const readTitle = bySchema(bookSchema.shape.title);

interface BookPanelProps {
  bookId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one book: how far it is, what was thought of it, and every time that it was read. */
export function BookPanel({ bookId, open, onClose, onWalk }: BookPanelProps) {
  const book = books.useRows(rowsById).get(bookId);
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={bookId}
      title={book?.title ?? 'Book'}
      footer={book ? <NextDeed book={book} /> : null}
      deeds={
        book ? (
          <>
            <IconButton
              label={book.isFavorite ? 'No longer a favourite' : 'Favourite'}
              aria-pressed={book.isFavorite}
              icon={<Star className={classNames(book.isFavorite && 'book-star')} />}
              onClick={() => favor(book)}
            />
            <Menu
              label={`More for ${book.title}`}
              align="end"
              trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
              items={bookItems(book, onClose)}
            />
          </>
        ) : null
      }
    >
      {book ? <BookRecord book={book} /> : <p className="muted">This book no longer exists.</p>}
    </RecordPanel>
  );
}

function BookRecord({ book }: { book: Book }) {
  const formats = useFormats();
  const { id, title, authors, coverId } = book;
  const about = [statusLabels[book.status], seriesText(book), ownedText(book, formats)];
  return (
    <>
      <RecordTitle
        canEdit
        label="Title"
        value={title}
        read={readTitle}
        onSave={(next) => changeBook(book, { title: next })}
      >
        <span dir="auto">{about.filter(Boolean).join(' · ')}</span>
      </RecordTitle>
      <CoverField
        place={{ collection: 'books', recordId: id }}
        cover={{ id, title, note: authors[0], coverId, isBook: true }}
        setCoverId={(next) => books.update(id, { coverId: next })}
      />
      <BookProgress book={book} />
      <BookFields book={book} formats={formats} />
      <ProseField
        label="Review"
        value={book.review}
        placeholder="What stays of it"
        maxLength={maxReview}
        onSave={(review) => changeBook(book, { review })}
      />
      <div className="stack gap-8">
        <MakeIdea source={ideaOfBook(book)} />
        <IdeasMade recordId={id} />
      </div>
      <BookQuotes book={book} />
      <BookReads book={book} formats={formats} />
      <BookSeries book={book} />
    </>
  );
}

/** The one thing to do next. */
function NextDeed({ book }: { book: Book }) {
  const isOpen = book.status === 'reading';
  return (
    <>
      <span className="end" />
      {isOpen ? (
        <Button variant="primary" onClick={() => askEnd({ bookId: book.id, as: 'finished' })}>
          Finished
        </Button>
      ) : (
        <Button
          variant={book.status === 'finished' ? 'secondary' : 'primary'}
          onClick={() => startBook(book)}
        >
          {book.status === 'finished'
            ? 'Read again'
            : book.status === 'want_to_read'
              ? 'Start reading'
              : 'Read on'}
        </Button>
      )}
    </>
  );
}
