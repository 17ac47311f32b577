import { addressWords, withYes } from '#client/words/address-words.ts';

const words = [
  'q',
  'status',
  'pillar',
  'series',
  'format',
  'tag',
  'author',
  'inspired',
  'old',
  'archived',
  'view',
] as const;

/** What the address of the page of ideas says; a word that nobody knows narrows nothing. */
export function readIdeaSearch(search: Record<string, unknown>) {
  return withYes(addressWords(search, words), ['inspired', 'old', 'archived']);
}
