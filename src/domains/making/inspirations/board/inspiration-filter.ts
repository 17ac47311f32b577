import type { ListRules } from '#client/list/list-words.ts';
import {
  lookNames,
  lookOf,
  platformLabels,
  platformOf,
  type SourcePlatform,
} from '#domains/making/inspirations/rules.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import type { Sort } from './inspiration-search.ts';
import { lookIcons, lookLabels } from './looks.tsx';
import type { Shelf } from './shelf.ts';

export const everything = 'all';
export const favourites = 'favourites';
export const unsorted = 'unsorted';

type Places = Pick<Shelf, 'drawersOf' | 'usesOf'>;

/** Whether an inspiration lies in a collection, or in one of those that are always there. */
export function liesIn(
  inspiration: Inspiration,
  collection: string,
  { drawersOf }: Pick<Shelf, 'drawersOf'>,
): boolean {
  if (collection === everything) return true;
  if (collection === favourites) return inspiration.isFavorite;
  const drawers = drawersOf(inspiration.id);
  if (collection === unsorted) return drawers.length === 0;
  return drawers.some(({ id }) => id === collection);
}

/** How many lie in each collection; what is archived counts nowhere. */
export function countIn(
  all: readonly Inspiration[],
  { drawersOf }: Pick<Shelf, 'drawersOf'>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const inspiration of all) {
    if (inspiration.isArchived) continue;
    count(everything);
    if (inspiration.isFavorite) count(favourites);
    const drawers = drawersOf(inspiration.id);
    if (drawers.length === 0) count(unsorted);
    for (const { id } of drawers) count(id);
  }
  return counts;
}

/** What stands for a collection: what was chosen, else the newest with a picture, else the newest. */
export function facesOf(
  all: readonly Inspiration[],
  { drawersOf }: Pick<Shelf, 'drawersOf'>,
): ReadonlyMap<string, Inspiration> {
  const faces = new Map<string, Inspiration>();
  for (const inspiration of sorted(all, 'newest')) {
    if (inspiration.isArchived) continue;
    for (const { id, coverInspirationId } of drawersOf(inspiration.id)) {
      const known = faces.get(id);
      const isBetter = !known || (!known.coverId && inspiration.coverId);
      const isChosen = inspiration.id === coverInspirationId;
      if (isChosen || (isBetter && known?.id !== coverInspirationId)) faces.set(id, inspiration);
    }
  }
  return faces;
}

interface RulesOptions {
  shelf: Places;
  /** Of those that there are. */
  platforms: readonly SourcePlatform[];
  pillars: readonly Pillar[];
  tags: readonly string[];
}

/** By what inspirations are looked for in a collection; what is archived shows only when it is asked for. */
export function inspirationRules(options: RulesOptions): ListRules<Inspiration> {
  const { shelf, platforms, pillars, tags } = options;
  const labelled = (value: string, label: string) => ({ value, label });
  return {
    questions: {
      name: 'look',
      label: 'Type',
      chips: [
        { value: 'all', label: 'All types' },
        ...lookNames.map((name) => ({
          value: name,
          label: lookLabels[name],
          icon: lookIcons[name],
          passes: (row: Inspiration) => lookOf(row) === name,
        })),
      ],
    },
    filters: [
      {
        name: 'used',
        label: 'Use',
        isSingle: true,
        choices: [labelled('yes', 'Used'), labelled('no', 'Not used yet')],
        passes: ({ id }, value) => shelf.usesOf(id).length > 0 === (value === 'yes'),
      },
      {
        name: 'platform',
        label: 'From',
        choices: platforms.map((name) => labelled(name, platformLabels[name])),
        passes: ({ url }, value) => url !== null && platformOf(url) === value,
      },
      {
        name: 'pillar',
        label: 'Pillar',
        choices: pillars.map(({ id, name, color }) => ({ value: id, label: name, color })),
        passes: ({ pillarId }, value) => pillarId === value,
      },
      {
        name: 'tag',
        label: 'Tag',
        choices: tags.map((tag) => labelled(tag, `#${tag}`)),
        passes: (row, value) => row.tags.includes(value),
      },
      {
        name: 'archived',
        label: 'Archived',
        isSwitch: true,
        choices: [labelled('yes', 'Archived')],
        passes: ({ isArchived }) => isArchived,
      },
    ],
    isListed: (row, { archived, collection = everything }) =>
      row.isArchived === (archived !== undefined) && liesIn(row, collection, shelf),
    textOf: ({ title, why, quote, creatorHandle, url, tags: own }) =>
      [title, why, quote, creatorHandle, url, ...own].join(' '),
  };
}

/** In the order that was chosen; `placed` is what lies in the collection on screen, by its place. */
export function sorted(
  rows: readonly Inspiration[],
  sort: Sort,
  placed: readonly { inspirationId: string }[] = [],
): Inspiration[] {
  // Ids grow with time.
  const newest = (one: Inspiration, other: Inspiration) => (one.id < other.id ? 1 : -1);
  if (sort === 'own' && placed.length > 0) {
    const places = new Map(placed.map(({ inspirationId }, at) => [inspirationId, at]));
    const placeOf = ({ id }: Inspiration) => places.get(id) ?? placed.length;
    return rows.toSorted((one, other) => placeOf(one) - placeOf(other) || newest(one, other));
  }
  if (sort === 'title')
    return rows.toSorted(
      (one, other) => one.title.localeCompare(other.title) || newest(one, other),
    );
  return rows.toSorted(sort === 'oldest' ? (one, other) => newest(other, one) : newest);
}
