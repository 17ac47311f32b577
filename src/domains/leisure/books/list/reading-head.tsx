import { Link } from '@tanstack/react-router';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import {
  yearOf,
  yearOfReading,
  type Finish,
} from '#domains/leisure/books/figures/reading-figures.ts';
import { GoalRing } from '#domains/leisure/books/goals/ring/goal-ring.tsx';
import { minutesText } from '#domains/leisure/books/words/book-words.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { useMadeIdeas } from '#domains/leisure/ideas/ideas-made.tsx';
import { isBeingRead } from './book-filter.ts';
import { numberText } from '#shared/words/number-text.ts';
import './reading-head.css';

interface ReadingHeadProps {
  books: readonly Book[];
  finishes: readonly Finish[];
  today: string;
}

/** How the year of reading goes: its goal, and what it comes to. */
export function ReadingHead({ books, finishes, today }: ReadingHeadProps) {
  const year = yearOf(today);
  const made = [...useMadeIdeas().values()]
    .flat()
    .filter(({ collection }) => collection.startsWith('book'));
  const { count, pages, minutes, averageRating } = yearOfReading(finishes, year);
  return (
    <div className="reading-head">
      <GoalRing year={year} count={count} today={today} />
      <div className="grow reading-head-facts">
        <FactStrip
          label={`Reading in ${year}`}
          facts={[
            { label: 'Reading', value: books.filter(isBeingRead).length },
            { label: 'Read this year', value: count, unit: count === 1 ? 'book' : 'books' },
            { label: 'Pages', value: numberText(pages) },
            ...(minutes > 0 ? [{ label: 'Heard', value: minutesText(minutes) }] : []),
            ...(made.length > 0 ? [{ label: 'Became ideas', value: made.length }] : []),
            {
              label: 'Average rating',
              value: averageRating === null ? '–' : averageRating.toFixed(1),
              unit: averageRating === null ? undefined : 'of 10',
            },
          ]}
        />
        <Link to="/books/year" className="section-link">
          My year in books
        </Link>
      </div>
    </div>
  );
}
