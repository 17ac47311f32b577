import { FactStrip } from '#client/ui/marks/facts.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { useTripCosts } from '#views/trip/costs/use-trip-costs.ts';
import { useTripFacts } from './trip-parts.tsx';
import { whenFact } from './when-fact.ts';

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
                unit: [
                  budgetMinor === null ? '' : `of ${money(budgetMinor)}`,
                  notConvertedText(total),
                ]
                  .filter(Boolean)
                  .join(', '),
                tone: isOver ? ('late' as const) : undefined,
              },
            ]
          : []),
      ]}
    />
  );
}
