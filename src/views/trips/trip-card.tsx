import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { Fact } from '#client/ui/marks/facts.tsx';
import { ScrollingFacts } from '#client/ui/marks/facts.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Stick } from '#client/ui/progress/stick.tsx';
import { countText } from '#client/words/count-text.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { TripCover } from '#domains/shoots/trips/cover/trip-cover.tsx';
import { peopleText } from '#domains/shoots/trips/people/list/people-of.ts';
import { daysOf, kindLabels, statusLabels } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { countdownText, tripDaysText } from '#domains/shoots/trips/words/trip-words.ts';
import { TripWays } from '#views/trip/parts/trip-ways.tsx';
import type { TripFigures } from './trip-figures.ts';
import type { TripLine } from './trip-lines.ts';
import { capitalized } from '#shared/words/capitalized.ts';

interface TripCardProps {
  line: TripLine;
  figures: TripFigures;
  formats: DayFormats;
  /** The next one, with its figures in full. */
  isLarge?: boolean;
  menu: React.ReactNode;
}

/** A trip by its cover: when, where, with whom, and how far it is. */
export function TripCard({ line, figures, formats, isLarge = false, menu }: TripCardProps) {
  const { trip, names, deals } = line;
  const isUnsynced = useIsUnsynced(trip.id);
  const countdown = countdownText(trip);
  const facts = [
    tripDaysText(trip, formats),
    trip.destination,
    peopleText(names),
    deals.length > 0 ? `for ${deals.map((deal) => deal.campaignName).join(', ')}` : '',
  ].filter(Boolean);
  return (
    <li className={classNames('trip-card', isLarge && 'is-large')}>
      <div className="placed">
        <TripCover trip={trip} />
        {countdown && line.standing !== 'past' ? (
          <p className="trip-countdown">
            {line.standing === 'running' ? null : <span>{leavesText(trip, countdown)}</span>}
            <b className="fig">{capitalized(countdown.replace(/^in /, ''))}</b>
          </p>
        ) : null}
      </div>
      <div className="row gap-8 trip-card-head">
        <h3 className="grow trunc" dir="auto">
          <Link to="/trip/$id" params={{ id: trip.id }} className="trip-card-link">
            {trip.title}
          </Link>
        </h3>
        {trip.isPrivate ? (
          <Lock size={14} className="faint fixed-size" aria-label="Private" />
        ) : null}
        <WriteState isUnsynced={isUnsynced} failure={undefined} />
        {menu}
      </div>
      <p className="dotted sm muted trip-card-facts">
        {facts.map((fact, at) => (
          <span key={at} dir="auto">
            {fact}
          </span>
        ))}
      </p>
      {isLarge ? (
        <>
          <ScrollingFacts
            className="strip"
            label={`Figures of ${trip.title}`}
            facts={figureFacts(trip, figures)}
          />
          <div className="row wraps gap-8 trip-card-ways">
            <TripWays trip={trip} />
          </div>
        </>
      ) : (
        <Progress trip={trip} figures={figures} />
      )}
    </li>
  );
}

// 'Leaves in 8 days', 'Begins tomorrow', in two lines.
function leavesText({ kind }: Trip, countdown: string): string {
  const verb = kind === 'shoot' || kind === 'event' ? 'Begins' : 'Leaves';
  return countdown.startsWith('in ') ? `${verb} in` : verb;
}

function figureFacts(trip: Trip, { costs, shots, packed }: TripFigures): Fact[] {
  const days = daysOf(trip);
  const of = (sum: number) => (sum > 0 ? `of ${sum}` : undefined);
  const money = (minor: number) => formatMoney(minor, trip.currency, { isFigure: true });
  return [
    {
      label: 'Days',
      value: days || '–',
      unit: days > 1 ? countText(days - 1, 'night') : undefined,
    },
    { label: 'Shots', value: shots.total > 0 ? shots.done : '–', unit: of(shots.total) },
    { label: 'Packed', value: packed.total > 0 ? packed.done : '–', unit: of(packed.total) },
    ...(costs
      ? [
          {
            label: 'Costs',
            value: money(costs.amountMinor),
            unit: [
              trip.budgetMinor === null ? '' : `of ${money(trip.budgetMinor)}`,
              notConvertedText(costs),
            ]
              .filter(Boolean)
              .join(', '),
          },
        ]
      : []),
  ];
}

function Progress({
  trip,
  figures: { shots, packed, costs },
}: Pick<TripCardProps, 'figures'> & { trip: Trip }) {
  const { done, total } = shots.total > 0 ? shots : packed;
  const noun = shots.total > 0 ? 'shots done' : 'packed';
  const text = `${done} of ${total} ${noun}`;
  return (
    <p className="row gap-8 sm muted trip-card-progress">
      {total > 0 ? (
        <>
          <Stick
            size="thin"
            label={text}
            segments={Array.from({ length: total }, (_, at) => (at < done ? 'on' : 'rest'))}
          />
          <span aria-hidden="true">{text}</span>
        </>
      ) : (
        <>
          <Tape tone="plain">{kindLabels[trip.kind]}</Tape>
          <span>{statusLabels[trip.status]}</span>
        </>
      )}
      {costs && (costs.amountMinor > 0 || costs.notConverted.length > 0) ? (
        <span className="end num">
          {formatMoney(costs.amountMinor, trip.currency, { isFigure: true })}
          {costs.notConverted.length > 0 ? (
            <small className="block xs faint">{notConvertedText(costs)}</small>
          ) : null}
        </span>
      ) : null}
    </p>
  );
}
