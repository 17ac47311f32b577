import { Trash2 } from 'lucide-react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import type { DayFormats } from '#client/words/format-dates.ts';
import { isDate } from '#shared/clock.ts';
import { deleteRead } from '#domains/leisure/books/moves/book-actions.ts';
import { RatingMarks } from '#domains/leisure/books/parts/rating-input.tsx';
import { formatLabels } from '#domains/leisure/books/rules.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { bookReads, readsByBook } from '#domains/leisure/books/reads/data.ts';
import { isTurned, wrongDaysText } from '#domains/leisure/books/reads/rules.ts';
import type { BookRead, BookReadChanges } from '#domains/leisure/books/reads/schema.ts';
import { books } from '#domains/leisure/books/data.ts';

/** Every time that a book was read, the last first. */
export function BookReads({ book, formats }: { book: Book; formats: DayFormats }) {
  const reads = bookReads.useRows(readsByBook).get(book.id) ?? [];
  if (reads.length === 0) return null;
  return (
    <section aria-labelledby="book-reads">
      <SectionHead id="book-reads" title="Readings" note={reads.length} />
      <ul className="lines">
        {reads.map((read, at) => (
          <ReadLine key={read.id} read={read} book={book} isLast={at === 0} formats={formats} />
        ))}
      </ul>
    </section>
  );
}

interface ReadLineProps {
  read: BookRead;
  book: Book;
  isLast: boolean;
  formats: DayFormats;
}

function ReadLine({ read, book, isLast, formats }: ReadLineProps) {
  const { id, startedOn, finishedOn, outcome, rating, format, note } = read;
  function change(changes: Pick<BookReadChanges, 'startedOn' | 'finishedOn'>) {
    const days = { startedOn, finishedOn };
    if (isTurned({ ...days, ...changes })) return void toast.error(wrongDaysText);
    const before = { startedOn: book.startedOn, finishedOn: book.finishedOn };
    // The book itself says when it was read last.
    const follow = isLast ? [books.update(book.id, changes)] : [];
    tellDone('Reading changed', [bookReads.update(id, changes), ...follow], () => {
      void bookReads.update(id, days);
      if (isLast) void books.update(book.id, before);
    });
  }
  const pick = (name: 'startedOn' | 'finishedOn') => (date: string | null) => {
    if (date === null || isDate(date)) change({ [name]: date });
  };
  return (
    <li className="stack gap-4 pad-8">
      <div className="row wraps gap-10">
        <Field label="Started" hideLabel className="read-day">
          <DateField
            inWords
            clearable
            value={startedOn}
            settings={formats}
            onChange={pick('startedOn')}
          />
        </Field>
        <span className="faint" aria-hidden="true">
          –
        </span>
        {outcome === null ? (
          <span className="sm muted">still reading</span>
        ) : (
          <Field label="Finished" hideLabel className="read-day">
            <DateField
              inWords
              clearable
              value={finishedOn}
              settings={formats}
              onChange={pick('finishedOn')}
            />
          </Field>
        )}
        <span className="sm faint">{formatLabels[format]}</span>
        {outcome === 'dnf' ? <span className="sm muted">not finished</span> : null}
        {rating === null ? null : <RatingMarks rating={rating} />}
        <span className="end" />
        <IconButton
          size="sm"
          label="Delete reading"
          icon={<Trash2 />}
          onClick={() => deleteRead(book, read)}
        />
      </div>
      {note ? (
        <p className="sm muted as-typed" dir="auto">
          {note}
        </p>
      ) : null}
    </li>
  );
}
