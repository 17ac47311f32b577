import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { formatMonth } from '#client/words/format-dates.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { kindLabels, statusLabels } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { countdownText, shortDaysText } from '#domains/shoots/trips/words/trip-words.ts';
import type { TripLine } from '#views/trips/trip-lines.ts';
import { placeIn, tripMonths, type TripYear, tripYears } from './trip-years.ts';
import './trip-timeline.css';

interface TripTimelineProps {
  lines: readonly TripLine[];
  formats: DayFormats;
  menuOf: (trip: Trip) => ReactNode;
}

/** Trips over the months of their years; on a phone the same as a list. Ideas stand below. */
export function TripTimeline({ lines, formats, menuOf }: TripTimelineProps) {
  const isPhone = useIsPhone();
  const undated = lines.filter(({ trip }) => trip.startsOn === null);
  const rows = (inside: readonly TripLine[]) => (
    <TripRows lines={inside} formats={formats} menuOf={menuOf} />
  );
  return (
    <div className="stack gap-24">
      {isPhone
        ? tripMonths(lines, formats.today).map(({ month, lines: inside }) => (
            <section key={month} aria-labelledby={`trips-${month}`}>
              <SectionHead id={`trips-${month}`} title={formatMonth(month)} note={inside.length} />
              {rows(inside)}
            </section>
          ))
        : tripYears(lines, formats.today).map((one) => (
            <YearOfTrips key={one.year} {...one} formats={formats} menuOf={menuOf} />
          ))}
      {undated.length > 0 ? (
        <section aria-labelledby="trips-undated">
          <SectionHead id="trips-undated" title="No days yet" note={undated.length} />
          {rows(undated)}
        </section>
      ) : null}
    </div>
  );
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  formatMonth(`2001-${String(month + 1).padStart(2, '0')}-01`).slice(0, 3),
);

type YearProps = Pick<TripTimelineProps, 'formats' | 'menuOf'> & TripYear<TripLine>;

function YearOfTrips({ year, bars, months, formats, menuOf }: YearProps) {
  const { today } = formats;
  const isNow = today.startsWith(String(year));
  const place = (at: number) => (at - (months[0] ?? 0)) / months.length;
  return (
    <section aria-labelledby={`trips-${year}`}>
      <SectionHead id={`trips-${year}`} title={String(year)} note={bars.length} />
      {/* CSS reckons with these: React knows no names of properties of our own. */}
      <div className="trip-year" style={{ '--months': months.length } as CSSProperties}>
        <div className="trip-year-months xs faint" aria-hidden="true">
          {months.map((month) => (
            <span
              key={month}
              className={classNames(isNow && month + 1 === Number(today.slice(5, 7)) && 'is-now')}
            >
              {monthNames[month]}
            </span>
          ))}
        </div>
        {isNow ? (
          <span
            className="trip-year-now"
            style={{ '--from': place(placeIn(today, 'start')) } as CSSProperties}
            aria-hidden="true"
          />
        ) : null}
        <ul>
          {bars.map(({ line, from, until }) => (
            <li key={line.id} className="trip-bar-row">
              <span
                className={classNames('trip-bar-track', place(from) > latest && 'is-late-in-year')}
                style={{ '--from': place(from), '--until': place(until) } as CSSProperties}
              >
                <span className={`trip-bar is-${line.trip.status}`} aria-hidden="true" />
                <TripWords line={line} formats={formats} />
              </span>
              {menuOf(line.trip)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** From there on its words stand before a bar: behind it there is no room. */
const latest = 0.6;

function TripWords({ line: { trip }, formats }: { line: TripLine; formats: DayFormats }) {
  return (
    <span className="trip-bar-words">
      <Link
        to="/trip/$id"
        params={{ id: trip.id }}
        className={classNames('opens trunc', trip.status === 'cancelled' && 'is-off')}
        dir="auto"
      >
        {trip.title}
      </Link>
      {trip.isPrivate ? <Lock size={12} className="faint" aria-label="Private" /> : null}
      <span className="xs faint num one-line">{shortDaysText(trip, formats)}</span>
      <span className="sr">{statusLabels[trip.status]}</span>
    </span>
  );
}

function TripRows({ lines, formats, menuOf }: TripTimelineProps) {
  return (
    <ul className="lines trip-month">
      {lines.map(({ id, trip }) => (
        <li key={id} className="row gap-12">
          <span className={`trip-bar is-${trip.status}`} aria-hidden="true" />
          <span className="grow may-shrink">
            <Link to="/trip/$id" params={{ id }} className="strong opens anywhere" dir="auto">
              {trip.title}
            </Link>
            <span className="block sm muted">
              {[
                shortDaysText(trip, formats),
                trip.destination || kindLabels[trip.kind],
                statusLabels[trip.status],
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {trip.isPrivate ? <Lock size={13} className="faint" aria-label="Private" /> : null}
          <span className="sm faint num one-line">{countdownText(trip)}</span>
          {menuOf(trip)}
        </li>
      ))}
    </ul>
  );
}
