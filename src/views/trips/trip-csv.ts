import { notConvertedText } from '#client/words/format-total.ts';
import { kindLabels, statusLabels } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { amountText } from '#shared/money.ts';
import type { TripFigures } from './trip-figures.ts';
import type { TripLine } from './trip-lines.ts';

/** Trips as a table for other programs. */
export function tripCsv(lines: readonly TripLine[], figuresOf: (trip: Trip) => TripFigures) {
  const head = ['Name', 'Kind', 'Status', 'First day', 'Last day', 'Where', 'People', 'Campaigns'];
  return [
    [
      ...head,
      'Shots done',
      'Shots',
      'Packed',
      'Things',
      'Costs',
      notConverted,
      'Budget',
      'Currency',
    ],
    ...lines.map(({ trip, names, deals }) => {
      const { shots, packed, costs } = figuresOf(trip);
      const money = (minor: number | null | undefined) =>
        minor === null || minor === undefined ? '' : amountText(minor, trip.currency);
      return [
        ...[trip.title, kindLabels[trip.kind], statusLabels[trip.status]],
        ...[trip.startsOn ?? '', trip.endsOn ?? '', trip.destination, names.join(', ')],
        deals.map(({ campaignName }) => campaignName).join(', '),
        ...[shots.done, shots.total, packed.done, packed.total].map(String),
        money(costs?.amountMinor),
        // What has no rate into the currency of the trip is in no sum.
        costs ? notConvertedText(costs).replace(/^not converted: /, '') : '',
        ...[money(trip.budgetMinor), trip.currency],
      ];
    }),
  ];
}

const notConverted = 'Costs, not converted';
