import { getRouteApi } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Page } from '#client/page/page.tsx';
import { PeriodSteps } from '#client/page/period-steps.tsx';
import { allRows } from '#client/sync/reading/selectors.ts';
import { EmptyState } from '#client/ui/base/states.tsx';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { savePicture } from '#client/ui/save-picture.ts';
import { books as collection } from '#domains/leisure/books/data.ts';
import {
  finishesOf,
  yearOf,
  yearOfReading,
} from '#domains/leisure/books/figures/reading-figures.ts';
import { GoalRing } from '#domains/leisure/books/goals/ring/goal-ring.tsx';
import { openBook } from '#domains/leisure/books/panel/book-panel-host.tsx';
import { BookOpen } from '#domains/leisure/books/parts/book-open.tsx';
import { bookReads, readsByBook } from '#domains/leisure/books/reads/data.ts';
import { minutesText } from '#domains/leisure/books/words/book-words.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { YearCard } from './year-card.tsx';
import { numberText } from '#shared/words/number-text.ts';
import './book-year-page.css';

const route = getRouteApi('/guarded/books/year');

/** A year of reading: how much, when, and what was best; as a picture, too. */
export function BookYearPage() {
  const navigate = route.useNavigate();
  const { today } = useFormats();
  const asked = route.useSearch().year;
  const books = collection.useRows(allRows);
  const finishes = finishesOf(books, bookReads.useRows(readsByBook));
  const year = asked ?? yearOf(today);
  const picture = useRef<HTMLDivElement>(null);
  const reading = yearOfReading(finishes, year);
  const { count, pages, minutes, averageRating, best } = reading;
  const go = (to: number) => void navigate({ search: { year: to }, replace: true });
  function save() {
    const svg = picture.current?.querySelector('svg');
    if (svg) savePicture(svg, `books-${year}.png`);
  }
  return (
    <Page
      title="My year in books"
      period={
        <PeriodSteps
          text={String(year)}
          unit="year"
          hasNext={year < yearOf(today)}
          onStep={(by) => go(year + by)}
        />
      }
      button={count > 0 ? { label: 'Save picture', icon: <Download />, onSelect: save } : undefined}
    >
      <div className="book-year">
        <GoalRing year={year} count={count} today={today} />
        {count === 0 ? (
          <EmptyState title={`Nothing finished in ${year} yet`}>
            A book counts on the day on which you finish it.
          </EmptyState>
        ) : (
          <>
            <FactStrip
              label={`Books of ${year}`}
              facts={[
                { label: 'Books', value: count },
                { label: 'Pages', value: numberText(pages) },
                ...(minutes > 0 ? [{ label: 'Heard', value: minutesText(minutes) }] : []),
                {
                  label: 'Average rating',
                  value: averageRating === null ? '–' : averageRating.toFixed(1),
                  unit: averageRating === null ? undefined : 'of 10',
                },
              ]}
            />
            <div ref={picture} className="year-picture">
              <YearCard reading={reading} />
            </div>
            {best.length > 0 ? (
              <section aria-labelledby="year-best">
                <SectionHead id="year-best" title="The best of them" note={best.length} />
                <ul className="year-best">
                  {best.map((book) => (
                    <li key={book.id}>
                      <BookOpen book={book} onClick={() => openBook({ bookId: book.id })} />
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </>
        )}
      </div>
    </Page>
  );
}
