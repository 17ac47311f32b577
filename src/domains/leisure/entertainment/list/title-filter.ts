import type { Choice, ListFilter, ListRules } from '#client/list/list-words.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import { statusLabels } from '#domains/leisure/entertainment/rules.ts';
import {
  type EntertainmentItem,
  entertainmentTypes,
} from '#domains/leisure/entertainment/schema.ts';
import { typePlurals } from '#domains/leisure/entertainment/words/title-words.ts';

type Logs = ReadonlyMap<string, readonly EntertainmentLog[]>;

/** By what titles are looked for; what nobody has used is not offered. */
export function titleRules(
  rows: readonly EntertainmentItem[],
  logs: Logs,
): ListRules<EntertainmentItem> {
  const years = yearsOf(rows, logs);
  return {
    filters: [
      {
        name: 'status',
        label: 'Status',
        choices: optionsOf(statusLabels).filter(({ value }) =>
          rows.some(({ status }) => status === value),
        ),
        passes: ({ status }, value) => status === value,
      },
      among('where', 'Where', rows, ({ venue }) => [venue]),
      among('genre', 'Genre', rows, ({ genres }) => genres),
      {
        name: 'rating',
        label: 'Rated at least',
        isSingle: true,
        choices: ['5', '6', '7', '8', '9', '10'].map((value) => ({ value, label: value })),
        passes: ({ rating }, value) => rating !== null && rating >= Number(value),
      },
      {
        name: 'year',
        label: 'Finished in',
        choices: [...new Set([...years.values()].flatMap((all) => [...all]))]
          .toSorted((one, other) => other.localeCompare(one))
          .map((value) => ({ value, label: value })),
        passes: ({ id }, value) => years.get(id)?.has(value) ?? false,
      },
      {
        name: 'favourite',
        label: 'Favourites only',
        isSwitch: true,
        choices: [{ value: 'yes', label: 'Yes' }],
        passes: ({ isFavorite }) => isFavorite,
      },
    ],
    questions: {
      name: 'type',
      label: 'Types',
      chips: [
        { value: 'all', label: 'All' },
        ...entertainmentTypes.map((type) => ({
          value: type,
          label: typePlurals[type],
          passes: (row: EntertainmentItem) => row.type === type,
        })),
      ],
    },
    textOf: ({ title, creator, venue, genres, withWhom, recommendedBy }) =>
      [title, creator, venue, withWhom, recommendedBy, ...genres].join(' '),
  };
}

function among(
  name: string,
  label: string,
  rows: readonly EntertainmentItem[],
  wordsOf: (row: EntertainmentItem) => readonly string[],
): ListFilter<EntertainmentItem> {
  const used = new Set(rows.flatMap(wordsOf).filter(Boolean));
  const choices: Choice[] = [...used]
    .toSorted((one, other) => one.localeCompare(other))
    .map((value) => ({ value, label: value }));
  return { name, label, choices, passes: (row, value) => wordsOf(row).includes(value) };
}

// Of each title the years in which it was finished, the last time and before.
function yearsOf(
  rows: readonly EntertainmentItem[],
  logs: Logs,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    rows.map(({ id, finishedOn }) => {
      const days = (logs.get(id) ?? []).map((log) => log.finishedOn);
      const all = finishedOn ? [...days, finishedOn] : days;
      return [id, new Set(all.map((day) => day.slice(0, 4)))];
    }),
  );
}

/** Where things were watched and played, the ones of most titles first: a selector. */
export function venuesInUse(rows: readonly EntertainmentItem[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { venue } of rows) if (venue) counts.set(venue, (counts.get(venue) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([venue]) => venue);
}

/** The genres in use: a selector. */
export const genresInUse = (rows: readonly EntertainmentItem[]): readonly string[] =>
  [...new Set(rows.flatMap(({ genres }) => genres))].toSorted();
