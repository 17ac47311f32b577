import { dateOf } from '#client/words/dates.ts';
import type { Cell } from '#shared/files/csv.ts';
import { lookOf, platformLabels, platformOf } from '#domains/making/inspirations/rules.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { lookLabels } from './looks.tsx';
import type { Shelf } from './shelf.ts';

const head = [
  'Title',
  'Type',
  'From',
  'Link',
  'Creator',
  'Words',
  'Why it was saved',
  'Collections',
  'Pillar',
  'Tags',
  'Favourite',
  'Became',
  'Saved',
];

/** Inspirations as a table, with the names of what they refer to. */
export function inspirationRows(
  inspirations: readonly Inspiration[],
  pillars: ReadonlyMap<string, Pillar>,
  { drawersOf, usesOf }: Pick<Shelf, 'drawersOf' | 'usesOf'>,
  timeZone: string,
): readonly (readonly Cell[])[] {
  return [
    head,
    ...inspirations.map((one) => [
      one.title,
      lookLabels[lookOf(one)],
      one.url && platformLabels[platformOf(one.url)],
      one.url,
      one.creatorHandle,
      one.quote,
      one.why,
      drawersOf(one.id)
        .map(({ name }) => name)
        .join(', '),
      pillars.get(one.pillarId ?? '')?.name,
      one.tags.join(', '),
      one.isFavorite ? 'yes' : null,
      usesOf(one.id)
        .map(({ title }) => title)
        .join(', '),
      dateOf(one.createdAt, timeZone),
    ]),
  ];
}
