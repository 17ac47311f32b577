import { addressWords } from '#client/words/address-words.ts';

/** What /trip/{id} keeps in its address. */
export function readTripSearch(search: Record<string, unknown>) {
  return addressWords(search, ['tab', 'day']);
}
