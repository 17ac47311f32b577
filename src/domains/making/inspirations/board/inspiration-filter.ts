import { lookOf, platformOf, type Look } from '#domains/making/inspirations/rules.ts';
import { plainWords } from '#shared/plain-words.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import type { InspirationSearch, Sort } from './inspiration-search.ts';
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

/** Those that the address asks for, but for what they look like, which its chips count. */
export function filtered(
  all: readonly Inspiration[],
  search: InspirationSearch,
  places: Places,
): Inspiration[] {
  const { collection = everything, platform, pillar, tag, used, archived = false } = search;
  const words = plainWords(search.q ?? '')
    .trim()
    .split(/\s+/);
  return all.filter((inspiration) => {
    if (inspiration.isArchived !== archived) return false;
    if (!liesIn(inspiration, collection, places)) return false;
    if (platform && (!inspiration.url || platformOf(inspiration.url) !== platform)) return false;
    if (pillar && inspiration.pillarId !== pillar) return false;
    if (tag && !inspiration.tags.includes(tag)) return false;
    if (used && places.usesOf(inspiration.id).length > 0 !== (used === 'yes')) return false;
    const text = textOf(inspiration);
    return words.every((word) => text.includes(word));
  });
}

function textOf({ title, why, quote, creatorHandle, url, tags }: Inspiration): string {
  return plainWords([title, why, quote, creatorHandle, url, ...tags].join(' '));
}

export function countLooks(rows: readonly Inspiration[]): Record<Look, number> {
  const counts = { video: 0, image: 0, link: 0, text: 0 };
  for (const row of rows) counts[lookOf(row)] += 1;
  return counts;
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

/** Whether the address narrows what a collection shows. */
export function isNarrowed({ look, platform, pillar, tag, used, q }: InspirationSearch): boolean {
  return [look, platform, pillar, tag, used, q].some(Boolean);
}
