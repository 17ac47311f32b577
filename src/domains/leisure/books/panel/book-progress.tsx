import { Segmented } from '#client/ui/choices/segmented.tsx';
import { changeBook } from '#domains/leisure/books/moves/book-actions.ts';
import { ProgressStepper } from '#domains/leisure/books/parts/progress-stepper.tsx';
import { RatingInput } from '#domains/leisure/books/parts/rating-input.tsx';
import { ReadStick } from '#domains/leisure/books/parts/read-stick.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { books } from '#domains/leisure/books/data.ts';
import { unitLabels } from '#domains/leisure/books/rules.ts';
import { type Book, type ProgressUnit, progressUnits } from '#domains/leisure/books/schema.ts';
import { progressText, shareRead } from '#domains/leisure/books/words/book-words.ts';
import { inUnit, leavePlace } from './in-unit.ts';

const units = progressUnits.map((value) => ({ value, label: unitLabels[value] }));

/** How far a book is, in pages, percent or minutes, and how good it is. */
export function BookProgress({ book }: { book: Book }) {
  const share = shareRead(book);
  function turn(progressUnit: ProgressUnit) {
    const progress = inUnit(book, progressUnit);
    if (progress !== null) return changeBook(book, { progressUnit, progress });
    // Nobody can tell how far that is, and what was counted until now would be gone without a word.
    leavePlace(book);
    const { progressUnit: unitBefore, progress: before } = book;
    tellDone(
      `${unitLabels[progressUnit]} begin at 0: this book has no length in them`,
      [books.update(book.id, { progressUnit, progress: 0 })],
      () => books.update(book.id, { progressUnit: unitBefore, progress: before }),
    );
  }
  return (
    <section className="stack gap-10 book-progress" aria-label="Progress">
      {book.status === 'want_to_read' ? null : (
        <>
          <p className="row by-line wraps gap-8">
            {share === null ? null : <b className="fig book-share">{Math.round(share * 100)}%</b>}
            <span className="sm muted num">{progressText(book)}</span>
            <span className="end" />
            <Segmented
              label="Progress in"
              value={book.progressUnit}
              options={units}
              onChange={turn}
            />
          </p>
          <ReadStick share={share} label={progressText(book)} />
          {book.status === 'finished' ? null : <ProgressStepper book={book} />}
        </>
      )}
      <div className="row gap-10" role="group" aria-label="Rating">
        <span className="sm muted" aria-hidden="true">
          Rating
        </span>
        <RatingInput value={book.rating} onChange={(rating) => changeBook(book, { rating })} />
      </div>
    </section>
  );
}
