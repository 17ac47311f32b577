import { addressWords } from '#client/words/address-words.ts';

/** What /books keeps in its address. */
export function readBookSearch(search: Record<string, unknown>) {
  return addressWords(search, [
    ...(['q', 'view', 'shelf', 'format', 'author', 'series', 'tag'] as const),
    ...(['rating', 'year', 'owned', 'open'] as const),
  ]);
}
