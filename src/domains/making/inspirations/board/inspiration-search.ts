import { addressWords } from '#client/words/address-words.ts';

export const sorts = ['newest', 'oldest', 'title', 'own'] as const;
export type Sort = (typeof sorts)[number];

/** What /inspirations keeps in its address: a reload, a link and Back show the same. */
export interface InspirationSearch {
  /** The one that is open. */
  inspiration?: string;
  /** A collection by its id, or one of those that are always there. */
  collection?: string;
  /** What it looks like, and where it is from: words that the page knows. */
  look?: string;
  platform?: string;
  pillar?: string;
  tag?: string;
  used?: 'yes' | 'no';
  archived?: true;
  q?: string;
  /** Without it, the newest first. */
  sort?: Sort;
  /** Without it, a grid. */
  view?: 'list';
}

const words = ['inspiration', 'collection', 'look', 'platform', 'pillar', 'tag', 'q'] as const;

/** Reads the address; what it does not understand is left out. */
export function readInspirationSearch(search: Record<string, unknown>): InspirationSearch {
  const one = <T extends string>(of: readonly T[], name: string) =>
    of.find((known) => known === search[name]);
  const found = {
    ...addressWords(search, words),
    used: one(['yes', 'no'], 'used'),
    archived: search['archived'] === true || search['archived'] === 'true' || undefined,
    sort: one(sorts, 'sort'),
    view: one(['list'], 'view'),
  };
  // Each was read by its own rule above; those that are empty are left out.
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value),
  ) as InspirationSearch;
}
