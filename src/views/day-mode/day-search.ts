import { addressWords } from '#client/words/address-words.ts';

/** What /trip/{id}/day keeps in its address: which day, and which part of it. */
export function readDaySearch(search: Record<string, unknown>) {
  return addressWords(search, ['day', 'part']);
}
