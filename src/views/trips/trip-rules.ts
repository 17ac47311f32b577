import type { Choice, ListFilter, ListRules } from '#client/list/list-words.ts';
import { kindLabels, statusLabels } from '#domains/shoots/trips/rules.ts';
import { tripKinds, tripStatuses } from '#domains/shoots/trips/schema.ts';
import { type TripLine, yearOf } from './trip-lines.ts';

/** By what trips are looked for. */
export function tripRules(lines: readonly TripLine[]): ListRules<TripLine> {
  return {
    filters: [
      filter(lines, {
        name: 'campaign',
        label: 'Campaign',
        valuesOf: ({ deals }) =>
          deals.map(({ id, campaignName }) => ({ value: id, label: campaignName })),
      }),
      filter(lines, {
        name: 'kind',
        label: 'Kind',
        order: tripKinds,
        valuesOf: ({ trip }) => [{ value: trip.kind, label: kindLabels[trip.kind] }],
      }),
      filter(lines, {
        name: 'status',
        label: 'Status',
        order: tripStatuses,
        valuesOf: ({ trip }) => [{ value: trip.status, label: statusLabels[trip.status] }],
      }),
      filter(lines, { name: 'person', label: 'Person', valuesOf: peopleOf }),
      filter(lines, {
        name: 'year',
        label: 'Year',
        valuesOf: (line) =>
          line.trip.startsOn ? [{ value: yearOf(line), label: yearOf(line) }] : [],
      }),
    ],
    questions: {
      name: 'show',
      label: 'Trips',
      chips: [
        { value: 'all', label: 'All' },
        {
          value: 'coming',
          label: 'Upcoming',
          passes: ({ standing }) => standing === 'coming' || standing === 'running',
        },
        { value: 'ideas', label: 'Ideas', passes: ({ standing }) => standing === 'idea' },
        { value: 'past', label: 'Past', passes: ({ standing }) => standing === 'past' },
      ],
    },
    textOf: ({ trip, names, deals }) =>
      [trip.title, trip.destination, ...names, ...deals.map((deal) => deal.campaignName)].join(' '),
  };
}

// A member is one person on all trips; guests of the same name are taken for one.
function peopleOf({ people, names }: TripLine): Choice[] {
  return people.map(({ memberUserId }, at) => {
    const label = names[at] ?? '';
    return { value: memberUserId ?? label.toLowerCase(), label };
  });
}

function filter(
  lines: readonly TripLine[],
  options: {
    name: string;
    label: string;
    order?: readonly string[];
    valuesOf: (line: TripLine) => readonly Choice[];
  },
): ListFilter<TripLine> {
  const { name, label, order, valuesOf } = options;
  const known = new Map(lines.flatMap(valuesOf).map((choice) => [choice.value, choice]));
  const choices = [...known.values()].toSorted((one, other) =>
    order
      ? order.indexOf(one.value) - order.indexOf(other.value)
      : one.label.localeCompare(other.label),
  );
  return {
    name,
    label,
    choices,
    passes: (line, value) => valuesOf(line).some((choice) => choice.value === value),
  };
}
