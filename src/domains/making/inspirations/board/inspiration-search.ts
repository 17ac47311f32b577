import { addressWords, withYes } from '#client/words/address-words.ts';

const sorts = ['newest', 'oldest', 'title', 'own'] as const;
export type Sort = (typeof sorts)[number];
export const sortLabels: Record<Sort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  title: 'Title',
  own: 'Own order',
};

const words = [
  // The one that is open.
  'inspiration',
  // By its id, or one of those that are always there.
  'collection',
  // What it looks like.
  'look',
  'platform',
  'pillar',
  'tag',
  'used',
  'archived',
  'q',
  // Without it, the newest first.
  'sort',
  // Without it, a grid.
  'view',
] as const;

/** What /inspirations keeps in its address: a reload, a link and Back show the same. */
export function readInspirationSearch(search: Record<string, unknown>) {
  return withYes(addressWords(search, words), ['archived']);
}

/** The order that an address asks for; its own is one of a collection alone, where each has a place. */
export function sortIn(word: string | undefined, hasOwnOrder: boolean): Sort {
  return sortsIn(hasOwnOrder).find((name) => name === word) ?? 'newest';
}

/** The orders that there are. */
export function sortsIn(hasOwnOrder: boolean): readonly Sort[] {
  return hasOwnOrder ? sorts : sorts.filter((name) => name !== 'own');
}
