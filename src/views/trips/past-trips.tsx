import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { TripCover } from '#domains/shoots/trips/cover/trip-cover.tsx';
import { asksForDone, kindLabels } from '#domains/shoots/trips/rules.ts';
import { shortDaysText, todayOn } from '#domains/shoots/trips/words/trip-words.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import type { TripFigures } from './trip-figures.ts';
import { type TripLine, yearOf } from './trip-lines.ts';

interface PastTripsProps {
  lines: readonly TripLine[];
  figuresOf: (trip: Trip) => TripFigures;
  formats: DayFormats;
  menuOf: (trip: Trip) => ReactNode;
}

/** What was, by year, the latest first. */
export function PastTrips({ lines, figuresOf, formats, menuOf }: PastTripsProps) {
  return [...Map.groupBy(lines, yearOf)].map(([year, inYear]) => (
    <section key={year} aria-labelledby={`past-${year}`}>
      <SectionHead id={`past-${year}`} title={`Past, ${year}`} note={inYear.length} />
      <ul className="lines past-trips">
        {inYear.map(({ id, trip, deals }) => {
          const { shots, costs } = figuresOf(trip);
          return (
            <li key={id} className="row gap-14">
              <TripCover trip={trip} />
              <span className="grow past-trip-name">
                <Link to="/trip/$id" params={{ id }} className="strong opens anywhere" dir="auto">
                  {trip.title}
                </Link>
                {trip.isPrivate ? <Lock size={13} className="faint" aria-label="Private" /> : null}
                {trip.status === 'cancelled' ? <Tape tone="plain">Cancelled</Tape> : null}
                {asksForDone(trip, todayOn(trip)) ? <Tape tone="lamp">Done?</Tape> : null}
              </span>
              <span className="past-trip-days num sm">
                {shortDaysText(trip, formats) || 'No days'}
              </span>
              <span className="past-trip-fact sm muted trunc">
                {shots.total > 0 ? `${shots.done} of ${shots.total} shots` : kindLabels[trip.kind]}
              </span>
              <span className="past-trip-fact sm muted trunc" dir="auto">
                {deals.map(({ campaignName }) => campaignName).join(', ')}
              </span>
              <span className="past-trip-spent num sm">
                {costs ? <TotalText total={costs} base={trip.currency} /> : null}
              </span>
              {menuOf(trip)}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
