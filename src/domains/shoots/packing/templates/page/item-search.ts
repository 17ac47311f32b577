import { addressWords } from '#client/words/address-words.ts';

/** What the page of one template keeps in its address. */
export function readItemSearch(search: Record<string, unknown>) {
  return addressWords(search, ['q', 'show']);
}
