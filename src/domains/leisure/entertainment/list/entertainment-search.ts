import { addressWords, withYes } from '#client/words/address-words.ts';

/** What /entertainment keeps in its address. */
export function readEntertainmentSearch(search: Record<string, unknown>) {
  const words = addressWords(search, [
    ...(['q', 'type', 'status', 'where', 'genre', 'rating', 'year', 'favourite'] as const),
    // Without it, shelves.
    'view',
  ]);
  return withYes(words, ['favourite']);
}
