import { type Fact, FactStrip } from '#client/ui/marks/facts.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { formatTime } from '#client/words/format-dates.ts';
import { daysBetween } from '#client/words/dates.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { daysOf, standingOf } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { todayOn } from '#domains/shoots/trips/words/trip-words.ts';
import { useTripCosts } from '#views/trip/costs/use-trip-costs.ts';
import { useTripFacts } from './trip-parts.tsx';

const none = '–';

/** The figures of a trip at a glance. */
export function TripStrip({ trip, formats }: { trip: Trip; formats: DayFormats }) {
  const { isShown, total } = useTripCosts(trip);
  const facts = useTripFacts(trip);
  const money = (minor: number) => formatMoney(minor, trip.currency, { isFigure: true });
  const { budgetMinor } = trip;
  const isOver = budgetMinor !== null && total.amountMinor > budgetMinor;
  return (
    <FactStrip
      label="Figures of the trip"
      facts={[
        whenFact(trip, formats),
        ...facts,
        ...(isShown
          ? [
              {
                label: 'Costs',
                value: money(total.amountMinor),
                unit: budgetMinor === null ? undefined : `of ${money(budgetMinor)}`,
                tone: isOver ? ('late' as const) : undefined,
              },
            ]
          : []),
      ]}
    />
  );
}

function whenFact(trip: Trip, formats: DayFormats): Fact {
  const { startsOn, endsOn, startTime, kind } = trip;
  const isShoot = kind === 'shoot' || kind === 'event';
  const label = isShoot ? 'Begins in' : 'Leaves in';
  if (startsOn === null || endsOn === null) return { label, value: none };
  const today = todayOn(trip);
  const standing = standingOf(trip, today);
  const all = daysOf(trip);
  if (standing === 'past' && endsOn < today)
    return { label: 'Ended', value: daysBetween(endsOn, today), unit: 'days ago' };
  const days = daysBetween(today, startsOn);
  if (days <= 0)
    return all === 1
      ? { label: 'Today', value: startTime ? formatTime(startTime, formats) : 'All day' }
      : { label: 'Day', value: 1 - days, unit: `of ${all}` };
  const at = startTime ? `, ${formatTime(startTime, formats)}` : '';
  return { label, value: days, unit: `${days === 1 ? 'day' : 'days'}${at}` };
}
